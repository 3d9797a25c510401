import { useState } from 'react';
import { normalizeEmail } from '@poku/domain/email';
import { normalizeName } from '@poku/domain/name';
import { toLocalPhone } from '@poku/domain/phone';
import { ConsentFormField } from '@poku/flows/entry';
import { type KeptCode, OtpLockDialog } from '@poku/flows/otp';
import { sentPhone } from '@poku/flows/otp/calls/code';
import { usePlatform, useSession } from '@poku/platform';
import { Form, type FormErrors, SubmitButton } from '@poku/kit/forms';
import { registerCall } from '../../calls/registration';
import { useStartSession } from '../../features/start-session';
import { paths } from '../../paths';
import { registrationWording } from '../../wording/registration';
import { AccountAgain } from './account-again';
import { AgreementField } from './agreement-field';
import { emptyProfile, type ProfileValues } from './profile-values';
import { PersonFields } from './person-fields';
import { readProblem } from './profile-problem';
import { TokenOver } from './token-over';
import type { Visiting } from './use-visitor';
import type { Wizard } from './use-wizard';
import { consentOf } from './visit';

interface ProfileStepProps {
  readonly wizard: Wizard;
  readonly draft: KeptCode;
  readonly visiting: Visiting;
}

/** 'Profil': who the member is; makes the account and logs in ([A] §4). */
export function ProfileStep({ wizard, draft, visiting }: ProfileStepProps) {
  const platform = usePlatform();
  const { events, entry: kept } = platform;
  const session = useSession();
  const startSession = useStartSession();
  const { account } = wizard;
  const { visitor } = visiting;
  const [initial] = useState<ProfileValues>(() => ({ ...emptyProfile, ...account }));
  const [asksAccount, setAsksAccount] = useState(account.password === '');
  const [isLocked, setIsLocked] = useState(false);
  const [isTokenBad, setIsTokenBad] = useState(false);

  async function enter(phone: string, password: string) {
    wizard.done();
    kept.clear();
    const isIn = await startSession({ phone, password }, visitor?.entry).catch(() => false);
    if (isIn) return;
    await wizard.leaveFor(paths.login(wizard.start));
    events.publish('alert.raised', { kind: 'info', message: registrationWording.loginAfterFailed });
  }

  async function handleSubmit({
    gender,
    ...values
  }: ProfileValues): Promise<FormErrors<ProfileValues> | undefined> {
    if (gender === null) return { gender: registrationWording.genderEmpty };
    let phone: string;
    try {
      ({ phone } = await platform.call(registerCall, {
        requestId: draft.requestId,
        code: wizard.otpCode(),
        phone: account.phone === '' ? undefined : sentPhone(account.phone),
        email: normalizeEmail(values.email),
        password: values.password,
        name: normalizeName(values.name),
        birthDate: values.birthDate,
        gender,
        ...consentOf(visitor),
      }));
    } catch (error) {
      const problem = readProblem(error);
      if (problem.kind === 'locked') setIsLocked(true);
      if (problem.kind === 'bad-token') setIsTokenBad(true);
      if (problem.kind === 'start-again') wizard.startAgain(problem.message);
      if (problem.kind !== 'fields') return undefined;
      if (problem.errors.email !== undefined || problem.errors.password !== undefined) setAsksAccount(true);
      return problem.errors;
    }
    await enter(toLocalPhone(phone), values.password);
    return undefined;
  }

  function leave() {
    wizard.done();
    kept.clear();
    void wizard.leaveFor(paths.home());
  }

  if (isLocked) return <OtpLockDialog onLeave={leave} />;
  return (
    <Form<ProfileValues>
      label={registrationWording.profileTitle}
      initialValues={initial}
      onSubmit={handleSubmit}
    >
      {asksAccount && <AccountAgain isAfterReload={account.password === ''} visitor={visitor} />}
      <PersonFields />
      <AgreementField name="isAgreed" />
      {visitor !== null && (
        <ConsentFormField
          name="isSharing"
          partnerName={visitor.entry.partnerName}
          sharing={visitor.sharing}
        />
      )}
      {isTokenBad && <TokenOver visiting={visiting} onLeave={leave} onDone={() => setIsTokenBad(false)} />}
      <SubmitButton busy={session.status !== 'guest'}>{registrationWording.finish}</SubmitButton>
    </Form>
  );
}
