/** The words that parts say by themselves, for who says them in another language. */
export { fieldWording } from '../fields/wording';
export { uiWording } from '../wording';
