import type { PageModule } from '@poku/contract';
import { useEvent } from '@poku/platform';
import { useLoaderData, useRevalidator } from '@poku/kit/router';
import { Stack } from '@poku/kit';
import { RetryPanel, useKept } from '../../features/read-again';
import { PushQuestion } from '../../features/take-push';
import { inboxWording } from '../../wording/inbox';
import { InboxList } from './inbox-list';
import { loader } from './loader';

function InboxPage() {
  const { inbox, device } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const page = useKept(inbox);
  useEvent('notice.changed', () => void revalidate());
  return (
    <Stack $gap={5}>
      {inbox.status === 'failed' && <RetryPanel message={inbox.message} />}
      {page && page.rows.length > 0 && <PushQuestion read={device} />}
      {page && <InboxList page={page} />}
    </Stack>
  );
}

export const page: PageModule = { loader, Component: InboxPage, title: inboxWording.title };
