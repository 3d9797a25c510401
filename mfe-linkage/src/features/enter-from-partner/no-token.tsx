import { BadTokenDialog } from '@poku/flows/entry';
import { useNavigate } from '@poku/kit/router';
import { paths } from '../../paths';
import { EntryFrame } from './entry-frame';

/** Nobody is known to come in: says so and leads home. */
export function NoToken() {
  const navigate = useNavigate();
  return (
    <EntryFrame>
      <BadTokenDialog onClose={() => void navigate(paths.home(), { replace: true })} />
    </EntryFrame>
  );
}
