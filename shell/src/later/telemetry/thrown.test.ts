import type { LiveRelease } from '@poku/contract';
import fc from 'fast-check';
import { messageClassOf } from './message-class';
import { thrownOf } from './thrown';

const PAGE = 'page-home.0123456789ab.js';
const release: LiveRelease = {
  version: '2.0.0-abc',
  base: '/remotes/mfe-x/2.0.0-abc/',
  container: 'x_2',
  entry: 'entry.0123456789ab.js',
  integrity: { 'entry.0123456789ab.js': 'sha384-a', [PAGE]: 'sha384-b' },
  pages: {},
  widgets: {},
  routes: [],
  slots: [],
};
const folder = `http://localhost/remotes/mfe-x/2.0.0-abc/`;
const told = (error: unknown) => thrownOf(release, 'pages/home', 'render', error);
const anError = (message: string, stack: string, name = 'TypeError') =>
  Object.assign(new TypeError(message), { stack, name });
const own = { file: PAGE, line: 3, column: 1_204 };

test.each([
  [
    'V8',
    `TypeError: x is not a function\n    at Zt (${folder}${PAGE}:3:1204)\n    at ${folder}${PAGE}:3:1204`,
    2,
  ],
  [
    'V8 in an async call',
    `TypeError: y\n    at async Promise.all (index 0)\n    at async a (${folder}${PAGE}:3:1204)`,
    1,
  ],
  ['SpiderMonkey', `Zt@${folder}${PAGE}:3:1204\n@${folder}${PAGE}:3:1204\n`, 2],
  ['JavaScriptCore', `Zt@${folder}${PAGE}:3:1204\n[native code]\nasync*a@${folder}${PAGE}:3:1204`, 2],
  ['an address with a query', `TypeError: y\n    at a (${folder}${PAGE}?token=rahasia:3:1204)`, 1],
])('places are read of a stack of %s', (_engine, stack, places) => {
  expect(told(anError('x is not a function', stack)).frames).toEqual(Array(places).fill(own));
});

test('what is no script of the release is no place', () => {
  const others = [
    `${folder}page-other.0123456789ab.js`,
    `${folder}toString`,
    `http://localhost/remotes/mfe-x/1.0.0/${PAGE}`,
    `http://localhost/remotes/mfe-y/2.0.0-abc/${PAGE}`,
    `http://localhost/shell/1/shell.0123456789ab.js`,
    `http://evil.example/remotes/mfe-x/2.0.0-abc/${PAGE}`,
    `chrome-extension://abc/remotes/mfe-x/2.0.0-abc/${PAGE}`,
  ];
  const stack = ['TypeError: y', ...others.map((address) => `    at f (${address}:3:4)`)].join('\n');
  expect(told(anError('y', stack)).frames).toEqual([]);
});

test('a message that looks like a stack is not read as one', () => {
  const message = `see\n    at f (${folder}${PAGE}:812:4711)\n    at g (${folder}${PAGE}:081200000002:1)`;
  const stack = `TypeError: ${message}\n    at Zt (${folder}${PAGE}:3:1204)`;
  expect(told(anError(message, stack)).frames).toEqual([own]);
});

test('at most five places are told, those where it was thrown', () => {
  const lines = Array.from({ length: 40 }, (_, at) => `    at f (${folder}${PAGE}:1:${at + 1})`);
  const { frames } = told(anError('y', `TypeError: y\n${lines.join('\n')}`));
  expect(frames.map(({ column }) => column)).toEqual([1, 2, 3, 4, 5]);
});

test('what is no error, or has a name of its own, is told as an error', () => {
  expect(told('081200000002')).toMatchObject({ name: 'Error', message: 'other', frames: [] });
  expect(told(anError('m', '', '081200000002')).name).toBe('Error');
  expect(told(Object.assign(new Error('m'), { stack: undefined }))).toMatchObject({
    name: 'Error',
    frames: [],
  });
});

