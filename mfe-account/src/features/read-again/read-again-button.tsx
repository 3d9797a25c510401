import { useRevalidator } from '@poku/shared/router';
import { Button } from '@poku/shared/ui';
import { accountWording } from '../../wording/account';

/** Reads the page again; what it shows stays meanwhile. */
export function ReadAgainButton() {
  const { revalidate, state } = useRevalidator();
  return (
    <Button variant="text" busy={state === 'loading'} onClick={() => void revalidate()}>
      {accountWording.readAgain}
    </Button>
  );
}
