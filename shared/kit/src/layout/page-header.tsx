import { type ReactNode, type Ref } from 'react';
import { IconButton, iconButtonStyles } from '../controls/icon-button';
import { Icon } from '../icons/icon';
import { Link } from '../own-router';
import { styled } from '../styled';
import { font, space } from '../theme';
import { uiWording } from '../wording';
import { HeaderRow, HeaderSurface } from './header-surface';

const BackLink = styled(Link)`
  ${iconButtonStyles}
`;
const Title = styled.h1`
  ${font('heading', 'bold')}
  flex: 1 1 min-content;
  min-width: 0;
  padding-inline: ${space(2)};
  overflow-wrap: break-word;
`;

export interface BackControlProps {
  /** An address makes a link, a function a button. */
  readonly back: string | (() => void);
}

/** The way back, at the start of a header. */
export function BackControl({ back }: BackControlProps) {
  return typeof back === 'string' ? (
    <BackLink to={back} aria-label={uiWording.back}>
      <Icon name="back" />
    </BackLink>
  ) : (
    <IconButton icon="back" label={uiWording.back} onClick={back} />
  );
}

export interface PageHeaderProps {
  readonly title: string;
  /** An address or a function; without it there is no way back. */
  readonly back?: string | (() => void);
  /** At most two `IconButton`s at the end. */
  readonly actions?: ReactNode;
  /** The heading, to focus it after a change of route. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** Title of a page with its way back. */
export function PageHeader({ title, back, actions, titleRef }: PageHeaderProps) {
  return (
    <HeaderSurface>
      <HeaderRow>
        {back !== undefined && <BackControl back={back} />}
        <Title ref={titleRef} tabIndex={-1}>
          {title}
        </Title>
        {actions}
      </HeaderRow>
    </HeaderSurface>
  );
}
