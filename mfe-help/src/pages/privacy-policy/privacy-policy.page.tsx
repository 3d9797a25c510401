import type { PageModule } from '@poku/shared/contract';
import { helpTitles } from '@poku/shared/domain';
import { useLoaderData } from '@poku/shared/router';
import { TextBody } from '../../features/read-text';
import { loader } from './loader';

function PrivacyPolicyPage() {
  return <TextBody text={useLoaderData<typeof loader>()} />;
}

export const page: PageModule = { loader, Component: PrivacyPolicyPage, title: helpTitles.privacy };
