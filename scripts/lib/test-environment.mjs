// Settings of the product in the developer's shell: a test must neither use them nor, above all, write to the
// database they name.
const OF_THE_PRODUCT = [
  'ADMIN_EMAIL',
  'ADMIN_NAME',
  'ADMIN_PASSWORD',
  'DATABASE_URL',
  'DATA_DIR',
  'HOST',
  'LOG_LEVEL',
  'NODE_ENV',
  'PORT',
  'PUBLIC_URL',
  'SEED',
];

// Node reads TypeScript itself: Playwright need not translate every file in each of its processes.
const OF_PLAYWRIGHT = { PW_DISABLE_TS_ESM: '1' };

export const testEnvironment = (more = {}) => {
  const inherited = Object.entries(process.env).filter(([name]) => !OF_THE_PRODUCT.includes(name));
  return { ...Object.fromEntries(inherited), ...OF_PLAYWRIGHT, ...more };
};
