#pragma once
#include <memory>
#include <unordered_map>
#include <vector>

#include "interp/interpreter.h"
#include "interp/state.h"
#include "term/term.h"

namespace loris {

/// Something that a path came by.
struct TrailPoint {
  enum class Kind : std::uint8_t {
    Line,      // the first instruction of a line
    Library,   // a method of the library was called; what happens inside is left out
    Decision,  // the input was asked something
  };
  Kind kind = Kind::Line;
  bool is_implied = false;  // a decision that the precondition leaves no choice in
  const Code* code = nullptr;
  std::uint32_t pc = 0;
  std::uint32_t depth = 0;             // calls of the program between the target and here
  Term guard = {};                     // what was decided; none where it concerns references
  std::shared_ptr<const State> after;  // then: the state in which it was
};

/// A frame as the trail last saw it.
struct TrailFrame {
  const Code* code = nullptr;
  std::uint32_t pc = 0;
  std::uint32_t shown_depth = 0;  // frames of the program below
  int line = -1;                  // the last that was noted
  bool is_library = false;
};

/// What a path came by, a piece for each stretch between decisions; paths share what they have in
/// common.
struct Trail {
  Trail() = default;
  Trail(const Trail&) = delete;
  Trail& operator=(const Trail&) = delete;
  ~Trail();  // without recursion: there are as many pieces as decisions

  std::shared_ptr<Trail> before;
  std::vector<TrailPoint> points;
  std::vector<TrailFrame> frames;    // outermost first, at the end of the piece
  std::size_t size = 0;              // points up to here
  bool is_cut = false;               // there were more
  std::shared_ptr<const State> end;  // where the path ended, if it has
};

/// Writes trails: it looks at a state before each instruction.
class TrailRecorder {
 public:
  explicit TrailRecorder(const Interpreter& vm) : vm_(vm) {}

  /// Begins a piece that follows another, or none.
  void begin(std::shared_ptr<Trail> before);
  void look(const State& state);
  void decide(Term guard, const State& after, bool is_implied);
  std::shared_ptr<Trail> finish();
  /// A piece that holds one decision.
  std::shared_ptr<Trail> decided(const std::shared_ptr<Trail>& before, Term guard,
                                 const State& after) const;

 private:
  void enter(const State& state);
  bool is_new_line(const TrailFrame& frame, std::uint32_t pc, int line);
  int line_of(const Code& code, std::uint32_t pc);
  void add(TrailPoint point);

  const Interpreter& vm_;
  std::shared_ptr<Trail> trail_;
  std::unordered_map<const Code*, std::vector<int>> lines_;
};

}  // namespace loris
