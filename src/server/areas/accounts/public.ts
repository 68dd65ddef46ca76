export { type Recognised, recogniseVisitor, type Visitor } from './recognise-visitor.ts';
export { createSessionTokens } from './session-tokens.ts';
