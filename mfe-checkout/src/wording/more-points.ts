/** The dialog that says how many points are missing ([C] §5). */
export const morePointsWording = {
  understood: 'Mengerti',
} as const;
