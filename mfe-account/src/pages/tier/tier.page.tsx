import { useState } from 'react';
import type { PageModule } from '@poku/contract';
import { useEvent, usePlatform } from '@poku/platform';
import { useLoaderData, useRevalidator } from '@poku/kit/router';
import { ButtonLink, EmptyState, focusWidth, Stack, styled, Tabs } from '@poku/kit';
import { paths } from '../../paths';
import { accountWording } from '../../wording/account';
import { loader } from './loader';
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

function TierPage() {
  const progress = useLoaderData<typeof loader>();
  const platform = usePlatform();
  const { revalidate } = useRevalidator();
  useEvent('points.changed', () => void revalidate());
  const [selected, setSelected] = useState(progress.standing.level);
  const tier = progress.tiers.find(({ name }) => name === selected);
  return (
    <Column $gap={6}>
      {tier === undefined ? (
        <EmptyState drawing="coupon" text={accountWording.tierEmpty} />
      ) : (
        <Tabs
          label={accountWording.tierTabs}
          items={progress.tiers.map(({ name }) => ({ id: name, label: name }))}
          selectedId={tier.name}
          onSelect={setSelected}
        >
          <TierView tier={tier} progress={progress} />
        </Tabs>
      )}
      <Advice>{footerText(progress)}</Advice>
      {platform.isKnownPath(paths.earnPoint()) && (
        <ButtonLink to={paths.earnPoint()} fullWidth>
          {accountWording.toEarnPoint}
        </ButtonLink>
      )}
    </Column>
  );
}

export const page: PageModule = { loader, Component: TierPage, title: accountWording.tierTitle };
