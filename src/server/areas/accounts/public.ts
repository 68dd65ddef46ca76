export { type Recognised, recogniseVisitor, type Visitor } from './recognise-visitor.ts';
export { createSessionTokens, type SessionTokens } from './session-tokens.ts';
