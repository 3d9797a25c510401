import { lineLength, space, styled } from '@poku/kit';
import { earnWording } from '../../wording/earn';

const Steps = styled.ol`
  display: grid;
  gap: ${space(1)};
  max-width: ${lineLength};
  padding-inline-start: ${space(5)};
`;

export function EarnSteps() {
  return (
    <Steps>
      {earnWording.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Steps>
  );
}
