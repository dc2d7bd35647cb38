#include <gtest/gtest.h>

#include "hex/source.h"
#include "parsing.h"

namespace loris::hex {
namespace {

Atom only_atom(const std::string& text) {
  const Rules rules = parse(text);
  EXPECT_EQ(rules.rules.size(), 1u);
  EXPECT_TRUE(rules.rules[0].is_atomic());
  return rules.rules[0].atoms[0];
}

TEST(OwnSyntax, EachAtomicFormula) {
  EXPECT_EQ(only_atom("this.a not null;").kind, Atom::Kind::NotNull);
  EXPECT_EQ(only_atom("this.a expands to nothing;").kind, Atom::Kind::ExpandsToNothing);
  const Atom expands = only_atom("this.a expands to t.Node;");
  EXPECT_EQ(expands.kind, Atom::Kind::ExpandsTo);
  EXPECT_EQ(expands.type, "t.Node");
  EXPECT_EQ(only_atom("this.a aliases nothing;").kind, Atom::Kind::AliasesNothing);
  const Atom some = only_atom("this.a aliases some t/Node;");
  EXPECT_EQ(some.kind, Atom::Kind::AliasesSome);
  EXPECT_EQ(some.type, "t/Node");
  const Atom aliases = only_atom("this.a aliases this.b;");
  EXPECT_EQ(aliases.kind, Atom::Kind::Aliases);
  EXPECT_EQ(aliases.target->steps.name, "b");
  EXPECT_EQ(only_atom("this.a aliases max this(.b)*;").kind, Atom::Kind::AliasesMax);
  EXPECT_EQ(only_atom("this.a never aliases this;").kind, Atom::Kind::NeverAliases);
}

TEST(OwnSyntax, IsNullIsNeitherExpansionNorAlias) {
  const Rules rules = parse("this.a is null;");
  ASSERT_EQ(rules.rules[0].atoms.size(), 2u);
  EXPECT_EQ(rules.rules[0].formula.kind, Formula::Kind::And);
  EXPECT_EQ(rules.rules[0].atoms[0].kind, Atom::Kind::ExpandsToNothing);
  EXPECT_EQ(rules.rules[0].atoms[1].kind, Atom::Kind::AliasesNothing);
}

TEST(OwnSyntax, SeveralConstraintsShareAPath) {
  const Rules rules = parse("class t.Tree { this.root of t.Node not null, aliases nothing; }");
  ASSERT_EQ(rules.rules[0].atoms.size(), 2u);
  EXPECT_EQ(rules.rules[0].class_name, "t.Tree");
  for (const Atom& atom : rules.rules[0].atoms) {
    EXPECT_EQ(atom.static_type, "t.Node");
    EXPECT_EQ(atom.path.base, Path::Base::Anchor);
    EXPECT_EQ(atom.path.steps.name, "root");
  }
}

TEST(OwnSyntax, EachRoot) {
  EXPECT_EQ(only_atom("this not null;").path.name, "this");
  EXPECT_EQ(only_atom("list not null;").path.name, "list");
  EXPECT_EQ(only_atom("param max not null;").path.name, "max");
  const Path fixed = only_atom("static t.Pool:first.next not null;").path;
  EXPECT_EQ(fixed.base, Path::Base::Static);
  EXPECT_EQ(fixed.class_name, "t.Pool");
  EXPECT_EQ(fixed.name, "first");
  EXPECT_EQ(fixed.steps.name, "next");
  EXPECT_EQ(only_atom("any.next not null;").path.base, Path::Base::Anchor);
  EXPECT_EQ(only_atom("list.next aliases any.next;").target->base, Path::Base::Any);
  EXPECT_EQ(only_atom("any.a.b aliases same.a;").target->base, Path::Base::Anchor);
  const Path up = *only_atom("list.next aliases ref.up.up.next;").target;
  EXPECT_EQ(up.base, Path::Base::Reference);
  EXPECT_EQ(up.ups, 2u);
  EXPECT_EQ(up.steps.name, "next");
}

TEST(OwnSyntax, EachKindOfStep) {
  const Steps steps = only_atom("this.a(.b|.t/Node:c.d)*[].e+(.f)? not null;").path.steps;
  ASSERT_EQ(steps.kind, Steps::Kind::Sequence);
  ASSERT_EQ(steps.parts.size(), 5u);
  EXPECT_EQ(steps.parts[0].kind, Steps::Kind::Field);
  ASSERT_EQ(steps.parts[1].kind, Steps::Kind::Star);
  const Steps& choice = steps.parts[1].parts[0];
  ASSERT_EQ(choice.kind, Steps::Kind::Choice);
  ASSERT_EQ(choice.parts[1].kind, Steps::Kind::Sequence);
  EXPECT_EQ(choice.parts[1].parts[0].class_name, "t/Node");
  EXPECT_EQ(choice.parts[1].parts[0].name, "c");
  EXPECT_EQ(steps.parts[2].kind, Steps::Kind::Element);
  EXPECT_EQ(steps.parts[3].kind, Steps::Kind::Plus);
  EXPECT_EQ(steps.parts[4].kind, Steps::Kind::Optional);
}

TEST(OwnSyntax, RepetitionsDoNotNest) {
  EXPECT_EQ(only_atom("this.a** not null;").path.steps.parts[0].kind, Steps::Kind::Field);
  EXPECT_EQ(only_atom("this(.a+)+ not null;").path.steps.kind, Steps::Kind::Plus);
  EXPECT_EQ(only_atom("this(.a+)? not null;").path.steps.kind, Steps::Kind::Star);
}

TEST(OwnSyntax, ConnectivesBindAsUsual) {
  const Rules rules = parse(
      "not x not null and y not null or z not null implies x aliases nothing <=> !(y is null);");
  const Formula& iff = rules.rules[0].formula;
  ASSERT_EQ(iff.kind, Formula::Kind::Iff);
  const Formula& implies = iff.parts[0];
  ASSERT_EQ(implies.kind, Formula::Kind::Implies);
  ASSERT_EQ(implies.parts[0].kind, Formula::Kind::Or);
  ASSERT_EQ(implies.parts[0].parts[0].kind, Formula::Kind::And);
  EXPECT_EQ(implies.parts[0].parts[0].parts[0].kind, Formula::Kind::Not);
  EXPECT_EQ(iff.parts[1].kind, Formula::Kind::Not);
  EXPECT_EQ(rules.rules[0].atoms.size(), 6u);
}

TEST(OwnSyntax, EachEventOfACompanionMethod) {
  const Rules rules = parse(
      "class t.List {\n"
      "  when this.head is null run t.Size.closed(this);\n"
      "  when this.head not null run t.Size.one();\n"
      "  when this.head(.next)+ expands run t.Size.grown(this, ref.up);\n"
      "  when this.head(.next)+ expands to t.Node run t.Size.grown(this);\n"
      "  when this.head(.next)+ aliases run t.Size.closed(this);\n"
      "  when this.head(.next)+ aliases some t.Node run t.Size.closed(this);\n"
      "  when this.head(.next)+ of t.Node aliases this.head run t.Size.closed(this);\n"
      "  when this.head(.next)+ aliases max this.head(.next)* run t.Size.closed(this);\n"
      "}");
  ASSERT_EQ(rules.triggers.size(), 8u);
  using enum Trigger::Event;
  const Trigger::Event events[] = {Null,    NotNull, Expands, Expands,
                                   Aliases, Aliases, Aliases, Aliases};
  for (std::size_t i = 0; i < 8; ++i) EXPECT_EQ(rules.triggers[i].event, events[i]) << i;
  EXPECT_EQ(rules.triggers[0].call.class_name, "t.Size");
  EXPECT_EQ(rules.triggers[0].call.method, "closed");
  EXPECT_EQ(rules.triggers[1].call.arguments.size(), 0u);
  ASSERT_EQ(rules.triggers[2].call.arguments.size(), 2u);
  EXPECT_EQ(rules.triggers[2].call.arguments[1].base, Path::Base::Reference);
  EXPECT_EQ(rules.triggers[3].type, "t.Node");
  EXPECT_EQ(rules.triggers[6].static_type, "t.Node");
  EXPECT_TRUE(rules.triggers[6].target.has_value());
  EXPECT_TRUE(rules.triggers[7].is_max);
}

TEST(OwnSyntax, ReadingAndPackage) {
  EXPECT_EQ(parse("").reading, Reading::Conjunction);
  EXPECT_EQ(parse("reading conjunction;").reading, Reading::Conjunction);
  const Rules rules = parse("reading alternatives; package a.b;");
  EXPECT_EQ(rules.reading, Reading::Alternatives);
  EXPECT_EQ(rules.package, "a.b");
}

TEST(OwnSyntax, CommentsAndBlanksSeparate) {
  EXPECT_EQ(parse("// one\n-- two\n/* three\n four */ this.a /**/ not null; // end").rules.size(),
            1u);
}

TEST(OwnSyntax, PlacesCountFromOne) {
  const Rules rules = parse("\n  this\n .a not null;");
  EXPECT_EQ(rules.rules[0].place.line, 2u);
  EXPECT_EQ(rules.rules[0].place.column, 3u);
  EXPECT_EQ(rules.rules[0].atoms[0].path.steps.place.line, 3u);
}

TEST(OwnSyntax, ErrorsShowTheLineAndACaret) {
  try {
    parse("this.a not null;\n\tthis.b aliasses nothing;\n");
    FAIL();
  } catch (const RuleError& e) {
    EXPECT_STREQ(e.what(),
                 "a.hex:2:9: expected 'not null', 'is null', 'expands to', 'aliases' or "
                 "'never aliases', found 'aliasses'");
    ASSERT_EQ(e.excerpt().size(), 2u);
    EXPECT_EQ(e.excerpt()[0], " this.b aliasses nothing;");
    EXPECT_EQ(e.excerpt()[1], "        ^");
  }
}

TEST(OwnSyntax, EachError) {
  EXPECT_EQ(error_of("this.a not null"),
            "1:16: expected ';', ',' or a connective such as 'and', found the end of the file");
  EXPECT_EQ(error_of("this.a not;"), "1:11: expected 'null', found ';'");
  EXPECT_EQ(error_of("this.a is;"), "1:10: expected 'null', found ';'");
  EXPECT_EQ(error_of("this.a expands;"), "1:15: expected 'to', found ';'");
  EXPECT_EQ(error_of("this.a expands to;"),
            "1:18: expected 'nothing' or the name of a type, found ';'");
  EXPECT_EQ(error_of("this.a aliases some;"), "1:20: expected the name of a type, found ';'");
  EXPECT_EQ(error_of("this.a aliases;"),
            "1:15: expected a path, which starts with 'this' or another root, found ';'");
  EXPECT_EQ(error_of("this.a never this;"), "1:14: expected 'aliases', found 'this'");
  EXPECT_EQ(error_of("this.(.a) not null;"), "1:6: expected the name of a field, found '('");
  EXPECT_EQ(error_of("this.t/Node not null;"),
            "1:6: expected ':' and the name of a field after the name of the class");
  EXPECT_EQ(error_of("this.t/Node: not;"),
            "1:17: expected 'not null', 'is null', 'expands to', 'aliases' or 'never aliases', "
            "found ';'")
      << "a field may be called not";
  EXPECT_EQ(error_of("this[.a not null;"), "1:6: expected ']', found '.'");
  EXPECT_EQ(error_of("this(.a|) not null;"), "1:9: expected a step such as .next, found ')'");
  EXPECT_EQ(error_of("this() not null;"), "1:6: expected a step such as .next, found ')'");
  EXPECT_EQ(error_of("this(.a not null;"),
            "1:9: expected '|', ')' or a step such as .next, found 'not'");
  EXPECT_EQ(error_of("ref.a not null;"),
            "1:1: 'ref' and 'same' are what the left side finds, expected another root");
  EXPECT_EQ(error_of("class A { any.a not null; }"),
            "1:11: in the block of a class a path starts with 'this', not 'any'");
  EXPECT_EQ(error_of("class A { this.a aliases same; }"),
            "1:26: in the block of a class it is 'this', not 'same'");
  EXPECT_EQ(error_of("max.a not null;"),
            "1:1: expected a path, found the word 'max'; a parameter of this name is 'param max'");
  EXPECT_EQ(error_of("param ; not null;"), "1:7: expected the name of a parameter, found ';'");
  EXPECT_EQ(error_of("static A.f not null;"), "1:12: expected ':', found 'not'");
  EXPECT_EQ(error_of("static A:; not null;"),
            "1:10: expected the name of a static field, found ';'");
  EXPECT_EQ(error_of("class { }"), "1:7: expected the name of a class, found '{'");
  EXPECT_EQ(error_of("class A this.a not null;"), "1:9: expected '{', found 'this'");
  EXPECT_EQ(error_of("class A { this.a not null;"),
            "1:27: expected a rule or '}', found the end of the file");
  EXPECT_EQ(error_of("class A { class B { } }"),
            "1:11: expected a path, found the word 'class'; a parameter of this name is "
            "'param class'");
  EXPECT_EQ(error_of("(this.a not null;"), "1:17: expected ')', found ';'");
  EXPECT_EQ(error_of("reading both;"),
            "1:9: expected 'conjunction' or 'alternatives', found 'both'");
  EXPECT_EQ(error_of("reading conjunction"), "1:20: expected ';', found the end of the file");
  EXPECT_EQ(error_of("package ;"), "1:9: expected the name of a package, found ';'");
  EXPECT_EQ(error_of("when this.a run A.b();"),
            "1:13: expected 'is null', 'not null', 'expands' or 'aliases', found 'run'");
  EXPECT_EQ(error_of("when this.a is null;"), "1:20: expected 'run', found ';'");
  EXPECT_EQ(error_of("when this.a is null run b();"),
            "1:25: expected the class of the method before its name: Class.method");
  EXPECT_EQ(error_of("when this.a is null run A.b;"), "1:28: expected '(', found ';'");
  EXPECT_EQ(error_of("when this.a is null run A.b(this;"), "1:33: expected ')', found ';'");
  EXPECT_EQ(error_of("/* this.a"), "1:1: the comment that begins here is not closed by */");
  EXPECT_EQ(error_of("this.a # null;"), "1:8: unexpected character '#'");
}

TEST(OwnSyntax, DepthIsBounded) {
  const std::string many(5000, '(');
  EXPECT_NE(error_of("this" + many).find("nested too deeply"), std::string::npos);
  EXPECT_NE(error_of(many).find("nested too deeply"), std::string::npos);
  EXPECT_NE(error_of(std::string(5000, '!')).find("nested too deeply"), std::string::npos);
  std::string implications = "x not null", chain = "x not null";
  for (int i = 0; i < 5000; ++i) implications += " => x not null", chain += " iff x not null";
  EXPECT_NE(error_of(implications + ";").find("nested too deeply"), std::string::npos);
  EXPECT_NE(error_of(chain + ";").find("too many 'iff' in a row"), std::string::npos);
}

}  // namespace
}  // namespace loris::hex
