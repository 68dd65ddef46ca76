/** The answer, or an error when it takes longer than this. */
export const within = async <Value>(milliseconds: number, answer: Promise<Value>): Promise<Value> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`No answer within ${milliseconds / 1000} s`)),
    milliseconds,
  );
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
