/** Which of the two lists. */
export type LinkKind = 'partner' | 'e-wallet';
