import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { paths } from '#contract/paths.ts';
import { findInstalled } from '#tests/support/installed.ts';
import { mountImpossible, mountSmallDisk } from '#tests/support/small-disk.ts';
import { assert, type Fault, timed, until } from './fault.ts';
import { withProduct } from './product.ts';

const execute = promisify(execFile);

/** DATA_DIR holds the embedded database, the pictures and the written mails. */
const fullDataDisk: Fault<void> = {
  name: 'DATA_DIR full',
  impossible: mountImpossible,
  async run() {
    const disk = await mountSmallDisk(400);
    try {
      return await withProduct({ dataDir: `${disk.folder}/data` }, async (product) => {
        await product.warm();
        await product.refusesWritesOnceFull(disk.fill);
        await product.servesReaders();
        await disk.empty();
        const recovered = await timed(product.acceptsWrites);
        await product.worksOff();
        return recovered;
      });
    } finally {
      await disk.remove();
    }
  },
};

const limitFiles = (pid: number, most: number) =>
  execute(findInstalled('prlimit') ?? '', ['--pid', String(pid), `--nofile=${most}:`]);

/** Connections that are opened and say nothing, until no more are accepted. */
const holdConnections = async (url: string, count: number): Promise<Socket[]> => {
  const { port } = new URL(url);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), 'localhost');
      socket.on('error', () => {});
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {});
      return socket;
    }),
  );
};

/** A reader with one connection, which it keeps. */
const openReader = (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let connections = 0;
  return {
    async read(path: string) {
      const asked = get(url + path, { agent });
      asked.once('socket', () => {
        if (!asked.reusedSocket) connections += 1;
      });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      assert.equal(answer.statusCode, 200);
      await once(answer.resume(), 'end');
    },
    connections: () => connections,
    close: () => agent.destroy(),
  };
};

const noMoreFiles: Fault<void> = {
  name: 'no file descriptor left (EMFILE)',
  impossible: async () => (findInstalled('prlimit') ? undefined : 'prlimit (util-linux) is not installed'),
  async run() {
    return withProduct({}, async (product) => {
      const { pid, url } = product.site;
      await product.warm();
      const used = readdirSync(`/proc/${pid}/fd`).length;
      await limitFiles(pid, used + 10);
      const reader = openReader(url);
      await reader.read(paths.home);
      const held = await holdConnections(url, 60);
      for (const path of [paths.home, paths.news, paths.home]) await reader.read(path);
      assert.equal(reader.connections(), 1, 'the connection of a reader was closed');
      reader.close();
      for (const socket of held) socket.destroy();
      // Still without files to spare.
      await until(product.servesReaders);
      await limitFiles(pid, 4_096);
      const recovered = await timed(product.acceptsWrites);
      await product.servesReaders();
      await product.worksOff();
      return recovered;
    });
  },
};

/** A mail server that accepts connections and says nothing; buyers must not notice, and the process must end. */
const silentMailServer: Fault<void> = {
  name: 'the mail server hangs, then SIGTERM',
  async run() {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => void sockets.add(socket.on('error', () => {})));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'redaction@parution.test' };
    try {
      // Its stop fails unless it ends cleanly.
      return await withProduct({ content: 'none', env }, async (product) => {
        await product.writeToTeam();
        await until(async () => assert.ok(sockets.size > 0, 'no mail was tried'));
        return timed(product.acceptsWrites);
      });
    } finally {
      for (const socket of sockets) socket.destroy();
      server.close();
    }
  },
};

/** Of the machine that the product runs on, with the embedded database. */
export const machineFaults: readonly Fault<void>[] = [fullDataDisk, noMoreFiles, silentMailServer];
