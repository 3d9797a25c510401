import { Button, Card, font, Icon, Stack, styled } from '@poku/kit';
import { useId } from 'react';
import { installWording } from '../wording/install';
import { install, type InstallWay, putOffInstall } from './install-way';

const Title = styled.h2`
  ${font('body', 'bold')}
`;
const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
`;

/** Offers to put Poku on the home screen, and what that gives. */
export default function InstallOffer({ way }: { readonly way: NonNullable<InstallWay> }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={3}>
        <Stack $gap={1}>
          <Title id={id}>
            <Line>
              <Icon name="phone" size={20} />
              {installWording.title}
            </Line>
          </Title>
          <p>{installWording.text}</p>
          {way === 'share' && <p>{installWording.share}</p>}
        </Stack>
        <Stack $direction="row" $gap={2}>
          {way === 'prompt' && <Button onClick={() => void install()}>{installWording.install}</Button>}
          <Button variant="text" onClick={putOffInstall}>
            {installWording.notNow}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
