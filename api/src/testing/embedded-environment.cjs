/**
 * Jest's sandbox has no `import()`, which PGlite's loader uses. This environment loads PGlite outside the sandbox
 * and hands the test files its factory as the global `createEmbeddedDatabase`, and as `spareEngines` those that others are done with.
 */
const { readFile } = require('node:fs/promises');
const { dirname, join } = require('node:path');
const { TestEnvironment } = require('jest-environment-node');
const { PGlite } = require('@electric-sql/pglite');

const folder = dirname(require.resolve('@electric-sql/pglite'));
const compile = async (name) => WebAssembly.compile(await readFile(join(folder, name)));

/** What every database is made of. A worker keeps it for its test files: compiling takes longer than most of them. */
let parts;
const sharedParts = () =>
  (parts ??= Promise.all([
    compile('pglite.wasm'),
    compile('initdb.wasm'),
    readFile(join(folder, 'pglite.data')),
  ]).then(([pgliteWasmModule, initdbWasmModule, data]) => ({
    pgliteWasmModule,
    initdbWasmModule,
    fsBundle: new Blob([data]),
  })));

/** Engines by what their database is, which a worker keeps for its next test files: starting one takes longer than many a file. */
const spareEngines = new Map();

module.exports = class EmbeddedEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.spareEngines = spareEngines;
    this.global.createEmbeddedDatabase = async (options) =>
      PGlite.create({ ...(await sharedParts()), ...options });
  }
};
