import { MoreRows } from '@poku/flows/growing-list';
import { ButtonLink, EmptyState, List, Section, Stack } from '@poku/kit';
import { paths } from '../../paths';
import { inboxWording } from '../../wording/inbox';
import { byDay } from './days';
import { NoticeRow } from './notice-row';
import { type InboxPage, useInbox } from './use-inbox';
import { useMarkRead } from './use-mark-read';

const MORE = 20;

/** The notices by day. Once they are shown they are read, and look new until the next visit. */
export function InboxList({ page }: { readonly page: InboxPage }) {
  const { notices, isNew, hasMore, isLoading, problem, grow } = useInbox(page);
  useMarkRead(page);
  const toSettings = (
    <ButtonLink to={paths.notificationSettings()} variant="secondary">
      {inboxWording.settings}
    </ButtonLink>
  );
  if (notices.length === 0)
    return <EmptyState drawing="history" text={inboxWording.empty} action={toSettings} />;
  return (
    <Stack $gap={5}>
      {byDay(notices, Date.now()).map(({ day, name, notices: ofDay }) => (
        <Section key={day} title={name}>
          <List aria-label={name}>
            {ofDay.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} isNew={isNew(notice)} />
            ))}
          </List>
        </Section>
      ))}
      {hasMore && (
        <MoreRows
          isLoading={isLoading}
          problem={problem && inboxWording.moreFailed(problem)}
          onPress={() => grow(MORE)}
        />
      )}
      <Stack $direction="row">{toSettings}</Stack>
    </Stack>
  );
}
