import './no-cycle.planted.ts';
