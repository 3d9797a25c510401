/** What is shared with a partner, by its key in the record of the consent (D32). */
export const CONSENT_SCOPE: Readonly<Record<string, string>> = {
  phone: 'Nomor HP',
  email: 'Email',
  balance: 'Saldo poin atau e-wallet',
};
