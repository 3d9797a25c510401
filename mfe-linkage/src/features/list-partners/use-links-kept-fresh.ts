import { useEvent } from '@poku/platform';
import { useRevalidator } from '@poku/kit/router';

/** Reads the page's list again when a partner was linked or unlinked: here, in another tab, or by the partner. */
export function useLinksKeptFresh(): void {
  const { revalidate } = useRevalidator();
  useEvent('partner.linked', () => void revalidate());
  useEvent('partner.unlinked', () => void revalidate());
}
