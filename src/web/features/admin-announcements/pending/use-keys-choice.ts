import { useState } from 'react';
import { localStore, readJson, writeJson } from '#web/storage/safe-storage.ts';

const KEY = 'parution:raccourcis-de-relecture';

/** Whether the keys act: they do unless this browser switched them off. */
export const useKeysChoice = () => {
  const [enabled, setEnabled] = useState(() => readJson(localStore(), KEY) !== false);
  const choose = (wanted: boolean) => {
    setEnabled(wanted);
    writeJson(localStore(), KEY, wanted);
  };
  return [enabled, choose] as const;
};
