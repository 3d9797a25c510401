import { useEffect, useEffectEvent, useState } from 'react';
import type { LinkablePartner } from '@poku/flows/linking/calls/partners';
import { linkStateWording } from '@poku/flows/linking';
import { useShownAgain } from '@poku/kit/hooks';
import { usePlatform } from '@poku/platform';
import { useNavigate, useRevalidator } from '@poku/kit/router';
import { Button, ButtonLink, ErrorPanel, Stack } from '@poku/kit';
import { LinkSteps } from '../../features/list-partners/link/link-steps';
import { LinkTerms } from '../../features/list-partners/link/link-terms';
import { useLinkFlow } from '../../features/list-partners/link/use-link-flow';
import { type LinkTermsState, useLinkTerms } from '../../features/list-partners/link/use-link-terms';
import { paths } from '../../paths';
import { linkingWording } from '../../wording/linking';
import { EWALLET_BIND_MS } from '../../limits';
import { Preparing } from './preparing';

/** Version of a consent that stands for this e-wallet already, so that the page need not ask. */
function standingVersion({ item, reading, needsEmail }: LinkTermsState): string | null {
  if (reading.status !== 'ready' || needsEmail) return null;
  const { consents, version } = reading.sharing;
  const stands = consents.some(
    (consent) =>
      consent.partnerId === item.partnerId && consent.withdrawnAt === null && consent.version === version,
  );
  return stands ? version : null;
}

export interface BindingProps {
  readonly slug: string;
  readonly item: LinkablePartner;
}

/** Asks for the consent, begins after 5 s, and goes to the e-wallet's page at once ([A] §4). */
export function Binding({ slug, item }: BindingProps) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const terms = useLinkTerms(item);
  const [agreed, setAgreed] = useState<string | null>(null);
  const flow = useLinkFlow({
    item,
    returnPath: paths.ewalletResult(slug),
    onLinked: () => void revalidate(),
  });
  const { step } = flow;
  const version = agreed ?? standingVersion(terms);

  const begin = useEffectEvent(() => {
    if (version !== null) void flow.start(version);
  });
  const isWaiting = version !== null;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => begin(), EWALLET_BIND_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const follow = useEffectEvent(() => {
    if (step.name === 'leaving') platform.leave(step.bindingUrl);
    if (step.name === 'pending') void navigate(paths.ewalletResult(slug, step.authCode), { replace: true });
  });
  useEffect(() => follow(), [step.name]);
  useShownAgain(() => void navigate(paths.ewallets(), { replace: true }));

  if (step.name === 'failed') {
    return (
      <ErrorPanel
        title={linkStateWording.failed}
        text={step.message}
        onRetry={flow.retry}
        action={
          <ButtonLink to={paths.ewallets()} variant="text">
            {linkingWording.toEwallets}
          </ButtonLink>
        }
      />
    );
  }
  if (version === null) {
    return (
      <Stack $gap={5}>
        <LinkTerms terms={terms} />
        {!terms.needsEmail && (
          <Button
            fullWidth
            disabled={terms.agreedVersion === null}
            onClick={() => setAgreed(terms.agreedVersion)}
          >
            {linkingWording.proceed}
          </Button>
        )}
      </Stack>
    );
  }
  return (
    <>
      <Preparing name={item.name} />
      {step.name === 'code' && (
        <LinkSteps item={item} flow={flow} onClose={() => void navigate(paths.ewallets())} />
      )}
    </>
  );
}
