/**
 * What stands for data that are on their way, for `<page>.placeholder.tsx`. Nothing of it reaches a browser as a script, so nothing else may
 * import it. Bones are hidden from screen readers; the words of a page are not.
 */
export { Bone, type BoneProps, ButtonBone } from './bone';
export { CouponBone, CouponGridBones, type CouponGridBonesProps } from './coupon-bone';
export { BelowDesk, OnDesk } from './desk';
export { FieldBone, type FieldBoneProps } from './field-bone';
export { FoldedBone } from './folded-bone';
export { ListBones, type ListBonesProps } from './row-bones';
export { Sample, type SampleProps } from './sample';
export {
  TextBone,
  type TextBoneProps,
  TextLines,
  type TextLinesProps,
  WordBones,
  type WordBonesProps,
} from './text-bone';
export { Waiting } from './waiting';
