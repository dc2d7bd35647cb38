#pragma once
#include <initializer_list>
#include <string>
#include <vector>

#include "exec/result.h"

namespace loris::samples {

inline GraphValue number(std::int32_t value) { return {'I', static_cast<std::uint32_t>(value)}; }
inline GraphValue boolean(bool value) { return {'Z', value ? 1U : 0U}; }
inline GraphValue null() { return {}; }
/// The object at this place of Graph::nodes.
inline GraphValue ref(std::size_t node) { return {'L', node + 1}; }

GraphField field(const std::string& name, GraphValue value, const std::string& descriptor = "");
/// One that the path has not read.
GraphField free_field(const std::string& name, GraphValue value,
                      const std::string& descriptor = "");
GraphNode object(const std::string& class_name, std::vector<GraphField> fields);
GraphNode text(std::u16string value);
GraphNode constant(const std::string& class_name, std::u16string name);
GraphNode array(const std::string& class_name, std::vector<GraphValue> elements);
GraphRoot root(const std::string& name, GraphValue value);

/// "Bst.insert(int)" with n = 5 and everything explored.
Result complete_result();
PathResult violation(std::vector<std::uint32_t> choices, const std::string& kind,
                     const std::string& at);

}  // namespace loris::samples
