/** The member's card, apart from the kit: one page shows it, and the shell does not carry it. */
export { MemberCard, type MemberCardProps } from './member-card';
