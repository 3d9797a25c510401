import { CodePictures } from '../../features/show-code/code-pictures';
import { TillButton, type TillButtonProps } from '../../features/show-code/till-button';
import { useCodeShapes } from '../../features/show-code/use-code-shapes';

/** A code to scan, here and in the view for a cashier. */
export function TillCode({ code, coupon, children }: TillButtonProps) {
  const shapes = useCodeShapes(code);
  return (
    <>
      <CodePictures shapes={shapes} />
      <TillButton code={code} coupon={coupon}>
        {children}
      </TillButton>
    </>
  );
}
