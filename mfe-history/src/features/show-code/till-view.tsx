import { FullScreenDialog } from '@poku/kit';
import type { ReactNode } from 'react';
import { couponsWording } from '../../wording/coupons';
import { CodePictures } from './code-pictures';
import { CodeText } from './code-text';
import { Code, Hint, Name, Sheet, Time } from './till-view.styles';
import { useCodeShapes } from './use-code-shapes';
import { useWakeLock } from './use-wake-lock';

export interface TillViewProps {
  readonly code: string;
  /** What the code is for. */
  readonly name: string;
  /** How long the code still stands. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A code for a cashier: white, large, and the screen stays on. */
export function TillView({ code, name, children, onClose }: TillViewProps) {
  const shapes = useCodeShapes(code);
  useWakeLock();
  return (
    <FullScreenDialog open title={couponsWording.showAtTill} onClose={onClose}>
      <Sheet>
        <Name>{name}</Name>
        <Code>
          <CodeText code={code} isLarge />
        </Code>
        <CodePictures shapes={shapes} size="till" />
        <Time>{children}</Time>
        <Hint>{couponsWording.brightnessHint}</Hint>
      </Sheet>
    </FullScreenDialog>
  );
}
