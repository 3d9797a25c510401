const vm = require('node:vm');

/**
 * Jest compiles each module anew for each suite, with `vm.compileFunction`, whose result V8 never shares. A script
 * with the same text is compiled once per process instead; only its functions are made anew, in the suite's own window.
 * Nothing else may differ, so the wrapper takes no line and no column. A native `import()` fails in both, as Jest
 * answers it only with Node's vm modules.
 */
const { compileFunction } = vm;
vm.compileFunction = (source, parameters = [], options = {}) => {
  const { filename, parsingContext } = options;
  if (!parsingContext || vm.SourceTextModule) return compileFunction(source, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  return script.runInContext(parsingContext);
};
