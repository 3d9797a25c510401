import type { PartnerEntry } from '@poku/contract';
import { usePlatform } from '@poku/platform';
import { useNavigate } from '@poku/kit/router';
import { Button, font, Notice, Stack, styled } from '@poku/kit';
import { PersonCard } from '../../features/enter-from-partner';
import { paths } from '../../paths';
import { entryWording } from '../../wording/entry';
import type { EnterStep } from './use-enter';

const Title = styled.h2`
  ${font('title', 'bold')}
`;

interface LinkedVisitorProps {
  readonly entry: PartnerEntry;
  readonly step: EnterStep;
  readonly onEnter: () => Promise<void>;
}

/** The account it will continue as (D28), and one press to be in. */
export function LinkedVisitor({ entry, step, onEnter }: LinkedVisitorProps) {
  const { entry: kept } = usePlatform();
  const navigate = useNavigate();
  function handleOther() {
    kept.clear();
    void navigate(paths.login(), { replace: true });
  }
  const isBusy = step.status === 'busy' || step.status === 'entered';
  return (
    <>
      <Stack $gap={3}>
        <Title tabIndex={-1}>{entryWording.continueAs}</Title>
        <PersonCard entry={entry} />
        <p>{entryWording.continueText(entry.partnerName)}</p>
      </Stack>
      {step.status === 'refused' && <Notice tone="error">{step.message}</Notice>}
      <Stack $gap={2}>
        <Button fullWidth busy={isBusy} onClick={() => void onEnter()}>
          {entryWording.proceed}
        </Button>
        <Button fullWidth variant="text" disabled={isBusy} onClick={handleOther}>
          {entryWording.otherAccount}
        </Button>
      </Stack>
    </>
  );
}
