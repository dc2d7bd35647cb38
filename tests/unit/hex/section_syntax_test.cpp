#include <gtest/gtest.h>

#include "parsing.h"

namespace loris::hex {
namespace {

Rules resolve(const std::string& rules) {
  return parse("resolve begin\n" + rules + "\nresolve end\n");
}
Atom resolved_atom(const std::string& rule) { return resolve(rule).rules.at(0).atoms.at(0); }

std::string error_in(const std::string& rule) {
  return error_of("resolve begin\n" + rule + "\nresolve end\n");
}

TEST(SectionSyntax, ReadsATreeWithParentLinks) {
  const Rules rules = parse(
      "-- a tree\n"
      "resolve begin\n"
      "{R_ANY}.t/Tree:root(.t/Node:left|.t/Node:right)* instanceof t/Node aliases nothing;\n"
      "{R_ANY}.t/Tree:root.t/Node:parent instanceof t/Node expands to nothing;\n"
      "{R_ANY}.t/Tree:root.t/Node:parent instanceof t/Node aliases nothing;\n"
      "{R_ANY}.t/Tree:root(.t/Node:left|.t/Node:right)+.t/Node:parent instanceof t/Node not null;\n"
      "{R_ANY}.t/Tree:root(.t/Node:left|.t/Node:right)+.t/Node:parent instanceof t/Node aliases "
      "target {$REF}.{UP}.{UP};\n"
      "resolve end\n");
  EXPECT_EQ(rules.reading, Reading::Alternatives);
  ASSERT_EQ(rules.rules.size(), 5u);
  const Atom& last = rules.rules[4].atoms[0];
  EXPECT_EQ(last.kind, Atom::Kind::Aliases);
  EXPECT_EQ(last.path.base, Path::Base::Anchor);
  EXPECT_EQ(last.path.steps.parts.size(), 3u);
  EXPECT_EQ(last.static_type, "t/Node");
  EXPECT_EQ(last.target->base, Path::Base::Reference);
  EXPECT_EQ(last.target->ups, 2u);
}

TEST(SectionSyntax, EachConstraint) {
  EXPECT_EQ(resolved_atom("{ROOT}:a instanceof A not null;").kind, Atom::Kind::NotNull);
  EXPECT_EQ(resolved_atom("{ROOT}:a instanceof A expands to nothing;").kind,
            Atom::Kind::ExpandsToNothing);
  EXPECT_EQ(resolved_atom("{ROOT}:a instanceof A expands to instanceof B;").type, "B");
  EXPECT_EQ(resolved_atom("{ROOT}:a instanceof A aliases nothing;").kind,
            Atom::Kind::AliasesNothing);
  EXPECT_EQ(resolved_atom("{ROOT}:a instanceof A aliases instanceof B;").kind,
            Atom::Kind::AliasesSome);
  EXPECT_EQ(resolved_atom("{ROOT}:a instanceof A aliases target {ROOT}:b;").kind,
            Atom::Kind::Aliases);
  EXPECT_EQ(resolved_atom("{ROOT}:a instanceof A aliases target {MAX}{ROOT}:b(.A:n)*;").kind,
            Atom::Kind::AliasesMax);
  EXPECT_EQ(resolved_atom("{ROOT}:a instanceof A never aliases target {ROOT}:b;").kind,
            Atom::Kind::NeverAliases);
}

TEST(SectionSyntax, EachOrigin) {
  EXPECT_EQ(resolved_atom("{ROOT}:this.A:f instanceof A not null;").path.name, "this");
  EXPECT_EQ(resolved_atom("{R_ANY}.A:f instanceof A not null;").path.base, Path::Base::Anchor);
  const Path fixed = resolved_atom("[static].t/A:f.t/B:g instanceof B not null;").path;
  EXPECT_EQ(fixed.base, Path::Base::Static);
  EXPECT_EQ(fixed.class_name, "t/A");
  EXPECT_EQ(fixed.steps.name, "g");
  EXPECT_EQ(resolved_atom("[t/A].t/A:f instanceof B not null;").path.name, "f");
  const Atom bare = resolved_atom("instanceof A not null;");
  EXPECT_EQ(bare.path.base, Path::Base::Anchor);
  EXPECT_EQ(bare.path.steps.kind, Steps::Kind::Empty);
  EXPECT_EQ(resolved_atom("{R_ANY}.A:f instanceof A aliases target {R_ANY}.A:f;").target->base,
            Path::Base::Any);
  EXPECT_EQ(resolved_atom("{R_ANY}.A:f instanceof A aliases target {$R_ANY}.A:g;").target->base,
            Path::Base::Anchor);
}

TEST(SectionSyntax, TriggersComeWithRulesOrAlone) {
  const Rules rules = parse(
      "init begin\n{ROOT}:this instanceof L not null; init end\n"
      "resolve begin\n"
      "{R_ANY}.L:h instanceof N expands to instanceof N triggers t/S:(LL;)V:grown:{$R_ANY};\n"
      "resolve end\n"
      "trigger begin\n"
      "{R_ANY}.L:h(.N:n)* instanceof N null triggers t/S:()V:closed;\n"
      "{R_ANY}.L:h(.N:n)+ instanceof N aliases target {$R_ANY}.L:h triggers t/S:()V:closed;\n"
      "{R_ANY}.L:h instanceof N not null triggers t/S:()V:closed;\n"
      "trigger end\n");
  EXPECT_EQ(rules.rules.size(), 2u) << "those of the section trigger forbid nothing";
  ASSERT_EQ(rules.triggers.size(), 4u);
  EXPECT_EQ(rules.triggers[0].event, Trigger::Event::Expands);
  EXPECT_EQ(rules.triggers[0].call.class_name, "t/S");
  EXPECT_EQ(rules.triggers[0].call.descriptor, "(LL;)V");
  EXPECT_EQ(rules.triggers[0].call.method, "grown");
  EXPECT_EQ(rules.triggers[0].call.arguments.size(), 1u);
  EXPECT_EQ(rules.triggers[1].event, Trigger::Event::Null);
  EXPECT_TRUE(rules.triggers[2].target.has_value());
  EXPECT_EQ(rules.triggers[3].event, Trigger::Event::NotNull);
}

TEST(SectionSyntax, AFileMaySayThatItsRulesAreAConjunction) {
  EXPECT_EQ(parse("reading conjunction; resolve begin resolve end").reading, Reading::Conjunction);
}

TEST(SectionSyntax, EachError) {
  EXPECT_EQ(error_of("resolve begin\n"),
            "2:1: expected a rule or 'resolve end', found the end of the file")
      << "not closed";
  EXPECT_EQ(error_of("resolve begin resolve end\nclass A {}"),
            "2:1: expected 'init begin', 'resolve begin' or 'trigger begin', found 'class'");
  EXPECT_EQ(error_of("resolve begin resolve end\ninit {"), "2:6: expected 'begin', found '{'");
  EXPECT_EQ(error_in("{ROOT}:a not null;"),
            "2:10: expected a step such as .t/Node:next or 'instanceof', found 'not'");
  EXPECT_EQ(error_in("{ROOT}.a instanceof A not null;"), "2:7: expected ':', found '.'");
  EXPECT_EQ(error_in("{SOME}:a instanceof A not null;"),
            "2:1: expected {ROOT}:, {R_ANY} or a static field, found '{'");
  EXPECT_EQ(error_in("{$REF} instanceof A not null;"),
            "2:1: expected {ROOT}:, {R_ANY} or a static field, found '{'");
  EXPECT_EQ(error_in("{ROOT}:a instanceof A aliases target a;"),
            "2:38: expected {ROOT}:, {R_ANY}, {$R_ANY}, {$REF} or a static field, found 'a'");
  EXPECT_EQ(error_in("{ROOT}:a instanceof A aliases target {ROOT}:b.{UP};"),
            "2:46: .{UP} can only follow {$REF} or {$R_ANY}");
  EXPECT_EQ(error_in("{R_ANY}.{UP} instanceof A not null;"),
            "2:8: .{UP} can only follow {$REF} or {$R_ANY}");
  EXPECT_EQ(error_in("{R_ANY}.{DOWN} instanceof A not null;"), "2:9: expected {UP}, found '{'");
  EXPECT_EQ(error_in("{ROOT}:a instanceof ;"), "2:21: expected the name of a class, found ';'");
  EXPECT_EQ(error_in("{ROOT}:a instanceof A;"),
            "2:22: expected 'not null', 'null', 'expands to', 'aliases' or 'never aliases', found "
            "';'");
  EXPECT_EQ(error_in("{ROOT}:a instanceof A null;"), "2:27: expected 'triggers', found ';'");
  EXPECT_EQ(error_in("{ROOT}:a instanceof A expands to A;"),
            "2:34: expected 'nothing' or 'instanceof', found 'A'");
  EXPECT_EQ(error_in("{ROOT}:a instanceof A aliases A;"),
            "2:31: expected 'nothing', 'instanceof' or 'target', found 'A'");
  EXPECT_EQ(error_in("{ROOT}:a instanceof A not null"), "3:1: expected ';', found 'resolve'");
  EXPECT_EQ(error_in("{ROOT}:a instanceof A aliases nothing triggers A:()V:b;"),
            "2:23: what is forbidden never happens and cannot trigger a method");
  EXPECT_EQ(error_in("{ROOT}:a instanceof A null triggers A:b;"), "2:39: expected '(', found 'b'");
  EXPECT_EQ(error_in("{ROOT}:a instanceof A null triggers A:();"),
            "2:41: expected the result of the method, V, found ';'");
  EXPECT_EQ(error_in("{ROOT}:a instanceof A null triggers A:()V:;"),
            "2:43: expected the name of a method, found ';'");
  EXPECT_EQ(error_in("[static].f instanceof A not null;"),
            "2:12: expected ':', found 'instanceof'");
  EXPECT_EQ(error_in("[t/B].t/A:f instanceof A not null;"),
            "2:2: expected 'static' or the class of the field that follows");
  EXPECT_EQ(error_of("trigger begin {ROOT}:a instanceof A not null; trigger end"),
            "1:45: expected 'triggers', found ';'");
}

}  // namespace
}  // namespace loris::hex
