import { type ReactNode } from 'react';

/** Strokes of the icons on a 24 × 24 grid, 1.75 px wide, round ends. Drawn for this project. */
export const iconShapes = {
  home: <path d="M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z" />,
  swap: <path d="M7 4 3.5 7.5 7 11M4 7.5h13a3 3 0 0 1 3 3V12M17 20l3.5-3.5L17 13m3 3.5H7a3 3 0 0 1-3-3V12" />,
  coupon: (
    <>
      <path d="M3.5 7A1.5 1.5 0 0 1 5 5.5h14A1.5 1.5 0 0 1 20.5 7v2.5a2.5 2.5 0 0 0 0 5V17a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17v-2.5a2.5 2.5 0 0 0 0-5z" />
      <path d="M14 8.5v1.2m0 1.8v1.2m0 1.8v1.2" />
    </>
  ),
  history: <path d="M4.5 8A8.5 8.5 0 1 1 3.5 12M4 4v4h4M12 7.5V12l3.2 2" />,
  profile: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20a7.5 7.5 0 0 1 15 0" />
    </>
  ),
  back: <path d="M19.5 12h-15m6-6.5L4 12l6.5 6.5" />,
  close: <path d="m5.5 5.5 13 13m0-13-13 13" />,
  chevron: <path d="m9 5 7 7-7 7" />,
  pause: <path d="M8.5 5.5v13m7-13v13" />,
  play: <path d="M7.5 5v14l11.5-7z" />,
  'chevron-down': <path d="m5 9 7 7 7-7" />,
  eye: (
    <>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  'eye-off': (
    <path d="m4 4 16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.6M6.3 7.6A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4.2-1M9.9 9.9a3 3 0 0 0 4.2 4.2" />
  ),
  heart: (
    <path d="M12 20S3.5 15.2 3.5 9.3A4.5 4.5 0 0 1 12 7.2a4.5 4.5 0 0 1 8.5 2.1C20.5 15.2 12 20 12 20z" />
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  filter: (
    <>
      <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
      <circle cx="15.5" cy="7" r="2.5" />
      <circle cx="8.5" cy="17" r="2.5" />
    </>
  ),
  bell: <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 0 0 4 0" />,
  check: <path d="m4.5 12.5 5 5 10-11" />,
  warning: <path d="M12 4 2.5 20h19zM12 10v5m0 2.5v.1" />,
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5m0-9v.1" />
    </>
  ),
  logout: <path d="M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10.5m-4-4 4 4-4 4" />,
  link: (
    <path d="M10 13.5a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 4.8l-1.2 1.2M14 10.5a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 19.2l1.2-1.2" />
  ),
  wallet: (
    <>
      <path d="M17.5 8V5.5a1 1 0 0 0-1.3-1L5 7.5A2 2 0 0 0 3.5 9.4V18A1.5 1.5 0 0 0 5 19.5h14a1.5 1.5 0 0 0 1.5-1.5V9.5A1.5 1.5 0 0 0 19 8H5" />
      <path d="M20.5 11.5h-4a2.2 2.2 0 0 0 0 4.5h4" />
    </>
  ),
  gift: (
    <path d="M4 12v7.5h16V12M3 8h18v4H3zm9 0v11.5M12 8S11 3.5 8.2 3.5a2.2 2.2 0 0 0 0 4.5zm0 0s1-4.5 3.8-4.5a2.2 2.2 0 0 1 0 4.5z" />
  ),
  help: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M9.5 9.5a2.6 2.6 0 1 1 3.7 2.4c-.8.4-1.2.9-1.2 1.8m0 3v.1" />
    </>
  ),
  phone: (
    <>
      <rect x="6.5" y="2.5" width="11" height="19" rx="2.5" />
      <path d="M10.5 18.5h3" />
    </>
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="12" height="12" rx="2" />
      <path d="M15.5 5.5v-.5a1.5 1.5 0 0 0-1.5-1.5H5A1.5 1.5 0 0 0 3.5 5v9A1.5 1.5 0 0 0 5 15.5h.5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Names of the drawn icons. */
export type IconName = keyof typeof iconShapes;
