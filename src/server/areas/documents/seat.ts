/** An address with its city, unless it already contains it. */
export const seat = ({ address, city }: { address: string; city: string }): string =>
  address.toLowerCase().includes(city.toLowerCase()) ? address : `${address}, ${city}`;
