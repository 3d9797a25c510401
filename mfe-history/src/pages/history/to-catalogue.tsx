import { ButtonLink } from '@poku/shared/ui';
import { paths } from '../../paths';
import { historyWording } from '../../wording/history';

export function ToCatalogue() {
  return <ButtonLink to={paths.catalogue()}>{historyWording.toCatalogue}</ButtonLink>;
}
