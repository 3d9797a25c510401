import type { PageModule } from '@poku/contract';
import { useLoaderData } from '@poku/kit/router';
import { ButtonLink, Caption, focusWidth, font, Picture, radius, Stack, styled } from '@poku/kit';
import { HtmlContent } from '@poku/kit/html';
import { NoPartner } from '../../features/list-earn-partners/no-partner';
import { readPartner } from '../../features/list-earn-partners/read-partner';
import { paths } from '../../paths';
import { earnWording } from '../../wording/earn';
import { earnPartnerWording } from '../../calls/earn';

const Root = styled(Stack)`
  max-width: ${focusWidth};
  margin: 0 auto;
`;
const Title = styled.h2`
  ${font('heading', 'bold')}
`;

function InterimPage() {
  const partner = useLoaderData<typeof readPartner>();
  if (partner === null) return <NoPartner text={earnPartnerWording.unknownPartner} />;
  if (partner.interim === null) return <NoPartner text={earnWording.nothingBetween} />;
  const { title, image, html, url } = partner.interim;
  const site = url === '' ? partner.url : url;
  return (
    <Root $gap={5}>
      <Title>{title}</Title>
      <Picture src={image} alt="" fit="contain" width={480} round={radius.card} eager />
      <HtmlContent html={html} />
      {site === '' ? (
        <ButtonLink to={paths.earnPoint()}>{earnWording.title}</ButtonLink>
      ) : (
        <Stack $gap={2}>
          <ButtonLink fullWidth newTab to={site}>
            {earnWording.goOn(partner.name)}
          </ButtonLink>
          <Caption>{earnWording.newTab}</Caption>
        </Stack>
      )}
    </Root>
  );
}

export const page: PageModule = {
  loader: readPartner,
  Component: InterimPage,
  title: earnWording.interimTitle,
};
