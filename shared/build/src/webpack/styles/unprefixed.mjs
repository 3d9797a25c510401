/** Stands for what prefixes names of CSS for browsers of before: styled-components asks for it only when it is told to. @public name of the part */
export const prefix = undefined;
