import { useNavigate } from '@poku/shared/router';
import { paths } from '../../../paths';

/** Whether the member came straight to this page and has nothing of ours to go back to. */
const isFirstEntry = (): boolean => {
  const state: unknown = window.history.state;
  const idx: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : undefined;
  return typeof idx !== 'number' || idx === 0;
};

/** Leaves the page the way it was reached, or to the profile, whose menu leads to it ([A] §4). */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return () => void (isFirstEntry() ? navigate(paths.profile()) : navigate(-1));
}
