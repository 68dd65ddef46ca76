/** The law may have changed since: a text untouched for a year says so. */
export const isOverAYearOld = (lastTouched: Date, now: Date): boolean => {
  const birthday = new Date(lastTouched);
  birthday.setUTCFullYear(birthday.getUTCFullYear() + 1);
  return now > birthday;
};
