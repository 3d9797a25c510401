import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { EwalletUnknown } from '../../features/list-partners/ewallet-unknown';
import { linkingWording } from '../../wording/linking';
import { loader } from './loader';
import { Result } from './result';

function EwalletResultPage() {
  const { item, ...rest } = useLoaderData<typeof loader>();
  return item === undefined ? <EwalletUnknown /> : <Result key={rest.slug} item={item} {...rest} />;
}

export const page: PageModule = { loader, Component: EwalletResultPage, title: linkingWording.resultTitle };
