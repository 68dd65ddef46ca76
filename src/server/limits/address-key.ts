import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The rate-limit key of an IP address. An IPv6 customer has at least a /64, hence any number of addresses: they
 * count as one. IPv4 written as IPv6 counts as IPv4.
 */
export const addressKey = (address: string): string => {
  const ipv4 = MAPPED_IPV4.exec(address)?.[1];
  if (ipv4) return ipv4;
  const [withoutZone = ''] = address.split('%');
  return isIPv6(withoutZone) ? `${firstGroups(withoutZone, 4)}::/64` : address;
};

const firstGroups = (address: string, wanted: number): string => {
  const [head = '', tail] = address.split('::');
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => 0);
  return [...left, ...zeros, ...right]
    .slice(0, wanted)
    .map((group) => group.toString(16))
    .join(':');
};

/** A dotted end (« ::1.2.3.4 ») stands for two groups, both after the first four. */
const groupsOf = (part: string): number[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => (group.includes('.') ? [0, 0] : [Number.parseInt(group, 16)]));
