"""Runs the unit tests of a script with the options and the totals of all our runners."""

import argparse
import unittest

from .tally import Tally, add_tally_options


def run_tests(module, description):
    parser = argparse.ArgumentParser(description=description)
    add_tally_options(parser)
    options = parser.parse_args()
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromModule(module).run(result)
    tally = Tally(options.label)
    broken = result.failures + result.errors
    for test, why in broken:
        tally.add_failure(test.id(), why)
    tally.passed = ["passed"] * (result.testsRun - len(broken))
    return tally.finish(options.json)
