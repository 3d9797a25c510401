import { CheckboxFormField } from '@poku/kit/forms';
import type { Sharing } from './calls/sharing';
import { entryDialogWording } from './wording';

export interface ConsentFormFieldProps {
  /** Name of the field in the form around it. */
  readonly name: string;
  readonly partnerName: string;
  readonly sharing: Pick<Sharing, 'text'>;
}

/** The consent to share data with a partner ([A] §2, D32), in the text of the moment, which says what is shared. Required. */
export function ConsentFormField({ name, partnerName, sharing }: ConsentFormFieldProps) {
  return (
    <CheckboxFormField
      name={name}
      validate={(isAgreed) => (isAgreed ? undefined : entryDialogWording.consentMissing(partnerName))}
      label={sharing.text.replaceAll('{partner}', partnerName)}
    />
  );
}
