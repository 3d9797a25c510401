import { HttpError } from './errors';

/**
 * Takes what the validators of the domain said about each field: the text for the member, or undefined when it is fine.
 * Throws a 400 that names the first wrong field and carries its text (D5).
 */
export function demandFields(problems: Readonly<Record<string, string | undefined>>): void {
  for (const [field, problem] of Object.entries(problems)) {
    if (problem !== undefined) throw new HttpError(400, problem, field);
  }
}
