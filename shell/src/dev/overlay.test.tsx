import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { devWording } from '../wording/dev';
import { createOverlay } from './overlay';
import type { OnProblem } from './problem';

const build = {
  title: devWording.buildFailed,
  problems: [{ message: "';' expected <b>", file: 'mfe-x/src/a.tsx', line: 3, column: 7 }],
};
const types = { title: devWording.typesWrong, problems: [{ message: 'No inputs' }] };

const open = (): OnProblem => {
  const tell = createOverlay(null);
  return (...news) => act(() => tell(...news));
};
const panel = () => screen.queryByRole('alert', { name: devWording.label });
afterEach(() => document.body.replaceChildren());

test('what is wrong stands there with its file and line, as text, until it is mended', () => {
  const tell = open();
  expect(panel()).toBeNull();
  tell('build', build);
  tell('types', types);
  expect(screen.getByText('mfe-x/src/a.tsx:3:7')).toBeInTheDocument();
  expect(screen.getByText("';' expected <b>")).toBeInTheDocument();
  tell('build', null);
  expect(panel()).toHaveTextContent(devWording.typesWrong);
  expect(panel()).not.toHaveTextContent(devWording.buildFailed);
  tell('types', null);
  expect(panel()).toBeNull();
});

test('a closed panel stays closed until there is another problem', async () => {
  const tell = open();
  tell('build', build);
  await userEvent.click(screen.getByRole('button', { name: devWording.close }));
  expect(panel()).toBeNull();
  tell('types', null);
  expect(panel()).toBeNull();
  tell('types', types);
  expect(panel()).toBeInTheDocument();
});
