import type { Route } from '@playwright/test';

/**
 * Answers a call of the browser with what the server answers, changed. The call goes out beside the browser, which would
 * repeat it by itself if a connection that was idle as long as the server keeps it ended in that moment.
 */
export const answerChanged = async <Body extends object>(
  route: Route,
  change: (body: Body) => object,
  url = route.request().url(),
): Promise<void> => {
  const answer = await route.fetch({ url, maxRetries: 1 });
  await route.fulfill({ status: answer.status(), json: change((await answer.json()) as Body) });
};
