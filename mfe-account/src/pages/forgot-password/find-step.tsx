import { normalizeEmail } from '@poku/domain/email';
import { OTP_LIFE_MS } from '@poku/domain/limits/codes';
import { maskPhone } from '@poku/domain/phone';
import { sentNow } from '@poku/flows/otp';
import { sentPhone, toOtpRequest } from '@poku/flows/otp/calls/code';
import { usePlatform } from '@poku/platform';
import { Form, type FormErrors } from '@poku/kit/forms';
import { forgotCodeCall, resetLinkCall } from '../../calls/forgot-password';
import { isToastRefusal } from '../../features/set-password';
import { forgotWording } from '../../wording/forgot';
import { sendProblem } from './identifier';
import { IdentifierField, type FindValues } from './identifier-field';
import type { Recovery } from './use-recovery';
import { forgotIdentifierKind } from './forgot-identifier';

/** Step 0: whose password it is. A number gets a code by SMS, an address a link by e-mail ([A] §4). */
export function FindStep({ recovery }: { readonly recovery: Recovery }) {
  const platform = usePlatform();
  const { api, events } = platform;

  async function send(identifier: string) {
    if (forgotIdentifierKind(identifier) === 'email') {
      await platform.call(resetLinkCall, { email: normalizeEmail(identifier) });
      await recovery.linkSent(identifier);
      return;
    }
    const { draft } = recovery;
    // A code that still lives for the same number is used again.
    if (draft !== null && identifier === recovery.identifier && Date.now() < draft.sentAtMs + OTP_LIFE_MS) {
      await recovery.codeSent(draft, draft.owner, identifier);
      return;
    }
    // The id of the code before lets the API go on with it while another would be too soon.
    const sent = await (draft === null
      ? platform.call(forgotCodeCall, { phone: sentPhone(identifier) }).then(toOtpRequest)
      : api.access.requestOtp('forgotpassword', { phone: identifier, requestId: draft.requestId }));
    await recovery.codeSent(sentNow(sent), maskPhone(identifier), identifier);
  }

  async function handleSubmit({ identifier }: FindValues): Promise<FormErrors<FindValues> | undefined> {
    try {
      await send(identifier);
      return undefined;
    } catch (error) {
      const message = sendProblem(identifier, error);
      if (!isToastRefusal(error)) return { identifier: message };
      events.publish('alert.raised', { kind: 'error', message });
      return undefined;
    }
  }

  return (
    <Form<FindValues>
      label={forgotWording.startTitle}
      initialValues={{ identifier: recovery.identifier }}
      onSubmit={handleSubmit}
    >
      <IdentifierField />
    </Form>
  );
}
