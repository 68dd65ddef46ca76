export const factKinds = ['date', 'amount', 'reference', 'article', 'number'] as const;
export type FactKind = (typeof factKinds)[number];
