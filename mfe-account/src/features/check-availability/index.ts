/** Is a phone number or an e-mail free? Asked while it is typed (D19). */
export { askEmail, askPhone } from './ask';
export {
  AvailableEmailField,
  type AvailableEmailFieldProps,
  type AvailableFieldProps,
  AvailablePhoneField,
} from './available-fields';
export { useEmailAvailability, usePhoneAvailability } from './checks';
export {
  type AvailabilityCheck,
  type AvailabilityState,
  mayBeTaken,
  useAvailability,
} from './use-availability';
