import type { PageModule } from '@poku/contract';
import { cleanPhoneInput } from '@poku/domain/phone';
import { useDebounced } from '@poku/kit/hooks';
import { useLocation, useNavigate } from '@poku/kit/router';
import { focusWidth, List, ListItem, Stack, styled } from '@poku/kit';
import { useState } from 'react';
import { NumberField } from '../../features/buy-coupon/number-field';
import { paths } from '../../paths';
import { prepaidWording } from '../../wording/prepaid';
import { SEARCH_DEBOUNCE_MS } from '../../limits';
import { numberProblem } from './number-problem';
import { PackageList } from './package-list';
import { usePackages } from './use-packages';

/** Two cards in a row need no more, also on a wide screen. */
const Column = styled(Stack)`
  width: 100%;
  max-width: ${focusWidth};
  margin-inline: auto;
`;

const keptNumber = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'number' in state && typeof state.number === 'string'
    ? cleanPhoneInput(state.number)
    : '';

function PrepaidPage() {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [number, setNumber] = useState(() => keptNumber(state));
  const { packages, retry } = usePackages(number, (answered) => {
    setNumber(answered);
    // A number does not stand in an address; the entry of the history keeps it for the way back from a package.
    void navigate(paths.prepaid(), { replace: true, preventScrollReset: true, state: { number: answered } });
  });
  const refusal = packages.status === 'waiting' ? packages.refusal : undefined;
  // Who is still typing has made no mistake yet.
  const [paused, setPaused] = useState(number);
  useDebounced(number, SEARCH_DEBOUNCE_MS, setPaused);
  return (
    <Column>
      <NumberField
        label={prepaidWording.phone}
        value={number}
        error={refusal ?? (paused === number ? numberProblem(number) : undefined)}
        onChange={setNumber}
        onBlur={() => setPaused(number)}
      />
      <PackageList packages={packages} onRetry={retry} />
      <List>
        <ListItem
          icon="coupon"
          title={prepaidWording.coupons}
          note={prepaidWording.couponsNote}
          to={paths.billCoupons()}
        />
      </List>
    </Column>
  );
}

export const page: PageModule = {
  Component: PrepaidPage,
  title: prepaidWording.title,
};
