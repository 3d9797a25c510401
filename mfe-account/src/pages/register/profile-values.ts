import type { Gender } from '@poku/contract';

/** What the last step holds; e-mail and password are asked again only after a reload (D26). */
export interface ProfileValues {
  readonly email: string;
  readonly password: string;
  readonly name: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly birthDate: string;
  readonly gender: Gender | null;
  readonly isAgreed: boolean;
  /** The consent to share data with the partner that sent the visitor (D32). */
  readonly isSharing: boolean;
}

export const emptyProfile: ProfileValues = {
  email: '',
  password: '',
  name: '',
  birthDate: '',
  gender: null,
  isAgreed: false,
  isSharing: false,
};
