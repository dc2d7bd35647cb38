#include "relational/resolve.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "classfile/names.h"
#include "program/link_error.h"

namespace loris::relational {

namespace {

using Kind = Term::Kind;
constexpr std::uint32_t kMostTerms = 1'000'000,
                        kDeepestPredicates = 400;  // predicates put in place

struct Type {
  enum class Kind : std::uint8_t { Formula, Set, Number, Either };  // Either: true, false
  Kind kind = Kind::Formula;
  ClassSet classes = {};
  bool is_constant = false;  // Number
};

std::string_view text_of(Type::Kind kind) {
  switch (kind) {
    case Type::Kind::Set: return "a set of objects";
    case Type::Kind::Number: return "a number";
    default: return "a formula";
  }
}

class Resolver {
 public:
  Resolver(const Specification& specification, const Vocabulary& vocabulary, Usage& usage)
      : specification_(specification), vocabulary_(vocabulary), usage_(usage) {}

  void run() {
    for (const Specification::Fact& fact : specification_.facts) {
      visible_ = fact.predicates_before;
      formula(fact.formula);
    }
  }

 private:
  using Names = std::vector<std::pair<std::string, Type>>;

  [[noreturn]] void fail(Place place, const std::string& message) const {
    specification_.fail(place, message);
  }

  void formula(const Term& term) { want(term, type(term), Type::Kind::Formula); }
  Type set(const Term& term) { return want(term, type(term), Type::Kind::Set); }

  Type want(const Term& term, Type found, Type::Kind wanted) const {
    const bool fits =
        found.kind == wanted || (found.kind == Type::Kind::Either && wanted != Type::Kind::Set);
    if (!fits)
      fail(term.place, fmt::format("expected {}, found {}", text_of(wanted), text_of(found.kind)));
    found.kind = wanted;
    return found;
  }

  Type type(const Term& term) {
    if (++seen_ > kMostTerms) fail(term.place, "the predicates are too large when put in place");
    if (depth_ == kDeepestPredicates)
      fail(term.place, "the predicates nest too deeply when put in place");
    ++depth_;
    Type found = type_of(term);
    --depth_;
    return found;
  }

  Type type_of(const Term& term) {
    switch (term.kind) {
      case Kind::Name: return name(term);
      case Kind::Nothing: return {Type::Kind::Set, ClassSet::none(vocabulary_)};
      case Kind::Integer: return number(term);
      case Kind::Truth: return {Type::Kind::Either, {}, true};
      case Kind::Join: return join(term);
      case Kind::Plus:
      case Kind::Minus: return sum(term);
      case Kind::Intersection: return intersection(term);
      case Kind::Cardinality: set(term.parts[0]); return {Type::Kind::Number};
      case Kind::Comprehension: return quantified(term);
      case Kind::Compare: compare(term); break;
      case Kind::Multiple: set(term.parts[0]); break;
      case Kind::Quantified: quantified(term); break;
      case Kind::Let: let(term); break;
      case Kind::Call: call(term); break;
      default:
        for (const Term& part : term.parts) formula(part);
    }
    return {Type::Kind::Formula};
  }

  Type name(const Term& term) {
    for (std::size_t i = names_.size(); i-- > scope_;) {
      if (names_[i].first == term.name) return names_[i].second;
    }
    if (const Vocabulary::Root* root = vocabulary_.root(term.name)) {
      usage_.roots.insert(term.name);
      return {Type::Kind::Set, ClassSet::of(vocabulary_, root->classes)};
    }
    const Class& cls = find_class(term.place, term.name);
    usage_.add(cls);
    return {Type::Kind::Set, ClassSet::below(vocabulary_, cls)};
  }

  const Class& find_class(Place place, const std::string& name) const {
    try {
      return vocabulary_.find_class(name);
    } catch (const InputError& error) {
      fail(place, error.what());
    }
  }

  Type number(const Term& term) {
    usage_.low = std::min(usage_.low, term.number);
    usage_.high = std::max(usage_.high, term.number);
    return {Type::Kind::Number, {}, true};
  }

