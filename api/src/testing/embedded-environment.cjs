/**
 * Jest's sandbox has no `import()`, which PGlite's loader uses. This environment loads PGlite outside the sandbox
 * and hands the test files its factory as the global `createEmbeddedDatabase`.
 */
const { TestEnvironment } = require('jest-environment-node');
const { PGlite } = require('@electric-sql/pglite');

module.exports = class EmbeddedEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.createEmbeddedDatabase = (options) => PGlite.create(options);
  }
};
