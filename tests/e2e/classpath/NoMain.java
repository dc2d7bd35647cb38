// A class without main, and one whose main is not static.
// RUN: loris exec NoMain
// EXPECT: input error, stderr contains "NoMain", stderr contains "main"
// RUN: loris exec InstanceMain
// EXPECT: input error, stderr contains "InstanceMain", stderr contains "main"
class NoMain {}

class InstanceMain {
  public void main(String[] args) {}
}
