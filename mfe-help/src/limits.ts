/** From this many stars a member is satisfied ([C] §4). */
export const FEEDBACK_SATISFIED_STARS = 4;
