import { Link } from '@poku/kit/router';
import { color, font, space, styled, touchTarget } from '@poku/kit';

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space(1)};
  color: ${color('inkMuted')};
`;
const Way = styled(Link)`
  ${font('body', 'bold')}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${touchTarget};
  min-height: ${touchTarget};
  color: ${color('primary')};
`;

export interface ElsewhereLinkProps {
  /** Whom it is for: 'Belum punya akun?'. */
  readonly question: string;
  readonly label: string;
  /** Address with the query taken along, so that a login leads where the visitor wanted to go. */
  readonly to: string;
}

/** A question and the way for who says yes to it. */
export function ElsewhereLink({ question, label, to }: ElsewhereLinkProps) {
  return (
    <Row>
      {question}
      <Way to={to}>{label}</Way>
    </Row>
  );
}
