import { usePlatform } from '@poku/platform';
import { ButtonLink } from '@poku/kit';
import { paths } from '../../paths';
import { helpTitles } from '../../wording/titles';

/** The way to the guide, where the site has one. */
export function ToGuide() {
  const { isKnownPath } = usePlatform();
  return isKnownPath(paths.guide()) && <ButtonLink to={paths.guide()}>{helpTitles.guide}</ButtonLink>;
}
