import ts from 'typescript';

/** One member of a type or function, before its direction is known. */
export interface Member {
  /** What follows the name of its owner: `.member`, `(0)`, `()`, `|alternative`, or nothing. */
  readonly suffix: string;
  readonly text: string;
  readonly isOptional: boolean;
  /** The owner takes it instead of giving it. */
  readonly isTaken: boolean;
  /** It is a property of a value, which only the shell has. */
  readonly isValue?: boolean;
  /** What the names in its text stand for. */
  readonly names: readonly Name[];
}

/** A named type inside of a type. */
export interface Name {
  readonly symbol: ts.Symbol;
  /** It stands in a parameter, so it goes the other way. */
  readonly isTurned: boolean;
}

const turn = ({ symbol, isTurned }: Name): Name => ({ symbol, isTurned: !isTurned });

const oneLine = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/\breadonly /g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();

/**
 * With the literals of long unions, which no source writes down, in the alphabet's order: the compiler's own depends on what else
 * it has read before.
 */
const inOrder = (text: string): string =>
  text.replace(/"[^"]*"(?: \| "[^"]*"){20,}/g, (union) => union.split(' | ').sort().join(' | '));

const PRINT = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const DEEP_ENOUGH = 5;

/** Describes declarations of the sources with the checker of their program. */
export const describer = (checker: ts.TypeChecker) => {
  const resolved = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const namesIn = (node: ts.Node): Name[] => {
    const own = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
    const below: Name[] = [];
    node.forEachChild((child) => void below.push(...namesIn(child)));
    const all = own ? [{ symbol: resolved(own), isTurned: false }, ...below] : below;
    return ts.isParameter(node) ? all.map(turn) : all;
  };

  /** The named types inside of a type that no source writes down. */
  const namesOf = (type: ts.Type, depth = 0): Name[] => {
    if (type.aliasSymbol) return [{ symbol: type.aliasSymbol, isTurned: false }];
    if (depth > DEEP_ENOUGH) return [];
    const deeper = (one: ts.Type): Name[] => namesOf(one, depth + 1);
    if (type.isUnionOrIntersection()) return type.types.flatMap(deeper);
    const own =
      type.symbol?.flags & ts.SymbolFlags.Interface ? [{ symbol: type.symbol, isTurned: false }] : [];
    const isReference =
      type.flags & ts.TypeFlags.Object && (type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference;
    const inside = isReference ? checker.getTypeArguments(type as ts.TypeReference).flatMap(deeper) : [];
    const signatures = type
      .getCallSignatures()
      .flatMap((signature) => [
        ...signature.getParameters().flatMap((one) => deeper(checker.getTypeOfSymbol(one)).map(turn)),
        ...deeper(signature.getReturnType()),
      ]);
    return [...own, ...inside, ...signatures];
  };

  const written = (suffix: string, node: ts.TypeNode, facts: Partial<Member> = {}): Member => ({
    suffix,
    text: oneLine(node.getText()),
    isOptional: false,
    isTaken: false,
    names: namesIn(node),
    ...facts,
  });

  const inferred = (suffix: string, type: ts.Type, facts: Partial<Member> = {}): Member => ({
    suffix,
    // The value of a token is no part of what a remote relies on.
    text: inOrder(oneLine(checker.typeToString(checker.getBaseTypeOfLiteralType(type), undefined, PRINT))),
    isOptional: false,
    isTaken: false,
    names: namesOf(type),
    ...facts,
  });

  const ofSignature = (node: ts.SignatureDeclaration, prefix: string): Member[] => {
    const parameters = node.parameters.map((parameter, index) => {
      const facts = {
        isTaken: true,
        isOptional: Boolean(parameter.questionToken ?? parameter.initializer ?? parameter.dotDotDotToken),
      };
      return parameter.type
        ? written(`${prefix}(${index})`, parameter.type, facts)
        : inferred(`${prefix}(${index})`, checker.getTypeAtLocation(parameter), facts);
    });
    const signature = checker.getSignatureFromDeclaration(node);
    const given = node.type
      ? [written(`${prefix}()`, node.type)]
      : signature
        ? [inferred(`${prefix}()`, signature.getReturnType())]
        : [];
    return [...parameters, ...given];
  };

  const ofMember = (member: ts.TypeElement, prefix: string): Member[] => {
    const suffix = member.name ? `${prefix}.${member.name.getText()}` : prefix;
    const isOptional = Boolean(member.questionToken);
    if (ts.isMethodSignature(member) || ts.isCallSignatureDeclaration(member))
      return ofSignature(member, suffix).map((one) =>
        isOptional && !one.isTaken ? { ...one, isOptional } : one,
      );
    if (ts.isPropertySignature(member) && member.type)
      return ts.isFunctionTypeNode(member.type)
        ? ofSignature(member.type, suffix).map((one) =>
            isOptional && !one.isTaken ? { ...one, isOptional } : one,
          )
        : [written(suffix, member.type, { isOptional })];
    if (ts.isIndexSignatureDeclaration(member)) return [written(`${prefix}.[]`, member.type)];
    return [];
  };

  const ofTypeNode = (node: ts.TypeNode, prefix = ''): Member[] => {
    if (ts.isTypeLiteralNode(node)) return node.members.flatMap((member) => ofMember(member, prefix));
    if (ts.isFunctionTypeNode(node)) return ofSignature(node, prefix);
    if (ts.isUnionTypeNode(node))
      return node.types.map((one) => {
        const { text, names } = written('', one);
        return { suffix: `${prefix}|${text}`, text: '', names, isOptional: true, isTaken: false };
      });
    return [written(prefix, node)];
  };

  const ofValue = (type: ts.Type, suffix = ''): Member[] => {
    const isPlainObject = Boolean(
      type.symbol?.flags & (ts.SymbolFlags.ObjectLiteral | ts.SymbolFlags.TypeLiteral) &&
      type.getCallSignatures().length === 0,
    );
    if (!isPlainObject) return [inferred(suffix, type)];
    return type
      .getProperties()
      .map((property) =>
        inferred(`${suffix}.${property.name}`, checker.getTypeOfSymbol(property), { isValue: true }),
      );
  };

  /** The members of what a declaration declares. */
  const describe = (declaration: ts.Declaration): Member[] => {
    if (ts.isInterfaceDeclaration(declaration)) {
      const bases = (declaration.heritageClauses ?? []).flatMap(({ types }) => types);
      return [
        ...bases.map((base) => written(' extends', base)),
        ...declaration.members.flatMap((member) => ofMember(member, '')),
      ];
    }
    if (ts.isTypeAliasDeclaration(declaration)) return ofTypeNode(declaration.type);
    if (ts.isFunctionDeclaration(declaration)) return ofSignature(declaration, '');
    if (ts.isVariableDeclaration(declaration)) {
      if (declaration.type) return ofTypeNode(declaration.type);
      const { initializer } = declaration;
      if (initializer && ts.isArrowFunction(initializer)) return ofSignature(initializer, '');
      return ofValue(checker.getTypeAtLocation(declaration));
    }
    if (ts.isClassDeclaration(declaration))
      return ofValue(checker.getTypeAtLocation(declaration)).map((one) => ({ ...one, suffix: ' class' }));
    return [];
  };
  return { describe, resolved };
};
