/** Coming back from a partner's page with what ends a pending link, wherever in the site that is ([A] §4, D30). */
export { LinkFailedDialog, type LinkFailedDialogProps } from './link-failed-dialog';
export { type LinkProblem, linkProblem } from './link-problem';
export { linkingFor } from './linking-for';
export { onboardingMarker } from './onboarding-marker';
export { type ReturnState, useConfirmReturn } from './use-confirm-return';
export { type LinkStatusOptions, useLinkStatus } from './use-link-status';
export { linkStateWording } from './wording';
