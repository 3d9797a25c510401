import { useEffect, useEffectEvent } from 'react';
import type { LinkageItem } from '@poku/contract';
import { commonWording } from '@poku/domain/wording/common';
import { linkingFor, linkStateWording, onboardingMarker } from '@poku/flows/linking';
import { usePlatform } from '@poku/platform';
import { useNavigate } from '@poku/kit/router';
import { Button, ButtonLink, color, Spinner, styled } from '@poku/kit';
import { ResultDrawing, Root, Sentence, Words } from '../../features/show-result';
import { paths } from '../../paths';
import { linkingWording } from '../../wording/linking';
import { EWALLET_RESULT_REDIRECT_MS } from '../../limits';
import type { EwalletResultData } from './loader';
import { useEwalletResult } from './use-ewallet-result';

const Text = styled.p`
  max-width: 44ch;
  color: ${color('inkMuted')};
  text-wrap: pretty;
`;

/** What became of the link: told with a drawing, and left after 2 s once it is known ([A] §4). */
export function Result(props: EwalletResultData & { readonly item: LinkageItem }) {
  const { slug, item } = props;
  const navigate = useNavigate();
  const { isKnownPath } = usePlatform();
  const result = useEwalletResult(props);
  const isKnown = result.status === 'linked' || result.status === 'failed';
  function leaveNow() {
    const isOnboarding = onboardingMarker.isSet();
    onboardingMarker.set(false);
    const elsewhere = linkingFor.read(isKnownPath) ?? paths.profile();
    void navigate(isOnboarding ? paths.onboardStep(2) : elsewhere, { replace: true });
  }
  const leave = useEffectEvent(leaveNow);
  useEffect(() => {
    if (!isKnown) return undefined;
    const timer = setTimeout(() => leave(), EWALLET_RESULT_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isKnown]);

  return (
    <Root>
      <ResultDrawing status={result.status} />
      <Words role="status">
        {result.status === 'busy' && (
          <>
            <Spinner label={null} />
            <Sentence>{linkStateWording.confirming(item.name)}</Sentence>
          </>
        )}
        {result.status === 'unknown' && <Sentence>{linkingWording.pendingOver(item.name)}</Sentence>}
        {result.status === 'linked' && <Sentence>{linkStateWording.succeeded(item.name)}</Sentence>}
        {result.status === 'failed' && (
          <>
            <Sentence>{linkingWording.bindFailed(item.name)}</Sentence>
            {result.message !== '' && <Text>{result.message}</Text>}
          </>
        )}
      </Words>
      {result.status === 'failed' && (
        <ButtonLink to={paths.ewalletBind(slug)} replace>
          {commonWording.retry}
        </ButtonLink>
      )}
      {result.status === 'linked' && <Button onClick={leaveNow}>{linkingWording.proceed}</Button>}
      {result.status !== 'linked' && (
        <ButtonLink to={paths.ewallets()} replace variant={result.status === 'unknown' ? 'primary' : 'text'}>
          {linkingWording.toEwallets}
        </ButtonLink>
      )}
    </Root>
  );
}
