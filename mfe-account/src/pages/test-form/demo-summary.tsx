import { Button, Card, color, font, space, styled } from '@poku/kit';
import { registrationWording } from '../../wording/registration';
import { loginWording } from '../../wording/login';
import { demoWording } from '../../wording/demo';
import type { DemoValues } from './demo-values';

const Facts = styled.dl`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  dt {
    ${font('caption')}
    color: ${color('inkMuted')};
  }
  dd {
    margin: 0 0 ${space(2)};
    overflow-wrap: anywhere;
  }
`;

interface DemoSummaryProps {
  readonly values: DemoValues;
  readonly onAgain: () => void;
}

/** What was typed, without the password. */
export function DemoSummary({ values: { phone, email }, onAgain }: DemoSummaryProps) {
  return (
    <>
      <Card>
        <Facts>
          <dt>{loginWording.phoneLabel}</dt>
          <dd>{phone === '' ? demoWording.empty : `+62 ${phone}`}</dd>
          <dt>{registrationWording.emailLabel}</dt>
          <dd>{email === '' ? demoWording.empty : email}</dd>
        </Facts>
      </Card>
      <Button fullWidth variant="secondary" onClick={onAgain}>
        {demoWording.again}
      </Button>
    </>
  );
}
