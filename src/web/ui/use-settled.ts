import { useEffect, useState } from 'react';
import { debounce } from './debounce.ts';

/** A typed value, once it has not changed for the debounce delay. */
export const useSettled = <Value>(value: Value, ms: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const { call, cancel } = debounce(() => setSettled(() => value), ms);
    call();
    return cancel;
  }, [value, ms]);
  return settled;
};
