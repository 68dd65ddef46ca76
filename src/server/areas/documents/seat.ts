/** An address with its city, which it often names already. */
export const seat = ({ address, city }: { address: string; city: string }): string =>
  address.toLowerCase().includes(city.toLowerCase()) ? address : `${address}, ${city}`;
