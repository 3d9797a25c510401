/** The call that tells who is here, which every page of a member makes first. */
export const MEMBER_CALL = '/customerdetail/{clientId}';
