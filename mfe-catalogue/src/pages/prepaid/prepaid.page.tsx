import type { PageModule } from '@poku/shared/contract';
import { prepaidWording, cleanPhoneInput } from '@poku/shared/domain';
import { useLocation, useNavigate } from '@poku/shared/router';
import { focusWidth, Stack, styled } from '@poku/shared/ui';
import { useState } from 'react';
import { NumberField } from '../../features/buy-coupon/number-field';
import { paths } from '../../paths';
import { PackageList } from './package-list';
import { usePackages } from './use-packages';

/** Two cards in a row need no more, also on a wide screen. */
const Column = styled(Stack)`
  max-width: ${focusWidth};
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
  return (
    <Column>
      <NumberField label={prepaidWording.phone} value={number} onChange={setNumber} />
      <PackageList packages={packages} onRetry={retry} />
    </Column>
  );
}

export const page: PageModule = {
  Component: PrepaidPage,
  title: prepaidWording.title,
};
