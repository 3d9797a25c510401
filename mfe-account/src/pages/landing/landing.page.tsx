import { useEffect, useState } from 'react';
import type { PageModule } from '@poku/contract';
import { LANDING_SKIP_MS } from '@poku/domain/limits/linkage';
import { safeRedirect } from '@poku/domain/redirect';
import { useMember, usePlatform } from '@poku/platform';
import { useLocation, useNavigate } from '@poku/kit/router';
import { Button, ButtonLink, Stack } from '@poku/kit';
import { paths } from '../../paths';
import { registrationWording } from '../../wording/registration';
import { Root, Text, Title, Words } from './landing.styles';
import { WelcomeDrawing } from './welcome-drawing';

/** Where 'lewati' leads: to what the visitor wanted before the registration, else to the dashboard ([A] §2). */
function useSkip(): { readonly isLeaving: boolean; readonly skip: () => void } {
  const platform = usePlatform();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const wanted = new URLSearchParams(search).get('redirectUri');
  const target = wanted === null ? paths.dashboard() : safeRedirect(wanted, platform);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => void navigate(target, { replace: true }), LANDING_SKIP_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, target, navigate]);
  return { isLeaving, skip: () => setIsLeaving(true) };
}

function LandingPage() {
  const { customer } = useMember();
  const { isLeaving, skip } = useSkip();
  const [firstName = ''] = customer.name.split(' ');
  return (
    <Root>
      <WelcomeDrawing />
      <Words>
        <Title tabIndex={-1}>{registrationWording.landingTitle(firstName)}</Title>
        <Text>{registrationWording.landingText}</Text>
      </Words>
      <Stack $gap={2}>
        <ButtonLink fullWidth to={paths.onboard()}>
          {registrationWording.landingComplete}
        </ButtonLink>
        <Button fullWidth variant="text" busy={isLeaving} onClick={skip}>
          {registrationWording.landingSkip}
        </Button>
      </Stack>
    </Root>
  );
}

export const page: PageModule = { Component: LandingPage, title: registrationWording.landingHeading };
