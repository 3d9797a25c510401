import { execFileSync } from 'node:child_process';
import { ROOT } from '@poku/tooling';

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });

test('what a failed build leaves behind is no change of the working copy', () => {
  // The federation plugin writes it into the folder that the command runs in.
  const left = '.mf/diagnostics/latest.json';
  expect(git('check-ignore', left).trim()).toBe(left);
  expect(git('ls-files', '--cached', '--ignored', '--exclude-standard')).toBe('');
});
