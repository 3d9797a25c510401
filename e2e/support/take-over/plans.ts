/** A field, by its label and its name in the form. */
export interface FieldPlan {
  readonly label: string;
  readonly name: string;
  /** What may be typed into it. Nothing of it is cleaned away. */
  readonly characters: string;
}

/** A page on which somebody types before the scripts are there. */
export interface PagePlan {
  readonly path: string;
  /** One after the other by the Tab key. */
  readonly fields: readonly FieldPlan[];
  readonly hasPassword: boolean;
  /** Sends the form, and is open from the beginning: its button, and the call that it makes. */
  readonly send?: { readonly button: string; readonly call: string };
}

const phone: FieldPlan = { label: 'Nomor HP', name: 'phone', characters: '1234589' };
const password: FieldPlan = { label: 'Password', name: 'password', characters: 'aBcK7391' };

/** The pages that are tried. */
export const PLANS: readonly PagePlan[] = [
  {
    path: '/login',
    fields: [phone, password],
    hasPassword: true,
    send: { button: 'Masuk', call: '/gateway/loginauth' },
  },
  {
    path: '/register',
    fields: [phone, { label: 'Email', name: 'email', characters: 'abcd17' }, password],
    hasPassword: true,
  },
  {
    path: '/forgot-password',
    fields: [{ label: 'Nomor HP atau email', name: 'identifier', characters: 'abcd17' }],
    hasPassword: false,
  },
];
