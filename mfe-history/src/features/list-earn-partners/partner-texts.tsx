import { Stack } from '@poku/kit';
import { HtmlContent, HtmlSections } from '@poku/kit/html';
import type { EarnPartner } from '../../calls/earn';
import { earnWording } from '../../wording/earn';

/** What a partner is, how points are earned there, and its terms. */
export function PartnerTexts({ partner }: { readonly partner: EarnPartner }) {
  const { descriptionHtml, howHtml, termsHtml } = partner.texts;
  const sections = [
    { title: earnWording.partnerHow, html: howHtml },
    { title: earnWording.partnerTerms, html: termsHtml },
  ];
  return (
    <Stack>
      {descriptionHtml !== '' && <HtmlContent html={descriptionHtml} />}
      <HtmlSections sections={sections} />
    </Stack>
  );
}
