import { historyWording } from '@poku/shared/domain';
import { ButtonLink } from '@poku/shared/ui';
import { paths } from '../../paths';

export function ToCatalogue() {
  return <ButtonLink to={paths.catalogue()}>{historyWording.toCatalogue}</ButtonLink>;
}
