import { formatRecent } from '@poku/domain/dates';
import { commonWording } from '@poku/domain/wording/common';
import { useKeepTrying } from '@poku/kit/hooks';
import { useRevalidator } from '@poku/kit/router';
import { Button, Notice, space, styled } from '@poku/kit';
import { useEffect, useState } from 'react';
import { offlineCouponsWording } from '../../wording/offline';
import { formatAge } from './age';

const MINUTE_MS = 60_000;

/** Its words begin below those above it. */
const Retry = styled(Button)`
  margin: ${space(1)} 0 -${space(2)} -${space(3)};
`;

/** Renders again every minute, so that an age stays true. */
function useMinutes(): void {
  const [, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((minutes) => minutes + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
}

export interface OfflineBannerProps {
  /** When the device kept what is shown, ISO 8601. */
  readonly savedAt: string;
}

/** Says from when the page is, and reads it again as soon as the network or the API is back, or when the member asks for it. */
export function OfflineBanner({ savedAt }: OfflineBannerProps) {
  const { revalidate, state } = useRevalidator();
  useMinutes();
  useKeepTrying(true, () => {
    if (state !== 'loading') void revalidate();
  });
  return (
    <Notice tone="warning">
      <p>{offlineCouponsWording.shownFrom(formatRecent(savedAt), formatAge(savedAt))}</p>
      <Retry variant="text" busy={state === 'loading'} onClick={() => void revalidate()}>
        {commonWording.retry}
      </Retry>
    </Notice>
  );
}
