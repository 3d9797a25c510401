import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { TextBody } from '../../features/read-text';
import { helpTitles } from '../../wording/titles';
import { loader } from './loader';

function TermsPage() {
  return <TextBody text={useLoaderData<typeof loader>()} />;
}

export const page: PageModule = { loader, Component: TermsPage, title: helpTitles.terms };
