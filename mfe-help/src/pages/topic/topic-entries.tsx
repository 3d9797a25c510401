import type { FaqTopic } from '@poku/shared/contract';
import { Disclosure, Stack } from '@poku/shared/ui';
import { HtmlContent } from '@poku/shared/ui/html';

/** The questions of a topic; each opens its answer. */
export function TopicEntries({ entries }: Pick<FaqTopic, 'entries'>) {
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
