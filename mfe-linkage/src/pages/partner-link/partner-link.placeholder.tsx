import { PersonBones } from '../../features/enter-from-partner/person.placeholder';

export const Placeholder = PersonBones;
