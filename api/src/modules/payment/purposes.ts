/** The purpose of the codes that pay with own points, step '0' (D45). */
export const paymentPurpose = 'payment';
/** The purpose of the codes that a partner sends itself, step '2' (D45). */
export const partnerPurpose = 'payment-partner';
