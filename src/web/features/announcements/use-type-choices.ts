import { useContext, useEffect, useState } from 'react';
import { announcementTypes } from '#domain/announcement/types.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { fetchAnnouncementTypes, type TypeChoice } from '#web/api/announcement-types.ts';

/** The types that came with the page; asked for again when they did not, and the house's own list if that fails too. */
export const useTypeChoices = (
  loaded: TypeChoice[] | null,
): { choices: readonly TypeChoice[]; loading: boolean } => {
  const api = useContext(ApiContext);
  const [asked, setAsked] = useState<readonly TypeChoice[]>();
  useEffect(() => {
    if (loaded || !api) return;
    let left = false;
    void fetchAnnouncementTypes(api)
      .catch(() => announcementTypes)
      .then((types) => left || setAsked(types));
    return () => {
      left = true;
    };
  }, [api, loaded]);
  const choices = loaded ?? asked;
  return { choices: choices ?? announcementTypes, loading: choices === undefined };
};
