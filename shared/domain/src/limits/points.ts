/** Life of points unless configured otherwise, in months (D37). */
export const POINTS_LIFE_MONTHS = 12;
