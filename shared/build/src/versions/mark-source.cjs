/**
 * A webpack loader that adds a statement to each file of `shared`, which names it. What is bundled keeps it, also when it is
 * minified; so the scripts themselves say which files they are made of.
 */
const { relative, sep } = require('node:path');

module.exports = function markSource(source) {
  const { root } = this.getOptions();
  const path = relative(root, this.resourcePath).split(sep).join('/');
  return `${source}\n;globalThis[${JSON.stringify(`poku-file:${path}`)}] = 1;\n`;
};
