import './nowhere.ts';
