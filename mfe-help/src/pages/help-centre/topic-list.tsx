import type { FaqTopic } from '@poku/shared/contract';
import { helpWording } from '@poku/shared/domain';
import { color, List, ListItem, styled, wide } from '@poku/shared/ui';
import { paths } from '../../paths';

/** From 900 px two columns; the gap between the rows is their line. */
const Topics = styled(List)`
  ${wide} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1px;
    background: ${color('line')};
    > li {
      background: ${color('card')};
    }
    > li + li {
      border-top: 0;
    }
    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** The topics, each leading to its questions. */
export function TopicList({ topics }: { readonly topics: readonly FaqTopic[] }) {
  return (
    <Topics>
      {topics.map(({ slug, name, entries }) => (
        <ListItem
          key={slug}
          to={paths.topic(slug)}
          icon="help"
          title={name}
          note={helpWording.questions(entries.length)}
        />
      ))}
    </Topics>
  );
}
