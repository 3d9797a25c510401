import { usePlatform } from '@poku/platform';
import { ButtonLink } from '@poku/kit';
import { type MouseEvent, useEffect, useRef } from 'react';
import { type EarnPartner, reportVisitCall } from '../../calls/earn';
import { paths } from '../../paths';
import { earnWording } from '../../wording/earn';
import { PARTNER_SITE_OPEN_MS } from '../../limits';

/** Leads on to a partner ([C] §2): through its page in between, else to its site, else back to all partners. */
export function AccessButton({ partner }: { readonly partner: EarnPartner }) {
  const { id, name, url, interim } = partner;
  const { call } = usePlatform();
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(opening.current), []);

  function report() {
    // It counts visits; the member's way does not depend on it.
    call(reportVisitCall, { partnerId: id }).catch(() => undefined);
  }
  function handleOpen(event: MouseEvent) {
    report();
    // A press for another window is the browser's own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    clearTimeout(opening.current);
    // Browsers let a press open a tab for about a second after it.
    opening.current = setTimeout(
      () => window.open(url, '_blank', 'noopener,noreferrer'),
      PARTNER_SITE_OPEN_MS,
    );
  }
  const label = earnWording.openPartner(name);
  if (interim !== null || url === '') {
    return (
      <ButtonLink fullWidth to={interim === null ? paths.earnPoint() : paths.interim(id)} onClick={report}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink fullWidth newTab to={url} onClick={handleOpen}>
      {label}
    </ButtonLink>
  );
}
