/** Where the API stands for the composed site (D4). */
export const API_BASE = '/gateway';
