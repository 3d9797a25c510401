import { useLocation, useNavigation } from '@poku/kit/router';

/** The query of the address, or the one that the page is asked for: a press shows at once, while its rows are on their way. */
export function useAskedQuery(): URLSearchParams {
  const present = useLocation();
  const next = useNavigation().location;
  const { search } = next?.pathname === present.pathname ? next : present;
  return new URLSearchParams(search);
}
