import { readFileSync } from 'node:fs';
import { collectReport } from './collect';
import { digestOfFact, lineOf, parseReport, REPORT_FILE } from './report-file';
import { reachedFacts } from './used-types';

describe('the report of what remotes get from the shell', () => {
  it('is the one of the present sources; else run npm run build -- report and look at the difference', () => {
    expect(collectReport()).toBe(readFileSync(REPORT_FILE, 'utf8'));
  });

  it('is read as it was written', () => {
    const [header, lines] = [/^#.*\n/gm, readFileSync(REPORT_FILE, 'utf8')];
    expect(`${parseReport(lines).map(lineOf).join('\n')}\n`).toBe(lines.replace(header, ''));
    expect(() => parseReport('no fact')).toThrow('Run npm run build -- report');
  });

  it('knows who gives what: the shell the platform, the remote its page, both the member', () => {
    const direction = Object.fromEntries(
      parseReport(readFileSync(REPORT_FILE, 'utf8')).map((fact) => [fact.key, digestOfFact(fact)[0]]),
    );
    expect(direction).toMatchObject({
      'Platform.session$': '>',
      'Platform.isKnownPath(0)': '<',
      'Platform.isKnownPath()': '>',
      'PageModule.title': '<',
      'PageArgs.platform': '>',
      "NoticeTone|'success'": '<',
      'Button(0)': '<',
    });
  });
});

it('a remote is bound to what it can reach from the names that it imports', () => {
  const facts = parseReport(
    [
      '> ui#Button :: Button',
      '< Button(0) :: ButtonProps',
      '< ButtonProps.tone ? :: Tone',
      "< Tone|'soft' ? :: ",
      '> ui#Card :: Card',
      '< Card(0) :: CardProps',
      '< CardProps.text :: string',
    ].join('\n'),
  );
  expect(reachedFacts(facts, ['ui#Button']).map(({ key }) => key)).toEqual([
    'ui#Button',
    'Button(0)',
    'ButtonProps.tone',
    "Tone|'soft'",
  ]);
});
