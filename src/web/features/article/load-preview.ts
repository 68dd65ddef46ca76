import type { ApiClient } from '#web/api/http.ts';
import { fetchSharedPreview, type SharedPreview } from '#web/api/shared-preview.ts';
import type { Loaded } from '#web/navigation/loaded.ts';

const STATUS = { missing: 404, ended: 410, failed: 503 } as const;

/** The saved article as the holder of the link may see it, or why it cannot be shown. */
export const loadPreview = async (
  api: ApiClient,
  request: Request,
  token = '',
): Promise<Loaded<SharedPreview>> => {
  const value = await fetchSharedPreview(api, token, request.signal);
  return value.state === 'found' ? { value } : { value, status: STATUS[value.state] };
};
