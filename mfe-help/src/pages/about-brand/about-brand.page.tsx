import type { PageModule } from '@poku/contract';
import { usePlatform } from '@poku/platform';
import { useLoaderData } from '@poku/kit/router';
import { ButtonLink } from '@poku/kit';
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
