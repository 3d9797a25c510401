import { useRef, useState } from 'react';
import type { Customer } from '@poku/contract';
import { usePlatform } from '@poku/platform';
import { useNavigate } from '@poku/kit/router';
import { Form } from '@poku/kit/forms';
import { paths } from '../../paths';
import { accountWording } from '../../wording/account';
import { profileWording, saveProfileCall } from '../../calls/profile';
import { ProfileFields } from './profile-fields';
import {
  isChangedEmail,
  profileProblem,
  type ProfileValues,
  profileValues,
  toUpdate,
} from './profile-values';

/** How long a member may read where the verification e-mail went. */
const MAIL_TOAST_MS = 6_000;

/** The member's data to change; a save leads back to the profile ([A] §4). */
export function ProfileForm({ customer }: { readonly customer: Customer }) {
  const platform = usePlatform();
  const { events } = platform;
  const navigate = useNavigate();
  const [stored] = useState(() => profileValues(customer));
  const isSaved = useRef(false);

  async function handleSubmit(values: ProfileValues) {
    const update = toUpdate(values);
    if (update === undefined) return undefined;
    try {
      await platform.call(saveProfileCall, update);
    } catch (error) {
      return profileProblem(error);
    }
    isSaved.current = true;
    events.publish('customer.changed', { clientId: customer.clientId });
    events.publish('alert.raised', { kind: 'success', message: profileWording.saved });
    if (isChangedEmail(stored, values)) {
      events.publish('alert.raised', {
        kind: 'info',
        message: accountWording.verificationMailSent(values.email),
        durationMs: MAIL_TOAST_MS,
      });
    }
    await navigate(paths.profile());
    return undefined;
  }

  return (
    <Form<ProfileValues>
      label={accountWording.profileFormLabel}
      initialValues={stored}
      onSubmit={handleSubmit}
    >
      <ProfileFields stored={stored} isSaved={() => isSaved.current} />
    </Form>
  );
}
