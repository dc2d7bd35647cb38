#include "mona/question.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "mona/translation.h"

namespace loris::mona {

namespace {

using Decision = PartialHeap::Decision;

class Question {
 public:
  Question(const Structure& structure, const PartialHeap& heap)
      : structure_(structure),
        heap_(heap),
        decisions_(heap.decisions),
        places_(heap.kinds.size()),
        is_needed_(heap.kinds.size(), false) {}

  std::string text() {
    find_needed();
    place_objects();
    write_marks();
    for (const Index object : order_) {
      if (object != 0) write_object(object);
      for (const Decision& decision : decisions_) {
        if (decision.source == object) write_decision(decision);
      }
    }
    return text_;
  }

 private:
  /// Where an object is in the tree: below another, or somewhere.
  struct Place {
    Index mark = 0;  // zero: not placed yet, or that of the roots
    bool is_below = false;
    Index source = 0;
    std::string way;            // from there
    std::vector<Index> labels;  // that it may have
  };

  /// An object matters when rules speak of a reference from it, or of one that leads to it.
  void find_needed() {
    is_needed_[0] = true;
    for (const Decision& decision : decisions_) {
      is_needed_[decision.source] = true;
      if (decision.kind == Decision::Kind::Object && !is_always_free(decision.reference))
        is_needed_[decision.object] = true;
    }
    for (Index object = 1; object < is_needed_.size(); ++object) {
      if (labels_of(object).empty()) is_needed_[object] = false;
    }
  }

  bool is_always_free(Index reference) const {
    for (Index label = 0; label < structure_.labels().size(); ++label) {
      const Edge* edge = structure_.edge(label, reference);
      if (edge != nullptr && !edge->is_free) return false;
    }
    return true;
  }

  std::vector<Index> labels_of(Index object) const {
    std::vector<Index> found;
    for (Index label = 1; label < structure_.labels().size(); ++label) {
      if (heap_.kinds[object].count(structure_.labels()[label].kind) != 0) found.push_back(label);
    }
    return found;
  }

  // --- places ---------------------------------------------------------------------------------

  /// From the roots, reference by reference, so that the order of decisions does not matter.
  void place_objects() {
    std::sort(decisions_.begin(), decisions_.end(),
              [](const Decision& a, const Decision& b) { return a.reference < b.reference; });
    places_[0].labels = {0};
    order_.push_back(0);
    for (std::size_t next = 0; next < order_.size() || place_another(); ++next) {
      for (const Decision& decision : decisions_) {
        if (decision.source != order_[next] || decision.kind != Decision::Kind::Object) continue;
        if (!is_needed_[decision.object] || places_[decision.object].mark != 0) continue;
        places_[decision.object] = place_of(decision);
        add_mark(decision.object);
      }
    }
  }

  void add_mark(Index object) {
    places_[object].mark = static_cast<Index>(order_.size());
    order_.push_back(object);
  }

  /// An object that is only reached along references without rules.
  bool place_another() {
    for (Index object = 1; object < places_.size(); ++object) {
      if (!is_needed_[object] || places_[object].mark != 0) continue;
      places_[object].labels = labels_of(object);
      add_mark(object);
      return true;
    }
    return false;
  }

  /// Below the source, if every label that the source may have says so and says the same way.
  Place place_of(const Decision& decision) const {
    Place anywhere, below;
    anywhere.labels = labels_of(decision.object);
    const bool is_on_top = structure_.is_on_top(heap_.kinds[decision.object]);
    std::set<Index> labels;
    for (const Index label : places_[decision.source].labels) {
      const Edge* edge = structure_.edge(label, decision.reference);
      if (edge == nullptr) continue;
      const bool is_certain =
          edge->is_branch && (!edge->may_alias || (decision.source == 0 && is_on_top));
      if (!is_certain || (below.is_below && below.way != edge->way)) return anywhere;
      below.is_below = true;
      below.way = edge->way;
      labels.insert(edge->below.begin(), edge->below.end());
    }
    if (!below.is_below) return anywhere;
    below.source = decision.source;
    for (const Index label : anywhere.labels) {
      if (labels.count(label) != 0) below.labels.push_back(label);
    }
    return below;
  }

