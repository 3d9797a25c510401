import { color, font, styled } from '@poku/kit';
import { Fragment, type Ref } from 'react';
import { CARD_CODE_CHARS } from '../../limits';

/** Where it does not fit it goes on in the next line after four letters, as it is read out. */
const GROUPS = /.{1,4}/gu;

const Text = styled.p`
  ${font('body', 'bold')}
  color: ${color('primary')};
  letter-spacing: 0.04em;
  overflow-wrap: break-word;
`;

export interface TicketCodeProps {
  readonly code: string;
  readonly ref?: Ref<HTMLParagraphElement>;
}

/** A revealed code, cut as in the list ([C] §4). */
export function TicketCode({ code, ref }: TicketCodeProps) {
  const groups = code.slice(0, CARD_CODE_CHARS).match(GROUPS) ?? [];
  return (
    <Text ref={ref}>
      {groups.map((group, index) => (
        <Fragment key={index}>
          {group}
          <wbr />
        </Fragment>
      ))}
    </Text>
  );
}
