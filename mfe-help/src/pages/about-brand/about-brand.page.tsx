import type { PageModule } from '@poku/shared/contract';
import { usePlatform } from '@poku/shared/platform';
import { useLoaderData } from '@poku/shared/router';
import { ButtonLink } from '@poku/shared/ui';
import { TextBody } from '../../features/read-text';
import { paths } from '../../paths';
import { helpTitles } from '../../wording/titles';
import { loader } from './loader';

function AboutBrandPage() {
  const platform = usePlatform();
  return (
    <TextBody text={useLoaderData<typeof loader>()}>
      {platform.isKnownPath(paths.guide()) && <ButtonLink to={paths.guide()}>{helpTitles.guide}</ButtonLink>}
    </TextBody>
  );
}

export const page: PageModule = { loader, Component: AboutBrandPage, title: helpTitles.brand };