  // --- text -----------------------------------------------------------------------------------

  void line(const std::string& text) { text_ += text + '\n'; }

  /// markI(p): object i is at p. Each position has one mark at most, so objects are different; that
  /// marks are bits and no variables keeps the automata small.
  void write_marks() {
    std::size_t bits = 0;
    while (std::size_t{1} << bits < order_.size()) ++bits;
    if (bits == 0) return;
    std::vector<std::string> sets;
    for (std::size_t bit = 0; bit < bits; ++bit) sets.push_back(fmt::format("M{}", bit));
    line(fmt::format("var2 {};", fmt::join(sets, ", ")));
    for (std::size_t mark = 1; mark < std::size_t{1} << bits; ++mark) {
      std::vector<std::string> parts;
      for (std::size_t bit = 0; bit < bits; ++bit)
        parts.push_back(fmt::format("p {} M{}", (mark >> bit & 1) != 0 ? "in" : "notin", bit));
      const std::string all = fmt::format("{}", fmt::join(parts, " & "));
      if (mark < order_.size())
        line(fmt::format("pred mark{}(var1 p) = {};", mark, all));
      else
        line(fmt::format("all1 p: ~({});", all));
    }
  }

  void write_object(Index object) {
    const Place& place = places_[object];
    if (!place.is_below) {
      line(fmt::format("ex1 p: mark{}(p);", place.mark));
      line(fmt::format("all1 p, q: mark{0}(p) & mark{0}(q) => p = q;", place.mark));
    } else if (place.source == 0) {
      line(fmt::format("all1 p: mark{}(p) <=> p = {};", place.mark, at("root", place.way)));
    } else {
      line(fmt::format("all1 p: mark{}(p) <=> (ex1 q: mark{}(q) & p = {});", place.mark,
                       places_[place.source].mark, at("q", place.way)));
    }
    std::vector<std::string> kinds;
    for (const Index kind : structure_.labelled(heap_.kinds[object]))
      kinds.push_back(fmt::format("kind{}(p)", kind));
    line(fmt::format("all1 p: mark{}(p) => {};", place.mark, fmt::join(kinds, " | ")));
  }

  void write_decision(const Decision& decision) {
    if (!is_needed_[decision.source]) return;
    const bool is_root = decision.source == 0;
    const bool is_object = decision.kind == Decision::Kind::Object;
    const bool is_known = is_object && is_needed_[decision.object];
    std::vector<std::string> variables, marks;
    if (!is_root) {
      variables.emplace_back("x");
      marks.push_back(fmt::format("mark{}(x)", places_[decision.source].mark));
    }
    if (is_known) {
      variables.emplace_back("y");
      marks.push_back(fmt::format("mark{}(y)", places_[decision.object].mark));
    }
    const char* const word = is_known                                ? "to"
                             : is_object                             ? "out"
                             : decision.kind == Decision::Kind::Null ? "null"
                                                                     : "any";
    const std::string said = fmt::format("{}{}({}{})", word, decision.reference,
                                         is_root ? "root" : "x", is_known ? ", y" : "");
    if (variables.empty()) return line(said + ";");
    line(fmt::format("all1 {}: {} => {};", fmt::join(variables, ", "), fmt::join(marks, " & "),
                     said));
  }

  const Structure& structure_;
  const PartialHeap& heap_;
  std::vector<Decision> decisions_;
  std::vector<Place> places_;
  std::vector<bool> is_needed_;
  std::vector<Index> order_;  // by mark
  std::string text_;
};

}  // namespace

std::string question(const Structure& structure, const PartialHeap& heap) {
  return Question(structure, heap).text();
}

}  // namespace loris::mona
