/** What the demo holds, for as long as it is on screen. */
export interface DemoValues {
  /** The part after +62. */
  readonly phone: string;
  readonly email: string;
  readonly password: string;
}

export const emptyDemo: DemoValues = { phone: '', email: '', password: '' };
