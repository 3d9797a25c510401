import { normalizeEmail } from '@poku/domain/email';
import { OTP_LIFE_MS } from '@poku/domain/limits/codes';
import { maskPhone, normalizePhone } from '@poku/domain/phone';
import { sentNow } from '@poku/flows/otp';
import { sentPhone, toOtpRequest } from '@poku/flows/otp/calls/code';
import { usePlatform } from '@poku/platform';
import { useLocation } from '@poku/kit/router';
import { Notice } from '@poku/kit';
import { Form, SubmitButton, useFormValues } from '@poku/kit/forms';
import { registrationCodeCall } from '../../calls/registration';
import {
  AvailableEmailField,
  AvailablePhoneField,
  mayBeTaken,
  useEmailAvailability,
  usePhoneAvailability,
} from '../../features/check-availability';
import { ElsewhereLink } from '../../features/lead-elsewhere';
import { paths } from '../../paths';
import { registrationWording } from '../../wording/registration';
import { loginWording } from '../../wording/login';
import { accountProblem } from './account-problem';
import { FirstPassword } from './first-password';
import { fixedFields } from './fixed-fields';
import type { Account, Wizard } from './use-wizard';
import type { Visitor } from './visit';

function AccountFields({ visitor }: { readonly visitor: Visitor | null }) {
  const { phone = '', email = '' } = useFormValues<Partial<Account>>();
  const phoneState = usePhoneAvailability(phone);
  const emailState = useEmailAvailability(email);
  const fixed = fixedFields(visitor);
  return (
    <>
      <AvailablePhoneField
        name="phone"
        label={loginWording.phoneLabel}
        state={phoneState}
        fixedBecause={fixed.phone}
      />
      <AvailableEmailField
        name="email"
        label={registrationWording.emailLabel}
        state={emailState}
        fixedBecause={fixed.email}
      />
      <FirstPassword />
      <SubmitButton needsValid disabled={!mayBeTaken(phoneState) || !mayBeTaken(emailState)}>
        {registrationWording.next}
      </SubmitButton>
    </>
  );
}

interface AccountStepProps {
  readonly wizard: Wizard;
  readonly visitor: Visitor | null;
}

/** 'Daftar': number, e-mail and password; sends the code ([A] §4). */
export function AccountStep({ wizard, visitor }: AccountStepProps) {
  const platform = usePlatform();
  const { account, draft, notice } = wizard;
  const { search } = useLocation();

  async function handleSubmit(values: Account) {
    const owner = maskPhone(values.phone);
    const isSameNumber =
      draft?.owner === owner && normalizePhone(values.phone) === normalizePhone(account.phone);
    if (draft !== null && isSameNumber && Date.now() < draft.sentAtMs + OTP_LIFE_MS) {
      await wizard.verify(draft, owner, values);
      return undefined;
    }
    try {
      const { phone, email } = values;
      // After a reload the number is not known; the API tells whether the code before was for this one.
      const sent = await (draft?.owner === owner
        ? platform.api.access.requestOtp('register', { phone, requestId: draft.requestId })
        : platform
            .call(registrationCodeCall, { phone: sentPhone(phone), email: normalizeEmail(email) })
            .then(toOtpRequest));
      await wizard.verify(sentNow(sent), owner, values);
      return undefined;
    } catch (error) {
      return accountProblem(error);
    }
  }

  return (
    <>
      {notice !== null && <Notice tone="error">{notice}</Notice>}
      <Form<Account> label={registrationWording.accountTitle} initialValues={account} onSubmit={handleSubmit}>
        <AccountFields visitor={visitor} />
      </Form>
      <ElsewhereLink
        question={registrationWording.hasAccount}
        label={registrationWording.toLogin}
        to={paths.login(search)}
      />
    </>
  );
}
