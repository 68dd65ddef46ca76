/** An article unchanged for a year carries a warning, since the law may have changed. */
export const isOverAYearOld = (lastTouched: Date, now: Date): boolean => {
  const birthday = new Date(lastTouched);
  birthday.setUTCFullYear(birthday.getUTCFullYear() + 1);
  return now > birthday;
};
