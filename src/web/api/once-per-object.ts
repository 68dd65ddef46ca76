/** The server renders many pages from the same cached answer: what the screens make of each of its objects is made once. */
export const oncePerObject = <Given extends object, Made>(make: (given: Given) => Made) => {
  const made = new WeakMap<Given, Made>();
  return (given: Given): Made => {
    const known = made.get(given);
    if (known !== undefined) return known;
    const result = make(given);
    made.set(given, result);
    return result;
  };
};
