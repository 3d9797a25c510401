import { installScriptPolicy } from './script-policy';

test.each([
  ['/sw.js', true],
  ['/shell/1/later.js', true],
  ['/remotes/mfe-help/1/entry.js?again=1', true],
  ['/sw.js?x', false],
  ['/other/sw.js', false],
  ['/sw.json', false],
  ['/gateway/sw.js', false],
  ['https://elsewhere.example/sw.js', false],
  ['https://elsewhere.example/shell/1/shell.js', false],
])('a script at %s may run: %s', (address, isAllowed) => {
  let allow: (url: string) => string | null = () => null;
  Object.defineProperty(globalThis, 'trustedTypes', {
    configurable: true,
    value: {
      createPolicy: (_name: string, rules: { createScriptURL: typeof allow }) => {
        allow = rules.createScriptURL;
      },
    },
  });
  installScriptPolicy();
  expect(allow(address)).toBe(isAllowed ? address : null);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});
