import { useRevalidator } from '@poku/kit/router';
import { Button } from '@poku/kit';
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
