import { useState } from 'react';
import type { PageModule } from '@poku/contract';
import { useEvent, usePlatform } from '@poku/platform';
import { useIsDesk } from '@poku/kit/hooks';
import { useLoaderData, useRevalidator } from '@poku/kit/router';
import { ButtonLink, EmptyState, focusWidth, Stack, styled, Tabs } from '@poku/kit';
import type { TierProgress } from '../../calls/tier';
import { paths } from '../../paths';
import { accountWording } from '../../wording/account';
import { loader } from './loader';
import { TierOverview } from './tier-overview';
import { TierTable } from './tier-table';
import { TierView } from './tier-view';
import { footerText } from './tier-words';

const Column = styled(Stack)`
  max-width: ${focusWidth};
  margin: 0 auto;
`;
const Advice = styled.p`
  text-align: center;
  text-wrap: balance;
`;

interface ViewProps {
  readonly progress: TierProgress;
}

function ToEarnPoint({ fullWidth = false }: { readonly fullWidth?: boolean }) {
  if (!usePlatform().isKnownPath(paths.earnPoint())) return null;
  return (
    <ButtonLink to={paths.earnPoint()} fullWidth={fullWidth}>
      {accountWording.toEarnPoint}
    </ButtonLink>
  );
}

/** One level at a time. */
function TierColumn({ progress }: ViewProps) {
  const { tiers, standing } = progress;
  const [selected, setSelected] = useState(standing.level);
  const tier = tiers.find(({ name }) => name === selected);
  return (
    <Column $gap={6}>
      {tier === undefined ? (
        <EmptyState drawing="coupon" text={accountWording.tierEmpty} />
      ) : (
        <Tabs
          label={accountWording.tierTabs}
          items={tiers.map(({ name }) => ({ id: name, label: name }))}
          selectedId={tier.name}
          onSelect={setSelected}
        >
          <TierView tier={tier} progress={progress} />
        </Tabs>
      )}
      <Advice>{footerText(progress)}</Advice>
      <ToEarnPoint fullWidth />
    </Column>
  );
}

function TierPage() {
  const progress = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  useEvent('points.changed', () => void revalidate());
  const isDesk = useIsDesk();
  const { tiers, standing } = progress;
  const own = tiers.find(({ name }) => name === standing.level);
  if (!isDesk || !own) return <TierColumn progress={progress} />;
  return (
    <Stack $gap={6}>
      <TierOverview tier={own} progress={progress}>
        <p>{footerText(progress)}</p>
        <ToEarnPoint />
      </TierOverview>
      <TierTable {...progress} />
    </Stack>
  );
}

export const page: PageModule = { loader, Component: TierPage, title: accountWording.tierTitle };
