import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// `node scripts/bench/bare-server.ts <url>`: the upper limit. The same bytes and headers from a Buffer, by node:http
// and nothing else.
const [url = ''] = process.argv.slice(2);

const page = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
const body = Buffer.from(await page.arrayBuffer());
const addedByNode = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'x-request-id']);
const headers = Object.fromEntries([...page.headers].filter(([name]) => !addedByNode.has(name)));
headers['content-length'] = String(body.length);

const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`en ligne : http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
