/** Whose phone it is: Siti, whom the fixtures know. */
export const MEMBER = { phone: '081200000002', password: 'Rahasia123', firstName: 'Siti' } as const;
