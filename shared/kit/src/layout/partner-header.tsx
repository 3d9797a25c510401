import { type ReactNode, type Ref } from 'react';
import { useMediaAddress } from '../content/media-base';
import { styled, useTheme } from '../styled';
import { font, radius, space } from '../theme';
import { HeaderRow, HeaderSurface } from './header-surface';
import { BackControl } from './page-header';

const Logo = styled.img`
  display: block;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: ${radius.control};
`;
const Words = styled.div`
  flex: 1 1 min-content;
  min-width: 0;
  padding-inline: ${space(2)};
`;
const Title = styled.h1`
  ${font('heading', 'bold')}
  overflow-wrap: break-word;
`;
const Partner = styled.p`
  ${font('caption')}
`;

export interface PartnerHeaderProps {
  readonly title: string;
  readonly back?: string | (() => void);
  readonly actions?: ReactNode;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** The header on a partner's origin: the theme's logo and name with the title (D29). */
export function PartnerHeader({ title, back, actions, titleRef }: PartnerHeaderProps) {
  const theme = useTheme();
  const logo = useMediaAddress(theme.logo);
  return (
    <HeaderSurface>
      <HeaderRow>
        {back !== undefined && <BackControl back={back} />}
        <Logo src={logo} alt="" width={40} height={40} />
        <Words>
          <Partner>{theme.name}</Partner>
          <Title ref={titleRef} tabIndex={-1}>
            {title}
          </Title>
        </Words>
        {actions}
      </HeaderRow>
    </HeaderSurface>
  );
}
