#include "report/html.h"

#include <algorithm>
#include <map>
#include <ostream>

#include <fmt/format.h>

#include "report/choice_tree.h"
#include "report/heap_dot.h"
#include "report/html_block.h"
#include "report/html_files.h"
#include "report/html_pictures.h"
#include "report/html_source.h"
#include "report/html_summary.h"
#include "report/script_text.h"
#include "report/version.h"

namespace loris {

namespace {

using Json = nlohmann::ordered_json;

char ending_letter(const PathResult& path) {
  constexpr std::string_view kLetters = "nevdcu";
  return kLetters[static_cast<std::size_t>(path.ending)];
}

/// A few words for a row of the tree.
std::string outcome_text(const PathResult& path) {
  const std::string where = path.at.empty() ? "" : " at " + path.at;
  switch (path.ending) {
    case Ending::Normal: return path.result.empty() ? "returns" : "returns " + path.result;
    case Ending::Undecided: return "undecided: " + path.kind + where;
    case Ending::Cut: return "cut: " + path.kind + where;
    case Ending::Unsupported: return "unsupported: " + path.kind + where;
    default:
      return path.kind.substr(path.kind.find(' ') == std::string::npos ? path.kind.rfind('.') + 1
                                                                       : 0) +
             where;
  }
}

/// The tree and, for each path, how it ended.
Json tree_json(const Result& result, std::size_t count) {
  const ChoiceTree tree = make_choice_tree(result.path_list, count);
  Json children = Json::array(), choices = Json::array(), labels = Json::array();
  for (const ChoiceTree::Node& node : tree.nodes) {
    children.push_back(node.children);
    choices.push_back(node.choices);
    labels.push_back(node.labels);
  }
  std::string endings;
  std::map<std::string, std::size_t> ids;
  Json outcomes = Json::array(), outcome = Json::array();
  for (std::size_t i = 0; i < count; ++i) {
    endings += ending_letter(result.path_list[i]);
    const std::string text = label_text(outcome_text(result.path_list[i]), 120);
    const auto [found, is_new] = ids.try_emplace(text, outcomes.size());
    if (is_new) outcomes.push_back(text);
    outcome.push_back(found->second);
  }
  return Json{{"children", std::move(children)}, {"choices", std::move(choices)},
              {"labels", std::move(labels)},     {"strings", tree.strings},
              {"outcomes", std::move(outcomes)}, {"outcome", std::move(outcome)},
              {"endings", std::move(endings)}};
}

class Page {
 public:
  Page(std::ostream& out, const std::vector<const Result*>& results, const HtmlOptions& options)
      : out_(out), results_(results), options_(options), pictures_(results, options) {}

  void write() {
    put_head();
    Json runs = Json::array();
    for (std::size_t run = 0; run < results_.size(); ++run) runs.push_back(put_run(run));
    for (std::size_t i = 0; i < pictures_.all().size(); ++i)
      put_block(fmt::format("picture-{}", i), script_json(pictures_.all()[i]));
    const Json sources = options_.sources == nullptr
                             ? Json::object()
                             : mentioned_sources(results_, *options_.sources);
    put_block("sources", script_json(sources));
    const Json about{{"version", version()},
                     {"pictures", Json{{"problem", pictures_.problem()},
                                       {"paths", options_.graphviz_paths},
                                       {"objects", options_.graphviz_objects}}},
                     {"block", options_.paths_in_block},
                     {"not_explored", options_.not_explored},
                     {"runs", std::move(runs)}};
    put_block("about", script_json(about));
    out_ << "<script>" << html_files::kScript << "</script>\n</body>\n</html>\n";
  }

 private:
  std::string title() const {
    if (results_.empty()) return "Loris";
    const std::string& first = results_[0]->asked.target;
    const bool is_one = std::all_of(results_.begin(), results_.end(), [&](const Result* result) {
      return result->asked.target == first;
    });
    return is_one ? first : fmt::format("{} methods", results_.size());
  }

  /// The start of the page, up to where the blocks are.
  void put_head() {
    std::string head(html_files::kPage);
    const auto put = [&](std::string_view mark, std::string_view text) {
      const std::size_t at = head.find(mark);
      if (at != std::string::npos) head.replace(at, mark.size(), text);
    };
    put("@SCRIPT_HASH@", html_files::kScriptHash);
    put("@STYLE_HASH@", html_files::kStyleHash);
    put("@STYLE@", html_files::kStyle);
    put("@TITLE@", html_text(title()));
    out_ << head;
  }

  void put_block(const std::string& id, const std::string& json) {
    out_ << "<script type=\"application/json\" id=\"" << id << "\">" << json << "</script>\n";
  }

  /// The paths of a run, in blocks as long as there is room for them, and its summary.
  Json put_run(std::size_t run) {
    const Result& result = *results_[run];
    const std::size_t room = options_.most_bytes / results_.size();
    HtmlBlock block;
    std::size_t blocks = 0, bytes = 0, held = 0;
    const auto flush = [&] {
      if (block.size() == 0) return;
      const std::string text = block.take();
      bytes += text.size();
      put_block(fmt::format("paths-{}-{}", run, blocks++), text);
    };
    for (const PathResult& path : result.path_list) {
      if (bytes > room) break;
      const auto test = options_.test_of ? options_.test_of(result, path) : std::nullopt;
      block.add(path, pictures_.of(path), test);
      ++held;
      if (block.size() == options_.paths_in_block) flush();
    }
    flush();
    put_block(fmt::format("tree-{}", run), script_json(tree_json(result, held)));
    Json summary = html_summary(result);
    summary["cover"] = coverage_page(result);
    summary["held"] = held;
    summary["ended"] = result.path_list.size();
    return summary;
  }

  std::ostream& out_;
  const std::vector<const Result*>& results_;
  const HtmlOptions& options_;
  HtmlPictures pictures_;
};

}  // namespace

void write_html(std::ostream& out, const std::vector<const Result*>& results,
                const HtmlOptions& options) {
  Page(out, results, options).write();
}

}  // namespace loris
