/** @jest-environment jsdom */
import {
  act,
  type ComponentType,
  createElement,
  type FunctionComponent,
  forwardRef,
  memo,
  useReducer,
  useState,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createFamilies } from './families';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let place: HTMLElement;
let root: Root;
let families: ReturnType<typeof createFamilies>;
beforeEach(() => {
  families = createFamilies();
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

/** The transform's own runtime has one list for all tests. */
let turn = 0;
beforeEach(() => (turn += 1));
const standIn = (value: unknown, name = 'Form') =>
  families.standIn(value, `mfe-x/src/${turn}.tsx ${name}`) as ComponentType<object>;
const refresh = () => act(() => families.refresh());
const show = (Shown: ComponentType<object>) => act(() => root.render(createElement(Shown)));
const input = () => {
  const found = place.querySelector('input');
  if (!found) throw new Error('There is no field.');
  return found;
};
/** A field that React does not fill, and a number that it keeps. */
const Counter = (label: string) =>
  function Form() {
    const [count, setCount] = useState(0);
    return createElement(
      'form',
      { onClick: () => setCount(count + 1) },
      `${label} ${count}`,
      createElement('input'),
    );
  };
const press = () => act(() => place.querySelector('form')?.click());

test('a component shows its newest implementation, with its state and what was typed', () => {
  const Form = standIn(Counter('before'));
  show(Form);
  press();
  input().value = 'typed';
  expect(standIn(Counter('after'))).toBe(Form);
  expect(place.textContent).toBe('before 1');
  refresh();
  expect(place.textContent).toBe('after 1');
  expect(input().value).toBe('typed');
  press();
  expect(place.textContent).toBe('after 2');
});

test('state begins anew where the hooks are others, and there alone', () => {
  const signed = (key: string, render: FunctionComponent) => {
    const sign = families.signature();
    const Form = standIn(render);
    sign(Form, key);
    return Form;
  };
  const Form = signed('useState{count}', Counter('before'));
  const Beside = standIn(Counter('beside'), 'Beside');
  show(() => createElement('main', null, createElement(Form), createElement(Beside)));
  const [own, other] = place.querySelectorAll('input');
  if (!own || !other) throw new Error('There are no fields.');
  own.value = 'of the form';
  other.value = 'beside';
  signed('useReducer{count}', () => {
    const [count] = useReducer((before: number) => before, 7);
    return createElement('form', null, `after ${count}`, createElement('input'));
  });
  refresh();
  expect(place.textContent).toBe('after 7beside 0');
  expect([...place.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', 'beside']);
});

test('a custom hook that changed begins the state of its users anew', () => {
  const withHook = (key: string, text: string) => {
    const useOwn = () => text;
    const signHook = families.signature();
    signHook(useOwn, key);
    const sign = families.signature();
    const Form = standIn(() => {
      (sign as () => void)();
      return createElement('form', null, useOwn(), createElement('input'));
    });
    sign(Form, 'useOwn{}', false, () => [useOwn]);
    return Form;
  };
  show(withHook('useState{a}', 'one'));
  input().value = 'typed';
  withHook('useState{a}', 'two');
  refresh();
  expect([place.textContent, input().value]).toEqual(['two', 'typed']);
  withHook('useState{a}useState{b}', 'three');
  refresh();
  expect([place.textContent, input().value]).toEqual(['three', '']);
});

test('what forwardRef and memo give keeps its subtree, its ref and what it need not render again', () => {
  const ref = { current: null as HTMLElement | null };
  let renders = 0;
  const boxOf = (color: string) =>
    forwardRef<HTMLElement, { children?: unknown }>((props, given) =>
      createElement('section', { ref: given, style: { color } }, props.children as string),
    );
  const listOf = (text: string) =>
    memo(() => {
      renders += 1;
      return createElement('p', null, text, createElement('input'));
    });
  const Box = standIn(boxOf('red'), 'Box') as ComponentType<{ ref: typeof ref }>;
  const List = standIn(listOf('one'), 'List');
  let again: () => void = () => undefined;
  show(function Page() {
    const [, setCount] = useState(0);
    again = () => setCount((count) => count + 1);
    return createElement(Box, { ref }, createElement(List));
  });
  const section = ref.current;
  input().value = 'typed';
  act(() => again());
  expect(renders).toBe(1);
  standIn(boxOf('blue'), 'Box');
  standIn(listOf('two'), 'List');
  refresh();
  expect(ref.current).toBe(section);
  expect(section?.style.color).toBe('blue');
  expect([place.textContent, input().value]).toEqual(['two', 'typed']);
});

test('what is read of a styled component is that of the newest one', () => {
  const styled = (id: string) =>
    Object.assign(
      forwardRef(() => null),
      { styledComponentId: id, toString: () => `.${id}` },
    );
  const Box = standIn(styled('sc-1'));
  standIn(styled('sc-2'));
  expect('styledComponentId' in Box).toBe(true);
  expect(String(Box)).toBe('.sc-1');
  refresh();
  expect(String(Box)).toBe('.sc-2');
});

test('what is no component comes back as it is, and classes do', () => {
  class Old {
    readonly isOld = true;
  }
  Object.assign(Old.prototype, { isReactComponent: {} });
  for (const value of [Old, { a: 1 }, 'text', null, Symbol.for('x')]) expect(standIn(value)).toBe(value);
});

test('a module of components gives nothing else', () => {
  const Form = standIn(Counter('a'));
  const Box = standIn(
    forwardRef(() => null),
    'Box',
  );
  expect(families.isOfComponents({ Form })).toBe(true);
  for (const exports of [{}, { Form, LIMIT: 3 }, { Form, Box }, { plain: () => null }])
    expect(families.isOfComponents(exports)).toBe(false);
});
