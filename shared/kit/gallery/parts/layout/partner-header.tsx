import { PartnerHeader } from '@poku/kit';

export const title = 'Header of a partner brand';

/** Shows the brand of the theme; choose one above. */
export function Example() {
  return <PartnerHeader title="Tukar poin" />;
}
