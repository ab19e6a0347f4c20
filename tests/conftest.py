"""What every test shares: how hard Hypothesis looks, and that a red result can be made again.

No profile has a deadline: a test that fails because the machine was busy says nothing about the rules.
"""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ci" if os.environ.get("CI") else "here")
