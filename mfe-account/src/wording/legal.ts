/** A legal text in a dialog. */
export const legalDialogWording = {
  validFrom: (day: string) => `Berlaku sejak ${day}`,
} as const;
