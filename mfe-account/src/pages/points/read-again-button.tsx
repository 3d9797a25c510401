import { useRevalidator } from '@poku/kit/router';
import { Button } from '@poku/kit';
import { LineIcon } from '../../features/draw-icon';
import { accountWording } from '../../wording/account';

/** Reads the page again; what it shows stays meanwhile. Stands beside a heading. */
export function ReadAgainButton() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button
      variant="text"
      busy={state === 'loading'}
      aria-label={accountWording.readAgain}
      onClick={() => void revalidate()}
    >
      <LineIcon name="again" />
    </Button>
  );
}
