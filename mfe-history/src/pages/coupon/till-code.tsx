import type { ReactNode } from 'react';
import { CodePictures } from '../../features/show-code/code-pictures';
import { TillButton } from '../../features/show-code/till-button';
import { useCodeShapes } from '../../features/show-code/use-code-shapes';

interface TillCodeProps {
  readonly code: string;
  /** What the code is for. */
  readonly name: string;
  /** How long the code still stands. */
  readonly children: ReactNode;
}

/** A code to scan, here and in the view for a cashier. */
export function TillCode({ code, name, children }: TillCodeProps) {
  const shapes = useCodeShapes(code);
  return (
    <>
      <CodePictures shapes={shapes} />
      <TillButton code={code} name={name}>
        {children}
      </TillButton>
    </>
  );
}
