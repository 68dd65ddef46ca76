import './web-runs-in-browsers.planted.ts';
