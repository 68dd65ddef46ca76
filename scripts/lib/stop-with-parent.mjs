// Loaded before the server by the processes that start it with an IPC channel: npm start, the tests, the
// benchmarks. When the parent dies without a signal (kill -9, a lost terminal), the channel closes and the
// server stops properly instead of holding its port and its data folder for ever.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
