import ts from 'typescript';

/** A statement that is put together from what only a running program knows. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/** What the parameters of a function stand for, while a call of it is read. */
type Given = ReadonlyMap<ts.Symbol, { readonly argument: ts.Expression; readonly given: Given }>;

/** A place of a value in a statement, `$1` for the first. */
type NextPlace = () => string;

const SQL_TYPES: ReadonlySet<string> = new Set(['SQL', 'Name']);

const unwrapped = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
    ? unwrapped(node.expression)
    : node;

/** What a function gives back, the first of several. */
const returned = (body: ts.ConciseBody): ts.Expression | undefined => {
  if (!ts.isBlock(body)) return body;
  const find = (node: ts.Node): ts.Expression | undefined =>
    ts.isReturnStatement(node)
      ? node.expression
      : ts.isFunctionLike(node)
        ? undefined
        : ts.forEachChild(node, find);
  return ts.forEachChild(body, find);
};

/**
 * Returns the text of an SQL template in the sources, with the constants and functions that it uses filled in. Throws
 * UnreadableError for one that is put together when it runs.
 */
export const statementReader = (checker: ts.TypeChecker): ((statement: ts.Expression) => string) => {
  const isSql = (node: ts.Expression): boolean => {
    const type = checker.getTypeAtLocation(node);
    return (type.isUnion() ? type.types : [type]).some((one) => SQL_TYPES.has(one.symbol?.name ?? ''));
  };
  const symbolOf = (node: ts.Node): ts.Symbol | undefined => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };
  const unreadable = (node: ts.Node): never => {
    throw new UnreadableError(node.getText().slice(0, 80));
  };

  /** `sql.join`: joined conditions become `true`, and a mapped list becomes one of its parts. */
  const ofJoin = (call: ts.CallExpression, given: Given, next: NextPlace): string => {
    const [list, between] = call.arguments;
    if (between && /^sql` (and|or) `$/.test(between.getText())) return 'true';
    const [make] = list && ts.isCallExpression(list) ? list.arguments : [];
    return make && ts.isArrowFunction(make) && !ts.isBlock(make.body)
      ? ofSql(make.body, given, next)
      : unreadable(call);
  };

  const ofCall = (call: ts.CallExpression, given: Given, next: NextPlace): string => {
    if (call.expression.getText() === 'sql.join') return ofJoin(call, given, next);
    const declared = symbolOf(call.expression)?.valueDeclaration;
    const made =
      declared && ts.isVariableDeclaration(declared) && declared.initializer
        ? unwrapped(declared.initializer)
        : declared;
    if (!made || !(ts.isFunctionDeclaration(made) || ts.isArrowFunction(made)) || !made.body)
      return unreadable(call);
    const answer = returned(made.body);
    const inside = new Map(
      made.parameters.flatMap((parameter, place) => {
        const [symbol, argument] = [symbolOf(parameter.name), call.arguments[place] ?? parameter.initializer];
        return symbol && argument ? [[symbol, { argument, given }] as const] : [];
      }),
    );
    return answer ? ofSql(answer, inside, next) : unreadable(call);
  };

  const ofSql = (expression: ts.Expression, given: Given, next: NextPlace): string => {
    const node = unwrapped(expression);
    if (ts.isTaggedTemplateExpression(node)) {
      const { template } = node;
      if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
      return template.templateSpans.reduce(
        (text, { expression: part, literal }) => text + ofPart(part, given, next) + literal.text,
        template.head.text,
      );
    }
    if (ts.isConditionalExpression(node)) return ofSql(node.whenTrue, given, next);
    if (ts.isCallExpression(node)) return ofCall(node, given, next);
    const symbol = symbolOf(node);
    const known = symbol && given.get(symbol);
    if (known) return ofSql(known.argument, known.given, next);
    const declared = symbol?.valueDeclaration;
    return declared &&
      (ts.isVariableDeclaration(declared) || ts.isPropertyAssignment(declared)) &&
      declared.initializer
      ? ofSql(declared.initializer, given, next)
      : unreadable(node);
  };

  /** The text for what is in `${}`: more SQL, or the place of a value; a list of values is put in brackets. */
  const ofPart = (part: ts.Expression, given: Given, next: NextPlace): string => {
    if (isSql(part)) return ofSql(part, given, next);
    return checker.isArrayLikeType(checker.getTypeAtLocation(part)) ? `(${next()})` : next();
  };

  return (statement) => {
    let places = 0;
    return ofSql(statement, new Map(), () => `$${(places += 1)}`);
  };
};
