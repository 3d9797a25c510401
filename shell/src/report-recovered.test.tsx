import { createApiError } from '@poku/platform/api';
import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { reportRecovered } from './report-recovered';

/** Renders what throws until React tries again, and gives what the page was told. */
const reportsOf = (thrown: Error): readonly unknown[] => {
  const reported = jest.fn();
  Object.assign(globalThis, { reportError: reported });
  let attempts = 0;
  const ThrowsOnce = () => {
    attempts += 1;
    if (attempts === 1) throw thrown;
    return <p>pulih</p>;
  };
  const place = document.createElement('div');
  const root = createRoot(place, { onRecoverableError: reportRecovered });
  act(() => root.render(<ThrowsOnce />));
  expect(place.textContent).toBe('pulih');
  act(() => root.unmount());
  return reported.mock.calls.map(([error]: unknown[]) => (error as Error).cause);
};

test('a fault from which React recovered is reported with its cause', () => {
  const fault = new Error('render failed');
  expect(reportsOf(fault)).toEqual([fault]);
});

test('what the API answered to a page that has moved on is no fault', () => {
  expect(reportsOf(createApiError({ kind: 'business', call: 'gateway/category', code: 208 }))).toEqual([]);
});