test.each([
  ["Cannot read properties of undefined (reading '081200000002')", 'read of undefined or null'],
  ["Cannot destructure property 'a' of 'b' as it is undefined.", 'read of undefined or null'],
  ["undefined is not an object (evaluating 'a.b')", 'read of undefined or null'],
  ['can\'t access property "a", b is undefined', 'read of undefined or null'],
  ["Cannot set properties of null (setting 'a')", 'write to undefined or null'],
  ["a.b is not a function. (In 'a.b()', 'a.b' is undefined)", 'call of what is no function'],
  ['a is not a constructor', 'construction of what is no constructor'],
  [
    'object is not iterable (cannot read property Symbol(Symbol.iterator))',
    'iteration of what is not iterable',
  ],
  ['a is not defined', 'unknown name'],
  ["Can't find variable: a", 'unknown name'],
  ["Cannot access 'a' before initialization", 'use before initialization'],
  ['Assignment to constant variable.', 'write to what is constant'],
  ["Cannot assign to read only property 'a' of object '#<Object>'", 'write to what is constant'],
  ['Maximum call stack size exceeded', 'too much recursion'],
  ['Unexpected token \'<\', "<!doctype "... is not valid JSON', 'invalid JSON'],
  ['Converting circular structure to JSON', 'circular JSON'],
  ['Invalid time value', 'invalid date'],
  ['Invalid currency code : IDRX', 'invalid locale, currency or time zone'],
  ['Invalid array length', 'invalid length or number of digits'],
  ['toFixed() digits argument must be between 0 and 100', 'invalid length or number of digits'],
  ['Failed to fetch', 'failed request'],
  ["Failed to execute 'removeChild' on 'Node': The node to be removed is not a child", 'changed document'],
  ["Failed to construct 'URL': Invalid URL", 'invalid address'],
  ['Minified React error #310; visit https://react.dev/errors/310', 'react: hooks in another order'],
  ['Minified React error #31; visit https://react.dev/errors/31?args[]=budi', 'react: object as a child'],
  ['Minified React error #418; visit', 'react: other'],
  ['Budi Santoso 081200000002', 'other'],
  ['', 'other'],
])('%s is %s', (message, kind) => {
  expect(messageClassOf(message)).toBe(kind);
});

/** What must not leave the page: seven characters and more, which nothing of the code has by chance. */
const secret = fc.oneof(
  fc.stringMatching(/^08\d{9,11}$/),
  fc.stringMatching(/^\+62 8\d{2}-\d{4}-\d{4}$/),
  fc.stringMatching(/^[a-z]{3,8}\.[a-z]{3,8}@[a-z]{4,8}\.id$/),
  fc.stringMatching(/^eyJ[A-Za-z0-9_-]{12,40}\.[A-Za-z0-9_-]{8,20}$/),
  fc.stringMatching(/^https:\/\/poku\.id\/masuk\?kode=[0-9a-f]{12,20}$/),
  fc.uuid(),
);
/** Texts that engines, teams and extensions write around it. */
const message = fc.constantFrom(
  (word: string) => word,
  (word: string) => `Cannot read properties of undefined (reading '${word}')`,
  (word: string) => `Unexpected token '${word}', "${word}" is not valid JSON`,
  (word: string) => `Minified React error #31; visit https://react.dev/errors/31?args[]=${word}`,
  (word: string) => `failed\n    at ${word} (${folder}${PAGE}:3:4)\n    at f (${folder}${word}:3:4)`,
  (word: string) => `failed\n    at f (${folder}${PAGE}:${word}:4)`,
);
const frame = fc.constantFrom(
  (word: string) => `    at ${word} (${folder}${PAGE}:3:1204)`,
  (word: string) => `    at f (${folder}${PAGE}?kode=${word}:3:1204)`,
  (word: string) => `    at f (${folder}${PAGE}#${word}:3:1204)`,
  (word: string) => `    at f (${folder}${word}.0123456789ab.js:3:4)`,
  (word: string) => `    at f (${folder}${PAGE}:${word}:4)`,
  (word: string) => `    at f (${folder}${PAGE}:3:${word})`,
  (word: string) => `    at f (http://localhost/remotes/${word}/2.0.0-abc/${PAGE}:3:4)`,
  (word: string) => `    at f (http://localhost/remotes/mfe-x/${word}/${PAGE}:3:4)`,
  (word: string) => `    at eval (eval at ${word} (${folder}${PAGE}:3:1204), <anonymous>:1:1)`,
  (word: string) => `${word}@${folder}${PAGE}:3:1204`,
  (word: string) => word,
);

test('nothing of a secret leaves the page, wherever in an error it stands', () => {
  fc.assert(
    fc.property(
      secret,
      message,
      fc.array(frame, { maxLength: 8 }),
      fc.boolean(),
      fc.boolean(),
      (word, say, lines, isV8, isNamed) => {
        const text = say(word);
        const stack = [...(isV8 ? [`TypeError: ${text}`] : []), ...lines.map((line) => line(word))].join(
          '\n',
        );
        const report = told(anError(text, stack, isNamed ? word : 'TypeError'));
        expect(JSON.stringify(report)).not.toContain(word);
        for (const { file, line, column } of report.frames)
          expect([file, line, column]).toEqual([PAGE, 3, 1_204]);
      },
    ),
    { numRuns: 2_000 },
  );
});
