import { CARD_CODE_CHARS } from '@poku/shared/domain';
import { color, font, styled } from '@poku/shared/ui';
import type { Ref } from 'react';

const Text = styled.p`
  ${font('body', 'bold')}
  color: ${color('primary')};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`;

/** Props of `TicketCode`. */
export interface TicketCodeProps {
  readonly code: string;
  readonly ref?: Ref<HTMLParagraphElement>;
}

/** A revealed code, cut as in the list ([C] §4). */
export function TicketCode({ code, ref }: TicketCodeProps) {
  return <Text ref={ref}>{code.slice(0, CARD_CODE_CHARS)}</Text>;
}
