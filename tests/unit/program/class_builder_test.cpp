#include "program/class_builder.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/input_error.h"
#include "classfile/class_reader.h"
#include "java_process.h"

namespace loris {
namespace {

using Bytes = std::vector<std::uint8_t>;

const MethodInfo& only_method(const ClassFile& file) {
  EXPECT_EQ(file.methods.size(), 1u);
  return file.methods.at(0);
}

/// The code of a static method with this body.
CodeAttribute assemble(std::string_view descriptor, const std::function<void(Assembler&)>& body) {
  ClassBuilder builder("Made");
  builder.add_method(access::kStatic, "m", descriptor, body);
  return *only_method(builder.build()).code;
}

TEST(ConstantPoolBuilder, EqualConstantsHaveOneIndex) {
  ConstantPoolBuilder constants;
  EXPECT_EQ(constants.integer(7), constants.integer(7));
  EXPECT_NE(constants.integer(7), constants.integer(8));
  EXPECT_EQ(constants.string("a"), constants.string("a"));
  EXPECT_NE(constants.string("a"), constants.class_name("a"));
  EXPECT_NE(constants.double_value(0.0), constants.double_value(-0.0));
  EXPECT_NE(constants.integer(0), constants.float_value(0));
  const MemberRef method{"A", "m", "()V"}, interface_method{"A", "m", "()V", true};
  EXPECT_EQ(constants.method(method), constants.method(method));
  EXPECT_NE(constants.method(method), constants.method(interface_method));
}

TEST(ConstantPoolBuilder, LongsAndDoublesTakeTwoIndexes) {
  ConstantPoolBuilder constants;
  EXPECT_EQ(constants.long_value(1), 1);
  EXPECT_EQ(constants.double_value(1), 3);
  EXPECT_EQ(constants.integer(1), 5);
  const ConstantPool pool = constants.build("test");
  EXPECT_EQ(pool.long_value(1), 1);
  EXPECT_EQ(pool.tag(2), ConstantTag::None);
  EXPECT_EQ(pool.double_value(3), 1.0);
  EXPECT_EQ(pool.size(), 6u);
}

TEST(ConstantPoolBuilder, RefusesWhatAClassFileCannotHold) {
  ConstantPoolBuilder constants;
  EXPECT_NO_THROW(constants.utf8(std::string(65535, 'a')));
  EXPECT_THROW(constants.utf8(std::string(65536, 'a')), InputError);
  const auto fill = [&] {
    for (int i = 0; i < 65535; ++i) constants.integer(i);
  };
  EXPECT_THROW(fill(), InputError);
}

TEST(Assembler, CountsStackAndLocals) {
  const CodeAttribute code = assemble("(JI)J", [](Assembler& a) {
    a.load("J", 0);
    a.load("J", 0);
    a.op(Op::ladd);
    a.store("J", 3);
    a.load("J", 3);
    a.return_value("J");
  });
  EXPECT_EQ(code.max_stack, 4);
  EXPECT_EQ(code.max_locals, 5);
}

TEST(Assembler, CallsPopTheirArguments) {
  const CodeAttribute code = assemble("()V", [](Assembler& a) {
    for (int i = 0; i < 3; ++i) {
      a.push_long(1);
      a.push_int(2);
      a.invoke(Op::invokestatic, {"A", "m", "(JI)V"});
    }
    a.return_value("V");
  });
  EXPECT_EQ(code.max_stack, 3);
}

TEST(Assembler, InterfaceCallsSayHowManySlotsTheyTake) {
  const CodeAttribute code = assemble("()V", [](Assembler& a) {
    a.op(Op::aconst_null);
    a.push_double(1);
    a.invoke(Op::invokeinterface, {"A", "m", "(D)V", true});
    a.return_value("V");
  });
  ASSERT_EQ(code.bytes.size(), 1u + 3u + 5u + 1u);
  EXPECT_EQ(code.bytes[4], static_cast<std::uint8_t>(Op::invokeinterface));
  EXPECT_EQ(code.bytes[7], 3);
  EXPECT_EQ(code.bytes[8], 0);
}

TEST(Assembler, BranchesGoForwardAndBack) {
  const CodeAttribute code = assemble("(I)V", [](Assembler& a) {
    const Label again = a.make_label(), end = a.make_label();
    a.bind(again);
    a.load("I", 0);
    a.branch(Op::ifeq, end);
    a.branch(Op::goto_, again);
    a.bind(end);
    a.return_value("V");
  });
  // iload 0; ifeq +6; goto -5; return
  EXPECT_EQ(code.bytes, (Bytes{0x15, 0, 0x99, 0, 6, 0xa7, 0xff, 0xfb, 0xb1}));
}

TEST(Assembler, RefusesCodeTooLongForItsBranches) {
  const auto body = [](Assembler& a) {
    for (int i = 0; i < 20000; ++i) {
      a.push_int(1);
      a.op(Op::pop);
    }
    a.return_value("V");
  };
  EXPECT_THROW(assemble("()V", body), InputError);
}

TEST(AssemblerDeathTest, NoticesOurMistakes) {
  const auto underflow = [](Assembler& a) { a.op(Op::iadd); };
  const auto full_at_label = [](Assembler& a) {
    a.push_int(1);
    a.bind(a.make_label());
  };
  const auto falls_off = [](Assembler& a) { a.push_int(1); };
  const auto unreachable = [](Assembler& a) {
    a.return_value("V");
    a.push_int(1);
  };
  EXPECT_DEATH(assemble("()V", underflow), "hold what is popped");
  EXPECT_DEATH(assemble("()V", full_at_label), "empty at a label");
  EXPECT_DEATH(assemble("()V", falls_off), "fall off the end");
  EXPECT_DEATH(assemble("()V", unreachable), "should be reachable");
}

TEST(ClassBuilder, BuildsWhatItWasTold) {
  ClassBuilder builder("p/Made");
  builder.implement("java/lang/Runnable");
  builder.implement("java/lang/Runnable");
  builder.set_nest_host("p/Host");
  builder.add_field(access::kPrivate, "f", "J");
  builder.add_method(access::kPublic, "run", "()V", [](Assembler& a) { a.return_value("V"); });
  ClassFile built = builder.build();
  const ClassFile file = std::move(built);  // views survive a move
  EXPECT_EQ(file.name, "p/Made");
  EXPECT_EQ(file.super_name, "java/lang/Object");
  EXPECT_EQ(file.interfaces, std::vector<std::string_view>{"java/lang/Runnable"});
  EXPECT_EQ(file.nest_host, "p/Host");
  EXPECT_EQ(file.major, 61);
  ASSERT_EQ(file.fields.size(), 1u);
  EXPECT_EQ(file.fields[0].name, "f");
  EXPECT_EQ(file.fields[0].descriptor, "J");
  EXPECT_EQ(only_method(file).name, "run");
  EXPECT_EQ(only_method(file).code->max_locals, 1);
}

/// static methods without parameters, each of which gives a value
ClassBuilder make_executable() {
  ClassBuilder builder("Made");
  const auto add = [&](std::string_view name, std::string_view type,
                       const std::function<void(Assembler&)>& body) {
    builder.add_method(access::kStatic, name, fmt::format("(){}", type), [&](Assembler& a) {
      body(a);
      a.return_value(type);
    });
  };
  constexpr std::int32_t kInts[] = {-2, -1, 0, 5, 6, 127, -128, 32767, -32768, 32768, INT32_MIN};
  for (std::size_t i = 0; i < std::size(kInts); ++i) {
    add(fmt::format("int{:02}", i), "I", [&](Assembler& a) { a.push_int(kInts[i]); });
  }
  add("longValue", "J", [](Assembler& a) { a.push_long(INT64_MIN); });
  add("floatValue", "F", [](Assembler& a) { a.push_float(-0.0f); });
  add("doubleValue", "D", [](Assembler& a) { a.push_double(1e300); });
  add("text", "Ljava/lang/String;", [](Assembler& a) { a.push_string("caf\xc3\xa9 \xc0\x80"); });
  add("type", "Ljava/lang/Class;", [](Assembler& a) { a.push_class("[[I"); });
  for (const char c : std::string_view("ZBCSI")) {
    add(fmt::format("boxed{}", c), "Ljava/lang/Object;", [&](Assembler& a) {
      a.push_int(1);
      a.box(c);
      a.op(Op::dup);
      a.op(Op::pop);
    });
  }
  add("unboxed", "D", [](Assembler& a) {
    a.push_double(2.5);
    a.box('D');
    a.unbox('D');
  });
  builder.add_method(access::kStatic, "caught", "()Ljava/lang/String;", [](Assembler& a) {
    a.push_int(1);
    a.push_int(0);
    a.op(Op::idiv);
    a.box('I');
    a.invoke(Op::invokevirtual, {"java/lang/Object", "toString", "()Ljava/lang/String;"});
    a.return_value("Ljava/lang/String;");
    a.catch_all();
    a.invoke(Op::invokevirtual, {"java/lang/Throwable", "getMessage", "()Ljava/lang/String;"});
    a.return_value("Ljava/lang/String;");
  });
  builder.add_method(access::kStatic, "sum", "()I", [](Assembler& a) {
    // The locals of a loop must be parameters, so the loop is a method of its own.
    a.push_int(0);
    a.push_int(100);
    a.invoke(Op::invokestatic, {"Made", "sumTo", "(II)I"});
    a.return_value("I");
  });
  builder.add_method(access::kStatic, "sumTo", "(II)I", [](Assembler& a) {
    const Label again = a.make_label(), end = a.make_label();
    a.bind(again);
    a.load("I", 1);
    a.branch(Op::ifeq, end);
    for (const int slot : {0, 1}) {
      a.load("I", slot);
      slot == 0 ? a.load("I", 1) : a.push_int(-1);
      a.op(Op::iadd);
      a.store("I", slot);
    }
    a.branch(Op::goto_, again);
    a.bind(end);
    a.load("I", 0);
    a.return_value("I");
  });
  return builder;
}

TEST(ClassBuilder, TheBytesAreTheSameClass) {
  ClassBuilder builder = make_executable();
  const ClassFile built = builder.build();
  const ClassFile read = read_class(builder.to_bytes(), "bytes");
  EXPECT_EQ(read.name, built.name);
  EXPECT_EQ(read.access, built.access);
  ASSERT_EQ(read.methods.size(), built.methods.size());
  for (std::size_t i = 0; i < read.methods.size(); ++i) {
    EXPECT_EQ(read.methods[i].name, built.methods[i].name);
    EXPECT_EQ(read.methods[i].descriptor, built.methods[i].descriptor);
    EXPECT_EQ(read.methods[i].code->bytes, built.methods[i].code->bytes);
    EXPECT_EQ(read.methods[i].code->max_stack, built.methods[i].code->max_stack);
  }
}

/// Far and near labels, and a table.
void add_choice(ClassBuilder& builder) {
  builder.add_method(access::kStatic, "choice", "(I)I", [](Assembler& a) {
    std::vector<Label> targets{a.make_label(), a.make_label(), a.make_label()};
    const Label otherwise = a.make_label();
    a.load("I", 0);
    a.table_switch(targets, otherwise);
    for (const Label target : targets) {
      a.bind(target);
      for (int i = 0; i < 50; ++i) {
        a.load("I", 0);
        a.op(Op::pop);
      }
      a.load("I", 0);
      a.push_int(1000);
      a.op(Op::iadd);
      a.return_value("I");
    }
    a.bind(otherwise);
    a.push_int(-1);
    a.return_value("I");
  });
  for (int i = -1; i <= 3; ++i) {
    builder.add_method(access::kStatic, fmt::format("choice{}", i + 1), "()I", [&](Assembler& a) {
      a.push_int(i);
      a.invoke(Op::invokestatic, {"Made", "choice", "(I)I"});
      a.return_value("I");
    });
  }
}

TEST(ClassBuilder, TheRealJvmVerifiesAndRunsIt) {
  ClassBuilder builder = make_executable();
  add_choice(builder);
  const test::TemporaryDirectory directory;
  const test::JavaTools tools;
  tools.compile({test::java_sources("bootstrap") / "CallAll.java"}, directory.path());
  test::write_file(directory.path() / "Made.class", builder.to_bytes());
  EXPECT_EQ(tools.run(directory.path(), "CallAll Made"),
            "boxedB Byte 1\nboxedC Character \\u0001\nboxedI Integer 1\nboxedS Short 1\n"
            "boxedZ Boolean true\ncaught String / by zero\n"
            "choice0 Integer -1\nchoice1 Integer 1000\nchoice2 Integer 1001\n"
            "choice3 Integer 1002\nchoice4 Integer -1\n"
            "doubleValue Double 1.0E300\nfloatValue Float -0.0\n"
            "int00 Integer -2\nint01 Integer -1\nint02 Integer 0\nint03 Integer 5\n"
            "int04 Integer 6\nint05 Integer 127\nint06 Integer -128\nint07 Integer 32767\n"
            "int08 Integer -32768\nint09 Integer 32768\nint10 Integer -2147483648\n"
            "longValue Long -9223372036854775808\nsum Integer 5050\n"
            "text String caf\\u00e9 \\u0000\ntype Class class [[I\nunboxed Double 2.5\n");
}

}  // namespace
}  // namespace loris
