import type { PageModule } from '@poku/shared/contract';
import { checkoutWording } from '@poku/shared/domain';
import { useLoaderData } from '@poku/shared/router';
import { loader } from './loader';
import { Result } from './result';

function ResultPage() {
  const data = useLoaderData<typeof loader>();
  return <Result key={JSON.stringify(data.asked.name)} {...data} />;
}

export const page: PageModule = {
  loader,
  Component: ResultPage,
  title: checkoutWording.resultTitle,
};
