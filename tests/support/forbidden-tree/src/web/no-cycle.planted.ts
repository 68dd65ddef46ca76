import './ok-cycle.ts';

export const first = true;
