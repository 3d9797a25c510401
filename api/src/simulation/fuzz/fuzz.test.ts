/** @jest-environment ./api/src/testing/embedded-environment.cjs */
import { startTestApi, type TestApi } from '../../testing/api';
import { accessMatrix } from '../../testing/access-matrix';
import { fuzzApi } from './fuzz';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('whatever a call is made with, its answer is ours', async () => {
  const seen = new Set<string>();
  const tell = (line: string) => seen.add(line.split(': ')[0] ?? '');
  const report = await fuzzApi(api.deps, { cases: 3, seed: 1 }, tell);
  expect(report.failures).toEqual([]);
  const missing = accessMatrix.filter(({ call }) => !seen.has(call.replace(/:(\w+)/g, '{$1}')));
  expect(missing.map(({ call }) => call)).toEqual([]);
});
