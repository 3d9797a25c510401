/** Whether a text has the form of a partner's id (D2); whether there is such a partner is another question. */
export const isPartnerId = (value: string): boolean => /^[\w-]{1,16}$/.test(value);
