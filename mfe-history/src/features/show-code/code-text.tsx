import { font, styled } from '@poku/kit';
import type { Ref } from 'react';

/** Letters in a group. */
const GROUP_CHARS = 4;

const Text = styled.p<{ readonly $isLarge: boolean }>`
  ${font('title', 'bold')}
  ${({ $isLarge }) => $isLarge && 'font-size: clamp(1.375rem, min(7.6vw, 8vh), 2.5rem);'}
  line-height: 1.3;
  letter-spacing: 0.04em;
  text-align: center;
  overflow-wrap: anywhere;
`;
/** The gap is no letter: what is selected and copied is the code alone. */
const Group = styled.span`
  display: inline-block;
  margin-inline: 0.16em;
`;

const groupsOf = (code: string): readonly string[] =>
  /^[A-Za-z0-9]+$/.test(code) ? (code.match(new RegExp(`.{1,${GROUP_CHARS}}`, 'g')) ?? []) : [code];

export interface CodeTextProps {
  readonly code: string;
  /** As large as the screen allows. Default false. */
  readonly isLarge?: boolean;
  readonly ref?: Ref<HTMLParagraphElement>;
}

/** A code in groups of four, easy to read out. */
export function CodeText({ code, isLarge = false, ref }: CodeTextProps) {
  return (
    <Text ref={ref} $isLarge={isLarge}>
      {groupsOf(code).map((group, index) => (
        <Group key={index}>{group}</Group>
      ))}
    </Text>
  );
}
