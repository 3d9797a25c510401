import { error, findingsComment, warning } from './finding';

const words = { what: 'It has one.', where: 'src/a.tsx', fix: 'Take it away.' };

describe('findingsComment', () => {
  it('has the errors first, as they stand in a terminal', () => {
    const comment = findingsComment('mfe-x 1.0.0: 1 error, 1 warning', [
      warning('told', words),
      error('wrong', words),
    ]);
    expect(comment).toBe(
      '### mfe-x 1.0.0: 1 error, 1 warning\n\n```text\n' +
        'error wrong\n  what   It has one.\n  where  src/a.tsx\n  do     Take it away.\n' +
        'warning told\n  what   It has one.\n  where  src/a.tsx\n  do     Take it away.\n```\n',
    );
  });

  it('lets nothing of a source out of its block', () => {
    const what = 'It has ```` and <img src=x> @team.';
    const comment = findingsComment('mfe-x', [error('wrong', { ...words, what })]);
    expect(comment).toContain(`\`\`\`\`\`text\nerror wrong\n  what   ${what}\n`);
    expect(comment.endsWith('\n`````\n')).toBe(true);
  });

  it('says that there is nothing', () => {
    expect(findingsComment('mfe-x', [])).toContain('Nothing keeps it from members.');
  });
});
