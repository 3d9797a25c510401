import { useState } from 'react';
import type { PageModule } from '@poku/contract';
import { StepFrame } from '../../features/show-steps';
import { demoWording } from '../../wording/demo';
import { DemoFields } from './demo-fields';
import { type DemoValues, emptyDemo } from './demo-values';
import { DemoSummary } from './demo-summary';

const { steps } = demoWording;
const titles = [demoWording.phoneTitle, demoWording.emailTitle, demoWording.passwordTitle];

/** A registration to look at: no rules, no calls, nothing kept ([A] §2). */
function TestFormPage() {
  const [step, setStep] = useState(1);
  const [values, setValues] = useState<DemoValues>(emptyDemo);
  const title = titles[step - 1];
  if (title === undefined) {
    return (
      <StepFrame names={steps} current={step} title={demoWording.summaryTitle} intro={demoWording.intro}>
        <DemoSummary
          values={values}
          onAgain={() => {
            setValues(emptyDemo);
            setStep(1);
          }}
        />
      </StepFrame>
    );
  }
  return (
    <StepFrame names={steps} current={step} title={title} intro={demoWording.intro}>
      <DemoFields
        step={step}
        values={values}
        onBack={step === 1 ? undefined : () => setStep(step - 1)}
        onNext={(next) => {
          setValues(next);
          setStep(step + 1);
        }}
      />
    </StepFrame>
  );
}

export const page: PageModule = { Component: TestFormPage, title: demoWording.title };
