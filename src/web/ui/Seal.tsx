type Props = { size: number };

const turns = Array.from({ length: 16 }, (_, index) => index * 22.5);

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
  >
    {turns.map((turn) => (
      <circle key={turn} cx="7.6" r="7.4" transform={turn ? `rotate(${turn})` : undefined} />
    ))}
  </svg>
);
