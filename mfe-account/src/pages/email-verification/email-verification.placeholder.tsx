import { LetterBone } from '../../features/draw-letter/letter-bone.placeholder';

export const Placeholder = LetterBone;
