import type { ApiClient } from '#web/api/http.ts';
import { useApiRead } from '#web/api/use-api-read.ts';
import { useWrite } from '#web/back-office/use-write.ts';

const readTeam = (api: ApiClient, signal: AbortSignal) => api.get('/admin/users', { signal });

const FAILED = "Le compte n'a pas pu être modifié.";

export type Team = ReturnType<typeof useTeam>;

/** The accounts of the team, and what changes them. */
export const useTeam = () => {
  const list = useApiRead(readTeam, { keep: true });
  const { busy, notice, write, tell, dismiss } = useWrite(FAILED);
  return {
    list,
    busy,
    notice,
    dismiss,
    write: async (call: Parameters<typeof write>[0]): Promise<void> => {
      await write(call);
      list.refetch();
    },
    /** Says what another form has done, and reads the list again. */
    tell: (text: string) => {
      tell(text);
      list.refetch();
    },
  };
};
