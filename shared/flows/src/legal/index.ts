/** Texts that the operators keep, for who shows them and for the API. */
import { call, moment, record, text, type ValueOf } from '@poku/contract/calls';

/** What a text that the operators keep has. */
export const legalFields = {
  title: text(),
  /** HTML (D42). */
  html: text('content'),
  /** Day from which it holds, `YYYY-MM-DD`. */
  validFrom: moment(),
};

const legalText = record(legalFields);

/** A text that the operators keep ([C] §7). */
export type LegalText = ValueOf<typeof legalText>;

const legalCall = <const Path extends string>(path: Path) => call({ method: 'GET', path, answer: legalText });

/** The terms, read where they are agreed to as well as on their page. Code 404 before they were stored, as for the others. */
export const termsCall = legalCall('/termcondition');
/** The privacy policy. */
export const privacyPolicyCall = legalCall('/privacypolicy');
/** What Poku is. */
export const aboutCall = legalCall('/about');
