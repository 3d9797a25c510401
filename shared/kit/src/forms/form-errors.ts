import { FORM_ERROR } from 'final-form';

/** What a submit or a check of the whole form finds wrong: a text by field name, and `form` for all of it. */
export type FormErrors<Values> = { readonly [Name in keyof Values]?: string } & { readonly form?: string };

/** The same in the shape that final-form reads. */
export function toFinalFormErrors<Values>(
  errors: FormErrors<Values> | undefined,
): Record<string, string | undefined> | undefined {
  if (errors === undefined) return undefined;
  const { form, ...fields } = errors;
  return form === undefined ? { ...fields } : { ...fields, [FORM_ERROR]: form };
}

/** A text of final-form, which knows no types for errors; anything but a filled text is none. */
export function toMessage(error: unknown): string | undefined {
  return typeof error === 'string' && error !== '' ? error : undefined;
}
