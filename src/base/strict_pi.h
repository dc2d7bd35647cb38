#pragma once

namespace loris {

/// x - n * pi/2 for a whole number n, to more than the precision of a double.
struct ReducedAngle {
  int quadrant;  // n modulo 4
  double head;   // within about pi/4 of 0
  double tail;   // what head lacks
};

/// Takes whole quarters of a turn off a finite x that is farther than pi/4 from 0.
ReducedAngle reduce_angle(double x);

}  // namespace loris
