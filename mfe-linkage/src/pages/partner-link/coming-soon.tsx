import { commonWording } from '@poku/domain/wording/common';
import { ButtonLink, Notice } from '@poku/kit';
import { paths } from '../../paths';
import { entryWording } from '../../wording/entry';

/** The banner for a partner that cannot be linked yet ([A] §3). */
export function ComingSoon({ partnerName }: { readonly partnerName: string }) {
  return (
    <>
      <Notice tone="info">
        <strong>{entryWording.soonTitle}</strong>
        <p>{entryWording.soonLink(partnerName)}</p>
      </Notice>
      <ButtonLink fullWidth to={paths.home()}>
        {commonWording.toHome}
      </ButtonLink>
    </>
  );
}
