import { useState } from 'react';
import { color, font, styled } from '@poku/kit';
import { CheckboxFormField } from '@poku/kit/forms';
import { LegalDialog, type LegalKind } from '../../features/read-legal-text';
import { registrationWording } from '../../wording/registration';

const Read = styled.button`
  ${font('body', 'bold')}
  display: inline;
  padding: 0;
  border: 0;
  background: none;
  color: ${color('primary')};
  text-align: start;
  text-decoration: underline;
  cursor: pointer;
`;

/** Agreement to terms and privacy policy, which open over the page ([A] §2, [A] §5). */
export function AgreementField({ name }: { readonly name: string }) {
  const [shown, setShown] = useState<LegalKind | null>(null);
  const read = (kind: LegalKind) => (
    <Read type="button" onClick={() => setShown(kind)}>
      {registrationWording[kind]}
    </Read>
  );
  return (
    <>
      <CheckboxFormField
        name={name}
        validate={(isAgreed) => (isAgreed ? undefined : registrationWording.agreeMissing)}
        label={
          <>
            {registrationWording.agreeStart}
            {read('terms')}
            {registrationWording.agreeAnd}
            {read('privacy')}
          </>
        }
      />
      {shown !== null && <LegalDialog kind={shown} onClose={() => setShown(null)} />}
    </>
  );
}
