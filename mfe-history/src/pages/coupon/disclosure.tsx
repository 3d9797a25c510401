import { color, font, Icon, radius, space, styled } from '@poku/shared/ui';
import { HtmlContent } from '@poku/shared/ui/html';

const Root = styled.details`
  border: 1px solid ${color('line')};
  border-radius: ${radius.card};
  background: ${color('card')};
  &[open] summary svg {
    transform: rotate(180deg);
  }
`;
const Summary = styled.summary`
  ${font('body', 'bold')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 52px;
  padding: ${space(2)} ${space(4)};
  border-radius: ${radius.card};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  svg {
    flex: none;
  }
`;
const Body = styled.div`
  padding: 0 ${space(4)} ${space(4)};
`;

export interface DisclosureProps {
  readonly title: string;
  readonly html: string;
}

export function Disclosure({ title, html }: DisclosureProps) {
  if (html === '') return null;
  return (
    <Root>
      <Summary>
        {title}
        <Icon name="chevron-down" size={20} />
      </Summary>
      <Body>
        <HtmlContent html={html} />
      </Body>
    </Root>
  );
}
