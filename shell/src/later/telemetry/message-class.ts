import type { THROWN_MESSAGES } from '@poku/domain/thrown';

type MessageClass = (typeof THROWN_MESSAGES)[number];

/**
 * What V8, SpiderMonkey and JavaScriptCore say, and React when it is built for production; the first that fits counts. What they
 * quote is left out.
 */
const SAID: readonly (readonly [MessageClass, RegExp])[] = [
  ['react: object as a child', /^Minified React error #31;/],
  ['react: invalid element type', /^Minified React error #130;/],
  ['react: too many updates', /^Minified React error #(?:185|301);/],
  ['react: hooks in another order', /^Minified React error #(?:300|310|321);/],
  ['react: other', /^Minified React error #/],
  ['write to undefined or null', /^Cannot set propert/],
  [
    'read of undefined or null',
    /^(?:Cannot read propert|Cannot destructure|can't access property|(?:undefined|null) is not an object|Right side of assignment cannot be destr)|\bis (?:undefined|null)$/,
  ],
  ['iteration of what is not iterable', /not iterable|non-iterable/],
  ['call of what is no function', /is not a function|cannot be invoked without 'new'/],
  ['construction of what is no constructor', /is not a constructor/],
  ['use before initialization', /before initialization/],
  ['unknown name', / is not defined$|^Can't find variable/],
  [
    'write to what is constant',
    /^Assignment to constant|^invalid assignment to const|readonly property|read.only|not extensible|^Cannot delete property/,
  ],
  ['too much recursion', /^Maximum call stack|^too much recursion/],
  ['circular JSON', /circular structure|cyclic/],
  ['invalid JSON', /JSON/],
  ['invalid date', /^invalid (?:time value|date)/i],
  ['invalid locale, currency or time zone', /locale|^invalid (?:currency|time ?zone)/i],
  [
    'invalid length or number of digits',
    /^invalid (?:array|string|count|typed array)|digits|precision|radix/i,
  ],
  ['invalid conversion', /^Cannot convert|^can't convert|BigInt/],
  ['invalid operand', /'in' |instanceof/],
  ['invalid pattern', /regular expression/],
  ['invalid address', /^URI|malformed URI|\bURL\b/],
  ['empty reduce', /^reduce of empty array/i],
  ['failed request', /^Failed to fetch|^NetworkError|^Load failed/],
  ['changed document', /on 'Node'|object can not be found here/],
  ['invalid call of the browser', /^Failed to (?:execute|construct|read|set)/],
];

/** The class of an error's message. Of the message itself nothing is in it. */
export const messageClassOf = (message: string): MessageClass =>
  SAID.find(([, said]) => said.test(message))?.[0] ?? 'other';
