/** Terms and privacy policy, read where they are agreed to ([A] §2). */
export { LegalDialog, type LegalDialogProps } from './legal-dialog';
export type { LegalKind } from './use-legal-text';
