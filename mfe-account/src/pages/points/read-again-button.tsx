import { useRevalidator } from '@poku/kit/router';
import { Button, LineIcon } from '@poku/kit';
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
      <LineIcon>
        <path d="M20 4v5h-5M20 9a8.5 8.5 0 1 0 .5 4" />
      </LineIcon>
    </Button>
  );
}
