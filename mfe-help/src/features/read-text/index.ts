/** Texts that the operators keep: about, terms, privacy policy ([C] §2). */
export { orNone } from './or-none';
export { TextBody, type TextBodyProps } from './text-body';
