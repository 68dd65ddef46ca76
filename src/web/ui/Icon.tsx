/** Drawn for this site on a 24 px grid, one path each. */
const paths = {
  alert: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7.5V13M12 16.4v.1',
  'arrow-left': 'M20 12H4M10.5 5.5 4 12l6.5 6.5',
  'arrow-right': 'M4 12h16M13.5 5.5 20 12l-6.5 6.5',
  bluesky:
    'M12 11.5C10.5 8.5 7 5 4.5 4.3 3 3.9 3 5.5 3.2 7.5c.3 3.5 1.3 5 4.8 5-3.5.4-4.8 2-3.3 4.2 2.6 3.6 5.8 1.3 7.3-3 1.5 4.3 4.7 6.6 7.3 3 1.5-2.2.2-3.8-3.3-4.2 3.5 0 4.5-1.5 4.8-5 .2-2 .2-3.6-1.3-3.2-2.5.7-6 4.2-7.5 7.2z',
  check: 'M4.5 12.5l5 5 10-11',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'chevron-up': 'M6 14.5l6-6 6 6',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5.2l3.4 2',
  close: 'M6 6l12 12M18 6 6 18',
  done: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8 12.3l2.8 2.8L16 9.5',
  document: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5M9 12.5h6.5M9 16.5h6.5',
  help: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.4 9.3a2.7 2.7 0 1 1 3.9 2.5c-.9.5-1.3 1-1.3 2M12 16.9v.1',
  image: 'M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 2.5-2.5 5 4.5M15.5 9v.1',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11v5.5M12 7.6v.1',
  link: 'M10 13.5a4 4 0 0 0 5.8.3l3.2-3.2a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10.5a4 4 0 0 0-5.8-.3L5 13.4a4 4 0 0 0 5.7 5.7l1.2-1.2',
  linkedin: 'M4.5 9.5v10M4.5 5v.1M9.5 19.5v-10M9.5 13.5a4.25 4.25 0 0 1 8.5 0v6',
  lock: 'M5.5 10.5h13v10h-13zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2',
  'log-out': 'M9.5 20.5H5A1.5 1.5 0 0 1 3.5 19V5A1.5 1.5 0 0 1 5 3.5h4.5M16 7.5l4.5 4.5-4.5 4.5M20 12H9.5',
  mail: 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6 8.5-6',
  mastodon:
    'M20 12.5c0 2.6-2 4.3-8 4.3s-8-1.7-8-4.3V9a5 5 0 0 1 5-5h6a5 5 0 0 1 5 5zM4 12v3c0 3.5 2.5 5.5 6.5 5.5 2 0 3.5-.4 4.5-1M8.5 12.5V9.8a1.75 1.75 0 0 1 3.5 0v2M12 9.8a1.75 1.75 0 0 1 3.5 0v2.7',
  'map-pin':
    'M12 21.5C8 17.6 5 13.9 5 10a7 7 0 0 1 14 0c0 3.9-3 7.6-7 11.5zM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  menu: 'M4 6h16M4 12h16M4 18h16',
  minus: 'M5 12h14',
  pencil: 'M4 20l1.2-4.7L16.3 4.2a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.7 18.8zM14.3 6.2l3.5 3.5',
  phone:
    'M8.7 3.5H5A1.5 1.5 0 0 0 3.5 5c0 8.6 6.9 15.5 15.5 15.5a1.5 1.5 0 0 0 1.5-1.5v-3.7l-4.6-1.6-1.8 2.1a12.5 12.5 0 0 1-5.9-5.9l2.1-1.8z',
  pin: 'M9 3.5h6l-1 6 3.5 3.5v2h-11v-2L10 9.5zM12 15v6',
  plus: 'M5 12h14M12 5v14',
  print: 'M7 8.5v-5h10v5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7z',
  quote: 'M9.5 7C6.5 8 5 10 5 13.5V17h5v-5H7.2M19 7c-3 1-4.5 3-4.5 6.5V17h5v-5h-2.8',
  reset: 'M4 4.5v5h5M4.6 9.5a8 8 0 1 1-.4 4',
  rss: 'M5 18.5v.1M5 11a8 8 0 0 1 8 8M5 4.5A14.5 14.5 0 0 1 19.5 19',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16.2 16.2 21 21',
  send: 'M21 3 3 9.8l7.5 3.7L14.2 21zM21 3 10.5 13.5',
  shield:
    'M12 3c2.6 1.9 5.2 2.7 8 2.8V12c0 4.8-3.2 7.7-8 9.5-4.8-1.8-8-4.7-8-9.5V5.8C6.8 5.7 9.4 4.9 12 3zM8.5 12l2.5 2.5 4.5-5',
  sparkles: 'M11 4.5l1.6 4.9 4.9 1.6-4.9 1.6-1.6 4.9-1.6-4.9L4.5 11l4.9-1.6zM18.5 15.5v5M16 18h5',
  trash: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
  unlink:
    'M9.5 14.5 5.7 18.3a4 4 0 0 1 0-5.6l2-2M14.5 9.5l3.8-3.8a4 4 0 0 1 0 5.6l-2 2M8 4.5V7M4.5 8H7M16 19.5V17M19.5 16H17',
  upload: 'M12 15.5V4M7 8.5 12 3.5l5 5M4 15.5v5h16v-5',
  warning: 'M12 3.5 2.5 20h19zM12 10v4.5M12 17.2v.1',
  wrench:
    'M20.4 6.7l-3.6 3.6-3.1-3.1 3.6-3.6a5.5 5.5 0 0 0-7.1 7.1l-6.6 6.6a2.2 2.2 0 0 0 3.1 3.1l6.6-6.6a5.5 5.5 0 0 0 7.1-7.1z',
} as const;

export type IconName = keyof typeof paths;

/** A path on the same grid, for an icon that the public pages do not need: it is loaded with what shows it. */
export type Drawing = { readonly path: string };

type Props = {
  name: IconName | Drawing;
  /** In pixels; 1.25 times the text around it unless given. */
  size?: number | undefined;
};

/** Always beside a text or in a named control, so it is hidden from screen readers. */
export const Icon = ({ name, size }: Props) => (
  <svg
    viewBox="0 0 24 24"
    width={size ?? '1.25em'}
    height={size ?? '1.25em'}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={typeof name === 'string' ? paths[name] : name.path} />
  </svg>
);
