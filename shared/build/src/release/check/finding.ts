/** What the gate found on a release. */
export interface Finding {
  /** Kebab case; stays the same when the words change. */
  readonly code: string;
  /** An error keeps the release out of the channel; a warning is told. */
  readonly severity: 'error' | 'warning';
  /** What is wrong, one sentence. */
  readonly what: string;
  /** File, claim, key or release that it is about. */
  readonly where: string;
  /** What to do. */
  readonly fix: string;
}

type Words = Omit<Finding, 'code' | 'severity'>;

export const error = (code: string, words: Words): Finding => ({ code, severity: 'error', ...words });
export const warning = (code: string, words: Words): Finding => ({ code, severity: 'warning', ...words });

export const isError = ({ severity }: Finding): boolean => severity === 'error';

/** Findings for people, the errors first. */
export const findingsText = (findings: readonly Finding[]): string =>
  [...findings.filter(isError), ...findings.filter((finding) => !isError(finding))]
    .map(
      ({ code, severity, what, where, fix }) =>
        `${severity} ${code}\n  what   ${what}\n  where  ${where}\n  do     ${fix}`,
    )
    .join('\n');

/** Findings as a comment in Markdown. They tell of sources, which may have anything in them: nothing of it is markup. */
export const findingsComment = (title: string, findings: readonly Finding[]): string => {
  const text = findings.length > 0 ? findingsText(findings) : 'Nothing keeps it from members.';
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `### ${title}\n\n${fence}text\n${text}\n${fence}\n`;
};

/** Codes of what a team may do on purpose, with `--allow <code>`: what it breaks, it breaks knowingly. */
export const ALLOWABLE: readonly string[] = [
  'removed-route',
  'linked-route-removed',
  'removed-widget',
  'removed-slot',
  'slot-nobody-offers',
  'type-changed',
  'type-gone',
  'type-needs-more',
  'name-not-given',
  'module-throws',
  'page-not-painted',
];

/**
 * Turns the errors that are allowed into warnings.
 * @throws Error for a code that cannot be allowed
 */
export const allowing = (findings: readonly Finding[], codes: readonly string[]): Finding[] => {
  const unknown = codes.find((code) => !ALLOWABLE.includes(code));
  if (unknown !== undefined)
    throw new Error(`--allow ${unknown}: this cannot be allowed. Can be: ${ALLOWABLE.join(', ')}.`);
  return findings.map((finding) =>
    codes.includes(finding.code) ? { ...finding, severity: 'warning' as const } : finding,
  );
};

/** A release was not let through. Compare `name`; `findings` has at least one error. */
export class GateError extends Error {
  override readonly name = 'GateError';
  readonly findings: readonly Finding[];

  constructor(subject: string, findings: readonly Finding[]) {
    super(`${subject} is not let through.\n${findingsText(findings)}`);
    this.findings = findings;
  }
}

/** @throws GateError when there is an error among the findings */
export const refuse = (subject: string, findings: readonly Finding[]): void => {
  if (findings.some(isError)) throw new GateError(subject, findings);
};
