/** Whether a text can be the id of a campaign ([C] §7): 1 to 64 letters, digits, `_`, `.` and `-`. None is known beforehand. */
export const isCampaignId = (value: string): boolean => /^[\w.-]{1,64}$/.test(value);
