import { installScriptPolicy, runningFolder } from './script-policy';

test.each([
  ['/sw.js', true],
  ['/shell/1/later.js', true],
  ['/remotes/mfe-help/1/entry.js?again=1', true],
  ['/remotes/mfe-help/2/entry.js', false],
  ['/remotes/mfe-help/1/more/entry.js', false],
  ['/shell/2/later.js', false],
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
  const policy = installScriptPolicy('/shell/1/');
  expect(allow('/remotes/mfe-help/1/entry.js')).toBeNull();
  policy.allow('/remotes/mfe-help/1/');
  expect(allow(address)).toBe(isAllowed ? address : null);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

test('the folder of the shell is that of its running script', () => {
  const script = document.createElement('script');
  script.src = '/shell/0.1.0-a/shell.js';
  const running = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  expect(runningFolder()).toBe('/shell/0.1.0-a/');
  running.mockReturnValue(null);
  expect(() => runningFolder()).toThrow('no script');
});
