import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { color, font, space, Stack, styled } from '@poku/kit';

const Heading = styled.h2`
  ${font('title', 'bold')}
  text-wrap: balance;
`;
const Intro = styled.p`
  margin-top: -${space(2)};
  color: ${color('inkMuted')};
  text-wrap: pretty;
`;

export interface TitledStepProps {
  /** Names the step; another value is another step. */
  readonly step: string | number;
  /** What this step is about. */
  readonly title: string;
  /** One sentence below the title. */
  readonly intro?: ReactNode;
  /** What stands above the title, for example how far it goes. */
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/**
 * One step of a way: its title and its content. When the step changes, the focus goes to the field that is marked
 * `data-autofocus`, else to the title; the first step leaves it alone.
 */
export function TitledStep({ step, title, intro, above, children }: TitledStepProps) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const wanted = root.current?.querySelector<HTMLElement>('[data-autofocus]');
    (wanted ?? root.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [step]);
  return (
    <Stack ref={root} $gap={5}>
      {above}
      <Heading tabIndex={-1}>{title}</Heading>
      {intro !== undefined && <Intro>{intro}</Intro>}
      {children}
    </Stack>
  );
}
