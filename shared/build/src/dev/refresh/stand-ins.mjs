/**
 * Babel plugin: components of a module's first level stand behind what the runtime keeps for them, from the line that makes them.
 * What has the name of a component and is none comes back from there as it is.
 */
const isComponentName = (name) => /^[A-Z]/.test(name);
const MAKERS = new Set([
  'ArrowFunctionExpression',
  'FunctionExpression',
  'CallExpression',
  'TaggedTemplateExpression',
]);

/** @param {{ types: typeof import('@babel/core').types }} babel */
export const standIns = ({ types: t }, { runtime, module }) => {
  const standIn = (value, name) =>
    t.callExpression(t.memberExpression(t.identifier('$poku'), t.identifier('standIn')), [
      value,
      t.stringLiteral(name),
    ]);
  const constant = (name, value) =>
    t.variableDeclaration('const', [t.variableDeclarator(t.identifier(name), value)]);
  const head = () => [
    t.importDeclaration(
      [t.importSpecifier(t.identifier('$pokuEnter'), t.identifier('enter'))],
      t.stringLiteral(runtime),
    ),
    constant('$poku', t.callExpression(t.identifier('$pokuEnter'), [t.stringLiteral(module)])),
    constant('$RefreshSig$', t.memberExpression(t.identifier('$poku'), t.identifier('signature'))),
    constant('$RefreshReg$', t.arrowFunctionExpression([], t.identifier('undefined'))),
  ];

  return {
    visitor: {
      Program: {
        exit(program) {
          const early = [];
          for (const statement of program.node.body) {
            const declared = statement.declaration ?? statement;
            if (declared.type === 'FunctionDeclaration' && declared.id && isComponentName(declared.id.name)) {
              const { name } = declared.id;
              early.push(
                t.expressionStatement(
                  t.assignmentExpression('=', t.identifier(name), standIn(t.identifier(name), name)),
                ),
              );
            } else if (declared.type === 'VariableDeclaration') {
              for (const one of declared.declarations) {
                if (one.id.type !== 'Identifier' || !isComponentName(one.id.name) || !one.init) continue;
                // The other transform may have named what it found: `const Foo = _c = …`.
                const holder = one.init.type === 'AssignmentExpression' ? one.init : one;
                const key = holder === one ? 'init' : 'right';
                if (MAKERS.has(holder[key].type)) holder[key] = standIn(holder[key], one.id.name);
              }
            }
          }
          // Variables of the other transform, which use these, are hoisted by 2.
          const first = head().map((node) => Object.assign(node, { _blockHoist: 3 }));
          program.node.body.unshift(...first, ...early);
        },
      },
    },
  };
};
