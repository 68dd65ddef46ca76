import { useContext, useState } from 'react';
import { useRevalidator } from 'react-router';
import { messages } from '#contract/messages.fr.ts';
import { ApiContext } from '#web/api/ApiContext.ts';
import { ApiError } from '#web/api/http.ts';
import { playTestPayment, type TestPayment, type TestPaymentAction } from '#web/api/payment-test.ts';

/** One act at a time; the page is left by a whole load, as a card company's page would be. */
export const useTestPayment = (session: TestPayment) => {
  const api = useContext(ApiContext);
  const { revalidate } = useRevalidator();
  const [doing, setDoing] = useState<TestPaymentAction>();
  const [news, setNews] = useState<string>();
  const [failure, setFailure] = useState<string>();

  const play = async (action: TestPaymentAction) => {
    if (!api || doing) return;
    setDoing(action);
    setNews(undefined);
    setFailure(undefined);
    try {
      const { url, message } = await playTestPayment(api, session.id, action);
      if (url) return window.location.assign(url);
      setNews(message ?? undefined);
    } catch (error) {
      setFailure((error instanceof ApiError && error.detail) || messages.request.unexpected);
    }
    // How many cards were refused, and whether the session still is, the server knows.
    await revalidate();
    setDoing(undefined);
  };
  return { doing, refusals: session.refusals, news, failure, play };
};
