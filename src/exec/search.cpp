#include "exec/search.h"

#include <deque>
#include <random>
#include <utility>

#include "base/check.h"

namespace loris {

namespace {

class Dfs final : public Search {
 public:
  void add(std::vector<Node> children) override {
    for (std::size_t i = children.size(); i-- > 0;) open_.push_back(std::move(children[i]));
  }
  Node take() override {
    Node node = std::move(open_.back());
    open_.pop_back();
    return node;
  }
  Node give_away() override {
    Node node = std::move(open_.front());
    open_.pop_front();
    return node;
  }
  std::size_t size() const override { return open_.size(); }

 private:
  std::deque<Node> open_;
};

class Bfs final : public Search {
 public:
  void add(std::vector<Node> children) override {
    for (Node& child : children) open_.push_back(std::move(child));
  }
  Node take() override {
    Node node = std::move(open_.front());
    open_.pop_front();
    return node;
  }
  Node give_away() override {
    Node node = std::move(open_.back());
    open_.pop_back();
    return node;
  }
  std::size_t size() const override { return open_.size(); }

 private:
  std::deque<Node> open_;
};

/// Depth first in rounds: what has more choices than a bound waits until the others have ended,
/// then the bound is doubled. Where a structure may have a cycle some paths go round it for very
/// long; the short ones are found before them.
class Deepening final : public Search {
 public:
  void add(std::vector<Node> children) override {
    const bool is_deep = !children.empty() && children[0].choices.size() > bound_;
    if (!is_deep || later_.size() >= kMostWaiting) return open_.add(std::move(children));
    for (Node& child : children) later_.push_back(std::move(child));
  }
  Node take() override {
    if (open_.size() == 0) {
      bound_ *= 2;
      open_.add(std::exchange(later_, {}));
    }
    return open_.take();
  }
  Node give_away() override {
    if (open_.size() > 0) return open_.give_away();
    Node node = std::move(later_.back());
    later_.pop_back();
    return node;
  }
  std::size_t size() const override { return open_.size() + later_.size(); }

 private:
  static constexpr std::size_t kFirstBound = 8, kMostWaiting = 4096;

  std::size_t bound_ = kFirstBound;
  Dfs open_;
  std::vector<Node> later_;  // none when there are too many: states take memory
};

/// Takes the open path at a place that the derived class chooses.
class Picking : public Search {
 public:
  void add(std::vector<Node> children) override {
    for (Node& child : children) open_.push_back(std::move(child));
  }
  Node take() override { return remove(pick(open_)); }
  Node give_away() override { return remove(0); }
  std::size_t size() const override { return open_.size(); }

 protected:
  virtual std::size_t pick(const std::vector<Node>& open) = 0;

 private:
  Node remove(std::size_t at) {
    std::swap(open_[at], open_.back());
    Node node = std::move(open_.back());
    open_.pop_back();
    return node;
  }

  std::vector<Node> open_;
};

class Random final : public Picking {
 public:
  explicit Random(std::uint64_t seed) : generator_(seed) {}

 private:
  std::size_t pick(const std::vector<Node>& open) override { return generator_() % open.size(); }

  std::mt19937_64 generator_;
};

/// The newest of those whose next branch is not covered; the newest of all when there is none.
class Coverage final : public Picking {
 private:
  std::size_t pick(const std::vector<Node>& open) override {
    for (std::size_t i = open.size(); i-- > 0;) {
      const Edge& edge = open[i].state.edge;
      if (edge.code == nullptr || edge.code->marks.empty()) continue;
      if ((edge.code->marks[edge.at] & edge.mark) == 0) return i;
    }
    return open.size() - 1;
  }
};

}  // namespace

std::unique_ptr<Search> make_dfs(std::uint64_t) { return std::make_unique<Dfs>(); }
std::unique_ptr<Search> make_deepening(std::uint64_t) { return std::make_unique<Deepening>(); }
std::unique_ptr<Search> make_bfs(std::uint64_t) { return std::make_unique<Bfs>(); }
std::unique_ptr<Search> make_random(std::uint64_t seed) { return std::make_unique<Random>(seed); }
std::unique_ptr<Search> make_coverage(std::uint64_t) { return std::make_unique<Coverage>(); }

}  // namespace loris
