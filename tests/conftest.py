"""What every test shares: how hard Hypothesis looks, and that a red result can be made again.

No profile has a deadline, and none minds how long examples take to make: a test that fails because the machine was busy
says nothing about the rules.
"""

import os
import signal

from hypothesis import HealthCheck, settings

settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("here"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")

# The command line speaks the language of the machine, and the tests read English unless they ask for another.
if "LC_ALL" in os.environ:
    os.environ["LC_CTYPE"] = os.environ.pop("LC_ALL")
os.environ.pop("LANGUAGE", None)
os.environ["LC_MESSAGES"] = "C"

# What is started in the background of a script is deaf to Ctrl-C, and so is all that it starts. The tests press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
