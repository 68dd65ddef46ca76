import Fastify from 'fastify';

// `node scripts/bench/bare-server.ts <url>`: the upper limit. The same bytes from a Buffer, without anything
// else.
const [url = ''] = process.argv.slice(2);

const page = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
const body = Buffer.from(await page.arrayBuffer());

const app = Fastify();
app.get('/*', (_request, reply) => reply.type('text/html; charset=utf-8').send(body));
console.log(`en ligne : ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
