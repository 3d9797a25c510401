/** What the form gives to a part, so nobody else does. */
export type Bound = 'name' | 'value' | 'error' | 'onChange' | 'onBlur' | 'onFocus';
