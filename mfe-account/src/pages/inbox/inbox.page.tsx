import type { PageModule } from '@poku/contract';
import { useEvent } from '@poku/platform';
import { useLoaderData, useRevalidator } from '@poku/kit/router';
import { Stack } from '@poku/kit';
import { RetryPanel, useKept } from '../../features/read-again';
import { inboxWording } from '../../wording/inbox';
import { InboxList } from './inbox-list';
import { loader } from './loader';

function InboxPage() {
  const read = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const page = useKept(read);
  useEvent('notice.changed', () => void revalidate());
  return (
    <Stack $gap={5}>
      {read.status === 'failed' && <RetryPanel message={read.message} />}
      {page && <InboxList page={page} />}
    </Stack>
  );
}

export const page: PageModule = { loader, Component: InboxPage, title: inboxWording.title };