  Type sum(const Term& term) {
    Type left = type(term.parts[0]);
    if (left.kind != Type::Kind::Set) {
      want(term.parts[0], left, Type::Kind::Number);
      const Type right = want(term.parts[1], type(term.parts[1]), Type::Kind::Number);
      for (const Term& part : term.parts) {
        if (part.kind == Kind::Integer) usage_.offset += std::abs(part.number);
      }
      return {Type::Kind::Number, {}, left.is_constant && right.is_constant};
    }
    const Type right = set(term.parts[1]);
    if (term.kind == Kind::Plus) left.classes.add(right.classes);
    return left;
  }

  Type intersection(const Term& term) {
    Type left = set(term.parts[0]);
    const Type right = set(term.parts[1]);
    for (std::size_t i = 0; i < left.classes.counted.size(); ++i)
      left.classes.counted[i] = left.classes.counted[i] && right.classes.counted[i];
    left.classes.uncounted = left.classes.uncounted && right.classes.uncounted;
    return left;
  }

  void compare(const Term& term) {
    Type left = type(term.parts[0]), right = type(term.parts[1]);
    const bool is_order = term.op == Term::Op::Less || term.op == Term::Op::LessEqual;
    Type::Kind wanted = left.kind == Type::Kind::Either ? right.kind : left.kind;
    if (wanted == Type::Kind::Either || is_order) wanted = Type::Kind::Number;
    if (term.op == Term::Op::In) wanted = Type::Kind::Set;
    if (wanted == Type::Kind::Formula)
      fail(term.place, "formulas are compared by <=>, expected sets or numbers");
    want(term.parts[0], left, wanted);
    want(term.parts[1], right, wanted);
  }

  /// Several fields, or one that is repeated or taken backwards, lead to objects.
  Type join(const Term& term) {
    const Step& step = term.step;
    const ClassSet from = set(term.parts[0]).classes;
    std::vector<const Class*> owners;
    for (const FieldName& field : step.fields)
      owners.push_back(field.class_name.empty() ? nullptr
                                                : &find_class(field.place, field.class_name));
    const bool may_be_number =
        step.repeat == Step::Repeat::Once && step.fields.size() == 1 && !step.fields[0].backwards;
    ClassSet reached = from;
    if (step.repeat == Step::Repeat::Once) reached = ClassSet::none(vocabulary_);
    bool is_number = false;
    for (ClassSet at = from;;) {
      ClassSet next = ClassSet::none(vocabulary_);
      for (std::size_t i = 0; i < step.fields.size(); ++i)
        is_number = follow(step.fields[i], owners[i], at, may_be_number, next) || is_number;
      const ClassSet before = reached;
      reached.add(next);
      if (step.repeat == Step::Repeat::Once || reached == before) break;
      at = reached;
    }
    for (const FieldName& field : step.fields) check_found(field, from);
    found_.clear();
    if (is_number) return {Type::Kind::Number};
    return {Type::Kind::Set, reached};
  }

  /// Adds where the field leads to; says whether to a number.
  bool follow(const FieldName& name, const Class* owner, const ClassSet& from, bool may_be_number,
              ClassSet& to) {
    bool is_number = false, is_reference = false;
    for (std::size_t i = 0; i < vocabulary_.counted.size(); ++i) {
      if (!name.backwards && !from.counted[i]) continue;
      const Field* field = visible_field(*vocabulary_.counted[i], name.name, owner);
      if (field == nullptr) continue;
      found_.insert(&name);
      if (field->storage == Storage::Ref) {
        is_reference = true;
        if (!reference(name, *field, i, from, to)) continue;
      } else {
        is_number = true;
        check_number(name, *field, may_be_number);
      }
      usage_.add(*field);
    }
    if (is_number && is_reference)
      fail(name.place, fmt::format("field {} is a number in some classes and a reference in "
                                   "others: write CLASS::{}",
                                   loris::quoted(name.name), name.name));
    return is_number;
  }

