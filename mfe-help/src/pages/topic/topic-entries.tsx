import { Disclosure, Stack } from '@poku/kit';
import { HtmlContent } from '@poku/kit/html';
import type { Topic } from '../../calls/faq';

/** The questions of a topic; each opens its answer. */
export function TopicEntries({ entries }: Pick<Topic, 'entries'>) {
  return (
    <Stack $gap={2}>
      {entries.map(({ title, html }) => (
        <Disclosure key={title} title={title}>
          <HtmlContent html={html} />
        </Disclosure>
      ))}
    </Stack>
  );
}
