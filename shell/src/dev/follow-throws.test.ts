import { waitFor } from '@testing-library/react';
import { followThrows } from './follow-throws';
import type { DevProblem } from './problem';

const OWN_STACK = 'Error: broken\n    at Form (http://localhost:3100/remotes/mfe-x/dev-ab12/page.js:4:2)';

const errorWith = (stack: string): Error => Object.assign(new Error('broken'), { stack });

const follow = (map?: (stack: string) => Promise<Omit<DevProblem, 'message'>>) => {
  const problems: DevProblem[] = [];
  let tellCaught: (error: unknown, componentStack?: string) => void = () => undefined;
  let tellErrors: (errors: Record<string, unknown> | null) => void = () => undefined;
  followThrows(
    {
      router: {
        subscribe: (listener) => {
          tellErrors = (errors) => listener({ errors });
          return () => undefined;
        },
      },
      followCaught: (listener) => (tellCaught = listener),
      map:
        map ?? ((stack) => Promise.resolve({ stack: `mapped ${stack}`, file: 'mfe-x/src/a.tsx', line: 3 })),
    },
    (problem) => problems.push(problem),
  );
  return { problems, tellCaught, tellErrors };
};

test('what the remote throws is told once, by its sources', async () => {
  const { problems, tellCaught, tellErrors } = follow();
  const error = errorWith(OWN_STACK);
  tellCaught(error);
  tellErrors({ '/x': error });
  tellErrors(null);
  await waitFor(() => expect(problems).toHaveLength(1));
  expect(problems[0]).toEqual({
    message: 'Error: broken',
    file: 'mfe-x/src/a.tsx',
    line: 3,
    stack: 'mapped at Form (http://localhost:3100/remotes/mfe-x/dev-ab12/page.js:4:2)',
  });
});

test('a stack that cannot be told by its sources stands as the browser has it', async () => {
  const { problems, tellErrors } = follow(() => Promise.reject(new Error('no server')));
  tellErrors({ '/x': errorWith(OWN_STACK) });
  await waitFor(() => expect(problems[0]?.stack).toContain('/remotes/mfe-x/dev-ab12/page.js:4:2'));
});

test('what shell and other remotes throw, answers of the API and what is no error are not told', async () => {
  const { problems, tellCaught, tellErrors } = follow();
  tellCaught(
    errorWith('Error: broken\n    at Form (http://localhost:3100/remotes/mfe-y/0.1.0-ab12/page.js:4:2)'),
  );
  tellCaught('text');
  tellErrors({ '/x': new Response('', { status: 404 }) });
  dispatchEvent(new ErrorEvent('error', { error: errorWith(OWN_STACK) }));
  await waitFor(() => expect(problems).toHaveLength(1));
});
