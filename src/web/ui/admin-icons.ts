/** Icons of the back-office, which the public pages do not load. */
export const adminIcons = {
  dashboard: { path: 'M4 4h6.5v9H4zM13.5 4H20v5h-6.5zM13.5 12H20v8h-6.5zM4 16h6.5v4H4z' },
  newspaper: {
    path: 'M4 4.5h13v15H6A2 2 0 0 1 4 17.5zM17 8.5h3.5v9a2 2 0 0 1-2 2H16M7.5 8.5h6M7.5 12h6M7.5 15.5h6',
  },
  stamp: {
    path: 'M9.5 12.5c0-2-1.5-3.3-1.5-5.2a4 4 0 0 1 8 0c0 1.9-1.5 3.2-1.5 5.2M4.5 16.8a3 3 0 0 1 3-3h9a3 3 0 0 1 3 3zM4.5 20.5h15',
  },
  hourglass: {
    path: 'M6.5 3.5h11M6.5 20.5h11M7.5 3.5v3.2L12 12l4.5-5.3V3.5M7.5 20.5v-3.2L12 12l4.5 5.3v3.2',
  },
  person: { path: 'M12 12.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0z' },
  people: {
    path: 'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5a6.5 6.5 0 0 1 13 0zM15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 13.6a6.5 6.5 0 0 1 4 5.9h-3.5',
  },
  pulse: { path: 'M3 12.5h4.5l2.5-7 4 13 2.5-6H21' },
  scale: { path: 'M12 4v16M7 20h10M5 7.5h14M5 7.5l-2.5 6h5zM19 7.5l-2.5 6h5z' },
  card: { path: 'M3 5.5h18v13H3zM3 9.5h18M6.5 14.5h4' },
  inbox: { path: 'M4 4.5h16l1.5 9v6h-19v-6zM2.5 13.5H8l1.5 3h5l1.5-3h5.5' },
  sliders: { path: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h7M15 17h5M15 5v4M9 10v4M13 15v4' },
  history: { path: 'M4 4.5v5h5M4.6 9.5a8 8 0 1 1-.4 4M12 8v4.5l3 1.8' },
} as const;
