import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { RetryPanel } from '../../features/read-again';
import { accountWording } from '../../wording/account';
import { InterestForm } from './interest-form';
import { loader } from './loader';

function PreferencesPage() {
  const interests = useLoaderData<typeof loader>();
  if (interests.status === 'failed') return <RetryPanel message={interests.message} />;
  return <InterestForm interests={interests.value} />;
}

export const page: PageModule = { loader, Component: PreferencesPage, title: accountWording.preferences };
