import { BlockList, isIP } from 'node:net';

/** The names of this machine, as the host of a URL or as HOST. */
export const isLoopback = (host: string): boolean => {
  const name = unbracketed(host).toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return isIP(name) !== 0 && loopback.check(name, familyOf(name));
};

/** Whether what is sent to this URL crosses a network without encryption. */
export const isReadableOnTheWay = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isLoopback(hostname);
};

/** A public IP address, as opposed to this machine, its network, or a reserved range. */
export const isPublicAddress = (host: string): boolean => {
  const address = unbracketed(host);
  if (isIP(address) === 0) return false;
  if (familyOf(address) === 'ipv6' && !globalUnicast.check(address, 'ipv6')) return false;
  return !special.check(address, familyOf(address));
};

const unbracketed = (host: string): string => host.replace(/^\[(.*)\]$/, '$1');
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const listOf = (...networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return list;
};

const loopback = listOf('127.0.0.0/8', '::1/128');

// Everything else in IPv6 is local, reserved, or a form of an IPv4 address.
const globalUnicast = listOf('2000::/3');

// The registries of special-purpose addresses of the IANA, and multicast.
const special = listOf(
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // Addresses that carry another one (Teredo, 6to4), and those of documentation.
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
);
