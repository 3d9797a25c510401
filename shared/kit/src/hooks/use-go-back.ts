import { useNavigate } from '@poku/kit/router';

/** Whether the visitor came straight to this page and has nothing of ours to go back to. */
const isFirstEntry = (): boolean => {
  const state: unknown = window.history.state;
  const idx: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : undefined;
  return typeof idx !== 'number' || idx === 0;
};

/**
 * Leaves the page the way it was reached.
 * @param otherwise path for a visitor who came straight to it
 */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => void (isFirstEntry() ? navigate(otherwise) : navigate(-1));
}