  bool reference(const FieldName& name, const Field& field, std::size_t owner, const ClassSet& from,
                 ClassSet& to) {
    const ClassSet targets = ClassSet::below(vocabulary_, declared(name, field));
    if (!name.backwards) {
      to.add(targets);
      return true;
    }
    bool meets = targets.uncounted && from.uncounted;
    for (std::size_t i = 0; i < targets.counted.size(); ++i)
      meets = meets || (targets.counted[i] && from.counted[i]);
    if (meets) to.counted[owner] = true;
    return meets;
  }

  const Class& declared(const FieldName& name, const Field& field) const {
    try {
      return vocabulary_.program.load_descriptor(field.descriptor);
    } catch (const LinkError& error) {
      fail(name.place,
           fmt::format("the class of field {} cannot be loaded: {}", name.name, error.what()));
    }
  }

  void check_number(const FieldName& name, const Field& field, bool may_be_number) const {
    if (!may_be_number)
      fail(name.place,
           fmt::format("field {} is a number, expected a reference", loris::quoted(name.name)));
    if (field.storage == Storage::Float || field.storage == Storage::Double)
      fail(name.place, fmt::format("field {} is a float or double, expected a whole number",
                                   loris::quoted(name.name)));
  }

  void check_found(const FieldName& name, const ClassSet& from) const {
    if (found_.contains(&name)) return;
    std::vector<std::string> classes;
    for (std::size_t i = 0; i < from.counted.size() && classes.size() < 4; ++i) {
      if (from.counted[i]) classes.push_back(vocabulary_.counted[i]->external_name());
    }
    if (classes.size() == 4) classes[3] = "…";
    fail(name.place, classes.empty()
                         ? fmt::format("there is no object here that could have a field {}",
                                       loris::quoted(name.name))
                         : fmt::format("there is no field {} in {}", loris::quoted(name.name),
                                       fmt::join(classes, ", ")));
  }

  /// Gives the type of the domain.
  Type quantified(const Term& term) {
    Type domain = set(term.parts[0]);
    for (const std::string& name : term.names) names_.emplace_back(name, domain);
    formula(term.parts[1]);
    names_.resize(names_.size() - term.names.size());
    return domain;
  }

  void let(const Term& term) {
    const Type value = type(term.parts[0]);
    if (value.kind == Type::Kind::Formula)
      fail(term.parts[0].place, "expected a set of objects or a number, found a formula");
    names_.emplace_back(term.names[0], value);
    formula(term.parts[1]);
    names_.pop_back();
  }

  /// The body is checked anew for every call: its parameters have the types of what is given.
  void call(const Term& term) {
    const auto& all = specification_.predicates;
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(visible_);
    const auto found = std::find_if(
        all.begin(), end, [&](const Predicate& predicate) { return predicate.name == term.name; });
    if (found == end)
      fail(term.place,
           fmt::format("there is no predicate {} before this", loris::quoted(term.name)));
    if (found->parameters.size() != term.parts.size())
      fail(term.place, fmt::format("predicate {} takes {}, found {}", term.name,
                                   found->parameters.size(), term.parts.size()));
    Names arguments;
    for (std::size_t i = 0; i < term.parts.size(); ++i) {
      const Type value = type(term.parts[i]);
      if (value.kind == Type::Kind::Formula)
        fail(term.parts[i].place, "expected a set of objects or a number, found a formula");
      arguments.emplace_back(found->parameters[i], value);
    }
    const std::size_t scope = std::exchange(scope_, names_.size());
    const std::size_t visible =
        std::exchange(visible_, static_cast<std::size_t>(found - all.begin()));
    names_.insert(names_.end(), arguments.begin(), arguments.end());
    formula(found->body);
    names_.resize(scope_);
    scope_ = scope;
    visible_ = visible;
  }

  const Specification& specification_;
  const Vocabulary& vocabulary_;
  Usage& usage_;
  Names names_;
  std::size_t scope_ = 0;    // names before it belong to callers
  std::size_t visible_ = 0;  // predicates
  std::set<const FieldName*> found_;
  std::uint32_t seen_ = 0, depth_ = 0;
};

}  // namespace

void resolve(const Specification& specification, const Vocabulary& vocabulary, Usage& usage) {
  Resolver(specification, vocabulary, usage).run();
}

}  // namespace loris::relational
