import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { TextBody } from '../../features/read-text';
import { helpTitles } from '../../wording/titles';
import { loader } from './loader';
import { ToGuide } from './to-guide';

function AboutBrandPage() {
  return (
    <TextBody text={useLoaderData<typeof loader>()}>
      <ToGuide />
    </TextBody>
  );
}

export const page: PageModule = { loader, Component: AboutBrandPage, title: helpTitles.brand };
