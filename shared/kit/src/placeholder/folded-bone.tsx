import { color, font, radius, space, styled } from '@poku/kit';

const Root = styled.div`
  ${font('body', 'bold')}
  display: flex;
  align-items: center;
  min-height: 54px;
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('card')};
`;

/** A folded `Disclosure` whose text is on its way. */
export const FoldedBone = ({ title }: { readonly title: string }) => <Root>{title}</Root>;
