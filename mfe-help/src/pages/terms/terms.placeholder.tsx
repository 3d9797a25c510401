import { TextBodyBones } from '../../features/read-text/text.placeholder';

export const Placeholder = TextBodyBones;
