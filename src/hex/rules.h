#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace loris::hex {

/// Where something stands in a rule file; both count from 1.
struct Place {
  std::uint32_t line = 1, column = 1;
};

/// How the rules of a file go together.
enum class Reading : std::uint8_t {
  Conjunction,   // each of them holds (papers/001, Definition 3.3)
  Alternatives,  // of the matching rules that say what a reference may be, one holds
};

/// A regular expression over the steps of a path.
struct Steps {
  enum class Kind : std::uint8_t {
    Empty,     // no step
    Field,     // .name or .Class:name
    Element,   // []: an element of an array
    Sequence,  // all parts, one after the other; at least two
    Choice,    // one of the parts; at least two
    Star,      // of the only part, as the next two
    Plus,
    Optional,
  };
  Kind kind = Kind::Empty;
  Place place;
  std::string class_name;  // Field: that declares it; empty when the name alone is said
  std::string name;        // Field
  std::vector<Steps> parts;
};

/// A set of paths: where they start, and the steps from there.
struct Path {
  enum class Base : std::uint8_t {
    Root,       // the receiver ("this") or a parameter of the target: `name`
    Static,     // a static field: `class_name`, `name`
    Anchor,     // left: any object, of the class of the block if there is one; right: that object
    Any,        // right only: any object, whatever the left side found
    Reference,  // right only: the reference that the left side found
  };
  Base base = Base::Root;
  Place place;
  std::string class_name, name;
  std::uint32_t ups = 0;  // Anchor and Reference on the right: that many last steps are dropped
  Steps steps;
};

/// One of the atomic formulas of Definition 3.2, or the existing tool's `never aliases`.
struct Atom {
  enum class Kind : std::uint8_t {
    NotNull,
    ExpandsToNothing,
    ExpandsTo,  // `type`
    AliasesNothing,
    AliasesSome,   // `type`
    Aliases,       // `target`
    AliasesMax,    // `target`
    NeverAliases,  // `target`
  };
  Kind kind = Kind::NotNull;
  Place place;
  Path path;
  std::string static_type;  // only references declared with this type; empty for all
  std::string type;
  Place type_place;
  std::optional<Path> target;
};

struct Formula {
  enum class Kind : std::uint8_t { Atom, Not, And, Or, Implies, Iff };
  Kind kind = Kind::Atom;
  std::uint32_t atom = 0;      // Atom: its index in the rule
  std::vector<Formula> parts;  // Not: one; And, Or: two or more; Implies, Iff: two
};

/// A sentence. In a block of a class, and where paths start anywhere, it is said of every object
/// that `Anchor` can be, of each by itself.
struct Rule {
  Place place;
  std::string class_name;  // of the block; empty outside of one
  Place class_place;
  std::vector<Atom> atoms;
  Formula formula;

  bool is_atomic() const { return formula.kind == Formula::Kind::Atom; }
};

/// A static Java method, and what it is given.
struct Call {
  Place place;
  std::string class_name, method;
  std::string descriptor;  // "(Lt/List;)V"; empty when the file does not say
  std::vector<Path> arguments;
};

/// A companion method, run when an assumption matches.
struct Trigger {
  enum class Event : std::uint8_t { Null, NotNull, Expands, Aliases };
  Event event = Event::Null;
  Place place;
  std::string class_name;  // of the block
  Place class_place;
  Path path;
  std::string static_type;
  std::string type;  // Expands, Aliases: to an object of this type; empty for any
  Place type_place;
  std::optional<Path> target;  // Aliases: to an object that is here
  bool is_max = false;         // ... at the end of a longest path
  Call call;
};

/// A rule file. Names of classes are as written until resolve_names has seen them.
struct Rules {
  std::string file;  // for messages
  std::string text;
  Reading reading = Reading::Conjunction;
  std::string package;
  std::vector<Rule> rules;
  std::vector<Trigger> triggers;
};

}  // namespace loris::hex
