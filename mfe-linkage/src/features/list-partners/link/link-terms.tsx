import { maskPhone } from '@poku/domain/phone';
import { color, ErrorPanel, Icon, Notice, Skeleton, space, Stack, styled } from '@poku/kit';
import { Checkbox } from '@poku/kit/fields';
import { ResendEmail } from '@poku/flows/verify-email';
import { verifyEmailActionWording } from '../../../wording/verify-email';
import { linkingWording } from '../../../wording/linking';
import { CONSENT_SCOPE } from '../../../calls/consent';
import { PartnerLogo } from '../partner-logo';
import { Head, Title } from './link-terms.styles';
import type { LinkTermsState } from './use-link-terms';

const Rule = styled.p`
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Scope = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(2)};
  list-style: none;
  > li {
    display: flex;
    gap: ${space(2)};
  }
  svg {
    flex: none;
    color: ${color('success')};
  }
`;

function Consent({ item, reading, retry, isAgreed, agree }: LinkTermsState) {
  if (reading.status === 'failed') return <ErrorPanel title={reading.message} onRetry={retry} />;
  if (reading.status === 'pending') return <Skeleton shape="text" count={6} />;
  const { scope, text } = reading.sharing;
  return (
    <>
      <section>
        <Title>{linkingWording.sharedData}</Title>
        <Scope>
          {scope.map((key) => (
            <li key={key}>
              <Icon name="check" size={20} />
              {CONSENT_SCOPE[key] ?? key}
            </li>
          ))}
        </Scope>
      </section>
      <Checkbox label={text.replaceAll('{partner}', item.name)} checked={isAgreed} onChange={agree} />
    </>
  );
}

/** What linking means, before it begins: whose number, a verified e-mail, what is shared ([A] §5, D32). */
export function LinkTerms({ terms }: { readonly terms: LinkTermsState }) {
  const { item, customer, needsEmail } = terms;
  return (
    <Stack $gap={5}>
      <Head>
        <PartnerLogo src={item.image} />
        <Rule>{linkingWording.phoneRule(item.name, maskPhone(customer.phone))}</Rule>
      </Head>
      {needsEmail ? (
        <Notice tone="warning">
          {linkingWording.needsEmailText(item.name)}
          <ResendEmail label={verifyEmailActionWording.resendEmail} />
        </Notice>
      ) : (
        <Consent {...terms} />
      )}
    </Stack>
  );
}
