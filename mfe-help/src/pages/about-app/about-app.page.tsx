import type { PageModule } from '@poku/contract';
import { BRAND } from '@poku/domain/brand';
import { usePlatform } from '@poku/platform';
import {
  Centered,
  color,
  focusWidth,
  font,
  List,
  ListItem,
  PointMark,
  space,
  Stack,
  styled,
} from '@poku/kit';
import { helpTitles } from '../../wording/titles';
import { aboutWording } from '../../wording/about';
import { appLinks } from './app-links';
import { LinkIcon } from './link-icon';

const Column = styled(Stack)`
  max-width: ${focusWidth};
  margin-inline: auto;
`;
const Brand = styled(Centered)`
  padding: ${space(4)} 0 ${space(2)};
`;
const Name = styled.p`
  ${font('title', 'bold')}
`;
const Tagline = styled.p`
  color: ${color('inkMuted')};
`;

function AboutAppPage() {
  const platform = usePlatform();
  return (
    <Column>
      <Brand $gap={1}>
        <PointMark size={56} />
        <Name>{BRAND.name}</Name>
        <Tagline>{aboutWording.tagline}</Tagline>
      </Brand>
      <List aria-label={aboutWording.linksLabel}>
        {appLinks
          .filter(({ to }) => platform.isKnownPath(to))
          .map(({ to, title, icon }) => (
            <ListItem key={to} to={to} title={title} lead={<LinkIcon name={icon} />} />
          ))}
      </List>
    </Column>
  );
}

export const page: PageModule = { Component: AboutAppPage, title: helpTitles.app };
