type Props = { size: number };

/** As text: sixteen elements would take as long to render as a card, twice on each page. */
const circles = Array.from({ length: 16 }, (_, index) => {
  const turn = index ? ` transform="rotate(${index * 22.5})"` : '';
  return `<circle cx="7.6" r="7.4"${turn}></circle>`;
}).join('');

/** The brand's seal, in the colour of the text around it. It has no ids: a page holds several. */
export const Seal = ({ size }: Props) => (
  <svg
    viewBox="-16 -16 32 32"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth=".9"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
    dangerouslySetInnerHTML={{ __html: circles }}
  />
);
