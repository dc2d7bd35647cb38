"""What the test runners share: JDKs, Java subjects, compiling them, running commands, counting."""
