import type { FaqTopic } from '@poku/shared/contract';
import { color, focusRing, font, Icon, motion, radius, space, styled } from '@poku/shared/ui';
import { HtmlContent } from '@poku/shared/ui/html';

const Frame = styled.div`
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('card')};
  overflow: hidden;
`;
const Entry = styled.details`
  & + & {
    border-top: 1px solid ${color('line')};
  }
  > summary svg {
    flex: none;
    color: ${color('inkMuted')};
    transition: transform ${motion.quick} ease-out;
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
`;
const Question = styled.summary`
  ${font('body', 'bold')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 56px;
  padding: ${space(3)} ${space(4)};
  cursor: pointer;
  list-style: none;
  -webkit-tap-highlight-color: transparent;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${color('primarySoft')};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -3px;
  }
`;
const Answer = styled.div`
  padding: ${space(1)} ${space(4)} ${space(4)};
`;

/** The questions of a topic; each opens its answer. */
export function TopicEntries({ entries }: Pick<FaqTopic, 'entries'>) {
  return (
    <Frame>
      {entries.map(({ title, html }) => (
        <Entry key={title}>
          <Question>
            {title}
            <Icon name="chevron-down" size={20} />
          </Question>
          <Answer>
            <HtmlContent html={html} />
          </Answer>
        </Entry>
      ))}
    </Frame>
  );
}
