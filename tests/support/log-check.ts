/** An e-mail address. */
const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** What grants something, sessions and links alike, is 32 random bytes in base64url, or a signed token (JWT). */
const TOKEN = /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{43,}/g;

/** What a server's log, its JSON lines, holds of addresses and tokens; nothing, as it should be. */
export const personalDataIn = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .filter((line) => line.search(ADDRESS) >= 0 || line.search(TOKEN) >= 0);
