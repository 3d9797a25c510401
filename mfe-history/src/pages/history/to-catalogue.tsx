import { ButtonLink } from '@poku/kit';
import { paths } from '../../paths';
import { historyWording } from '../../wording/history';

export function ToCatalogue() {
  return <ButtonLink to={paths.catalogue()}>{historyWording.toCatalogue}</ButtonLink>;
}
