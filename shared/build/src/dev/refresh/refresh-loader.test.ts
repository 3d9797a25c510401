import { join } from 'node:path';
import { transformAsync } from '@babel/core';
import { standIns } from './stand-ins.mjs';

const made = async (code: string): Promise<string> => {
  const result = await transformAsync(code, {
    babelrc: false,
    configFile: false,
    filename: join('/repository', 'mfe-x/src/a.js'),
    plugins: [[standIns, { runtime: '/runtime.ts', module: 'mfe-x/src/a.js' }]],
  });
  return result?.code ?? '';
};

test('a module enters the runtime under its path before anything else of it runs', async () => {
  const [first, second] = (await made('export const limit = 3;')).split('\n');
  expect(first).toBe('import { enter as $pokuEnter } from "/runtime.ts";');
  expect(second).toBe('const $poku = $pokuEnter("mfe-x/src/a.js");');
});

test.each([
  ['a function', 'function Form() {}', 'Form = $poku.standIn(Form, "Form");'],
  ['one that is exported', 'export function Form() {}', 'Form = $poku.standIn(Form, "Form");'],
  ['the default', 'export default function Form() {}', 'Form = $poku.standIn(Form, "Form");'],
  ['an arrow', 'const Form = () => null;', 'const Form = $poku.standIn(() => null, "Form");'],
  ['what a call makes', 'export const Form = memo(Part);', '$poku.standIn(memo(Part), "Form")'],
  ['a styled element', 'const Box = styled.div`gap: 1px;`;', '$poku.standIn(styled.div`gap: 1px;`, "Box")'],
  [
    'one that the other transform named',
    'var _c; const Form = _c = () => null;',
    '_c = $poku.standIn(() => null, "Form")',
  ],
])('%s stands behind what the runtime keeps for it', async (_, code, expected) => {
  expect(await made(code)).toContain(expected);
});

test('a declared function is one before the first line that may use it', async () => {
  const code = await made('const page = { Component: Form };\nfunction Form() {}');
  expect(code.indexOf('Form = $poku.standIn')).toBeLessThan(code.indexOf('const page'));
});

test.each([
  ['a name in small letters', 'const form = () => null;'],
  ['a text', "const LABEL = 'satu';"],
  ['an object', 'const Words = { one: 1 };'],
  ['one inside of a function', 'function make() { const Form = () => null; return Form; }'],
  ['parts of an object', 'const { Form } = parts;'],
  ['what is declared only', 'let Form;'],
])('%s is left as it is', async (_, code) => {
  expect(await made(code)).not.toContain('standIn');
});
