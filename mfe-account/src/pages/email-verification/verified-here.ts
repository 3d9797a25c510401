const KEY = 'poku.isEmailVerified';

const stateHere = (): object => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/** Notes in this place of the history that its link was good, for a reload, which has the link no more (D24). */
export function noteVerified(): void {
  window.history.replaceState({ ...stateHere(), [KEY]: true }, '');
}

/** Whether the link of this place was good. */
export function wasVerifiedHere(): boolean {
  return Reflect.get(stateHere(), KEY) === true;
}
