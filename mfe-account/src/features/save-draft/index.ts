/** Changes that are saved together. */
export { SaveBar, type SaveBarProps } from './save-bar';
export { type Draft, type DraftOptions, useDraft } from './use-draft';
