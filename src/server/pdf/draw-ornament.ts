import PDFDocument from 'pdfkit';

type Node = { name: string; attributes: Readonly<Record<string, string>>; children: Node[] };
type Inking = { color?: string; lineWidth?: number };
type Place = Inking & { x: number; y: number; scale: number };

/** Draws an ornament (domain/cover/ornaments.ts) as vectors. */
export const drawOrnament = (doc: PDFKit.PDFDocument, svg: string, place: Place): void => {
  const { x, y, scale, ...inking } = place;
  doc.save();
  doc.translate(x, y).scale(scale);
  doc.addContent(operatorsOf(svg, inking));
  doc.restore();
};

const known = new Map<string, string>();

/** Thousands of lines, the same on every document: they are computed once. */
const operatorsOf = (svg: string, inking: Inking): string => {
  const key = JSON.stringify([svg, inking]);
  const operators = known.get(key) ?? engrave(svg, inking);
  known.set(key, operators);
  return operators;
};

/**
 * Reads the few elements that the ornaments are made of, not SVG at large: groups, paths and uses, moved or turned.
 * Records the operators that pdfkit would write on a page.
 */
const engrave = (svg: string, { color, lineWidth }: Inking): string => {
  const written: string[] = [];
  const scratch = new PDFDocument({ autoFirstPage: false, font: '' });
  scratch.addContent = (operator) => {
    written.push(operator);
    return scratch;
  };
  const root = parse(svg);
  const named = new Map<string, Node>();
  const remember = (node: Node): void => {
    if (node.attributes.id) named.set(node.attributes.id, node);
    node.children.forEach(remember);
  };
  remember(root);

  const prepare = ({ stroke, 'stroke-width': width, transform }: Node['attributes']): void => {
    if (transform) move(scratch, transform);
    if (stroke) scratch.strokeColor(color ?? stroke);
    if (width) scratch.lineWidth(lineWidth ?? Number(width));
  };
  const draw = ({ name, attributes, children }: Node): void => {
    if (name === 'defs') return;
    scratch.save();
    prepare(attributes);
    if (attributes.d) scratch.path(attributes.d).stroke();
    const used = named.get(attributes.href?.slice(1) ?? '');
    for (const node of used ? [used] : children) draw(node);
    scratch.restore();
  };
  root.children.forEach(draw);
  return written.join('\n');
};

const parse = (svg: string): Node => {
  const root: Node = { name: 'root', attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, name = '', attributes = '', alone] of svg.matchAll(
    /<(\/?)(\w+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g,
  )) {
    if (closing) {
      open.pop();
      continue;
    }
    const node: Node = { name, attributes: attributesOf(attributes), children: [] };
    open.at(-1)?.children.push(node);
    if (!alone) open.push(node);
  }
  return root;
};

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(?<![\w:-])([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

const move = (doc: PDFKit.PDFDocument, transform: string): void => {
  for (const [, kind, given = ''] of transform.matchAll(/(translate|rotate)\(([^()]*)\)/g)) {
    // A minus sign is separator enough: « translate(12-4) ».
    const [first = 0, second = 0] = (given.match(/-?[\d.]+/g) ?? []).map(Number);
    if (kind === 'rotate') doc.rotate(first);
    else doc.translate(first, second);
  }
};
