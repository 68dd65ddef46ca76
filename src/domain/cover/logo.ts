import { seal } from './ornaments.ts';
import { LOGO_SIZE } from './social-address.ts';

/** The mark of the house for machines, which want a square picture on a ground of its own. */
export const logo = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34" width="${LOGO_SIZE}" height="${LOGO_SIZE}">` +
  '<path fill="#fff" d="M0 0h34v34H0z"/><circle cx="17" cy="17" r="16.4" fill="#00594C"/>' +
  `${seal('#FFFFFF').replace('<svg ', '<svg x="2" y="2" width="30" height="30" ')}</svg>`;
