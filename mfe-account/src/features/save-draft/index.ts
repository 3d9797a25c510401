/** Changes that are saved together. */
export { LeaveQuestion, type LeaveQuestionProps } from './leave-question';
export { SaveBar, type SaveBarProps } from './save-bar';
export { type Draft, type DraftOptions, useDraft } from './use-draft';
