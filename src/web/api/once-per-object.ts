/**
 * The server renders many pages from the same cached answer: what the screens make of each of its objects is made once,
 * and cannot change. Its JSON in the pages is made once, too.
 */
export const oncePerObject = <Given extends object, Made extends object>(make: (given: Given) => Made) => {
  const made = new WeakMap<Given, Made>();
  return (given: Given): Made => {
    const known = made.get(given);
    if (known !== undefined) return known;
    const result = Object.freeze(make(given));
    made.set(given, result);
    return result;
  };
};
