import { earnWording } from '@poku/shared/domain';
import { lineLength, space, styled } from '@poku/shared/ui';

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
