#include "exec/search.h"

#include <deque>
#include <random>

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
std::unique_ptr<Search> make_bfs(std::uint64_t) { return std::make_unique<Bfs>(); }
std::unique_ptr<Search> make_random(std::uint64_t seed) { return std::make_unique<Random>(seed); }
std::unique_ptr<Search> make_coverage(std::uint64_t) { return std::make_unique<Coverage>(); }

}  // namespace loris
