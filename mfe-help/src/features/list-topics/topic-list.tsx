import { topicSlug } from '@poku/domain/topic-slug';
import { color, List, ListItem, styled, wide } from '@poku/kit';
import type { Topic } from '../../calls/faq';
import { paths } from '../../paths';
import { helpWording } from '../../wording/help';
import { TopicIcon } from './topic-icon';

/** From 900 px two columns; the gap between the rows is their line. */
export const Topics = styled(List)`
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

interface TopicListProps {
  readonly topics: readonly Topic[];
}

/** A row for each topic, leading to its questions. */
const rowsOf = (topics: readonly Topic[]) =>
  topics.map(({ name, entries }) => {
    const slug = topicSlug(name);
    return (
      <ListItem
        key={name}
        to={paths.topic(slug)}
        lead={<TopicIcon slug={slug} />}
        title={name}
        note={helpWording.questions(entries.length)}
      />
    );
  });

/** The topics, each leading to its questions. */
export const TopicList = ({ topics }: TopicListProps) => <Topics>{rowsOf(topics)}</Topics>;

/** The same in one column at any width. */
export const TopicLinks = ({ topics }: TopicListProps) => <List>{rowsOf(topics)}</List>;
