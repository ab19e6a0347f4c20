"""Table: what both games share.

Owns: seats, actions and their spelling, refusals, happenings, the ledger, house switches, the contract of a game.
May import: cards.
Never: a rule of one game; a sentence for people to read.
Start reading at: game.py.
"""

from .action import CARD as CARD
from .action import CHANCE as CHANCE
from .action import Action as Action
from .action import Grammar as Grammar
from .action import Takes as Takes
from .action import UnreadableError as UnreadableError
from .action import check_seat as check_seat
from .action import read_action as read_action
from .action import read_choice as read_choice
from .action import read_seat as read_seat
from .action import seat_name as seat_name
from .game import AnyGame as AnyGame
from .game import Carry as Carry
from .game import Game as Game
from .game import Hand as Hand
from .game import House as House
from .game import Json as Json
from .game import Option as Option
from .game import View as View
from .happening import NOBODY as NOBODY
from .happening import Event as Event
from .happening import Happening as Happening
from .house import MOST_CHIPS as MOST_CHIPS
from .house import MOST_HANDS as MOST_HANDS
from .house import HouseError as HouseError
from .house import Profile as Profile
from .house import Switch as Switch
from .house import check_seats as check_seats
from .house import check_switches as check_switches
from .house import named_profile as named_profile
from .house import read_profile as read_profile
from .house import seats_fit as seats_fit
from .house import shipped_profiles as shipped_profiles
from .ledger import BANK as BANK
from .ledger import POT as POT
from .ledger import Chips as Chips
from .ledger import Ledger as Ledger
from .ledger import LedgerError as LedgerError
from .ledger import Posting as Posting
from .refusal import Argument as Argument
from .refusal import IllegalError as IllegalError
from .refusal import Refusal as Refusal
from .standing import Result as Result
from .standing import places as places
