// Checks SARIF files against the schema of version 2.1.0 and against what GitHub's code scanning takes.
// usage: node validate.js FILE...; the packages are those that ./dev installs below build/npm.
"use strict";
const fs = require("fs");
const path = require("path");

const MODULES = path.resolve(__dirname, "../../../build/npm/node_modules");
const SCHEMA = path.join(MODULES, "@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json");
const Ajv = require(path.join(MODULES, "ajv"));

function fail(file, message) {
  console.error(`${file}: ${message}`);
  process.exitCode = 1;
}

function checkLimits(file, run) {
  const results = run.results;
  if (results.length > 25000) fail(file, `${results.length} results`);
  const rules = run.tool.driver.rules;
  for (const result of results) {
    if (rules[result.ruleIndex].id !== result.ruleId) fail(file, `rule ${result.ruleIndex} is not ${result.ruleId}`);
    if (!result.locations[0].physicalLocation) fail(file, "a result without a file");
    if (result.message.text.length > 1001) fail(file, "a message that is too long");
    for (const flow of result.codeFlows || []) {
      for (const thread of flow.threadFlows) {
        if (thread.locations.length > 10000) fail(file, `${thread.locations.length} locations in a flow`);
        for (const one of thread.locations) {
          if (!one.location.physicalLocation) fail(file, "a step without a file");
        }
      }
    }
  }
  const prints = results.map((result) => result.partialFingerprints["lorisViolation/v1"]);
  if (new Set(prints).size !== prints.length) fail(file, "two results with the same fingerprint");
}

const ajv = new Ajv({ allErrors: true, unknownFormats: "ignore", schemaId: "auto" });
ajv.addMetaSchema(require(path.join(MODULES, "ajv/lib/refs/json-schema-draft-04.json")));
const validate = ajv.compile(JSON.parse(fs.readFileSync(SCHEMA, "utf8")));
for (const file of process.argv.slice(2)) {
  const log = JSON.parse(fs.readFileSync(file, "utf8"));
  if (validate(log)) log.runs.forEach((run) => checkLimits(file, run));
  else fail(file, ajv.errorsText(validate.errors, { separator: "\n" }));
}
