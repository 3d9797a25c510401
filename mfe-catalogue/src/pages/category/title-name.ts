/** The category's name that the page before sent along ([C] §2); `null` without one. */
export function titleNameOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('titleName' in state)) return null;
  return typeof state.titleName === 'string' && state.titleName !== '' ? state.titleName : null;
}
