// Loaded before the server by those who start it with a channel: npm start, the tests, the measuring tools.
// When the parent dies without a word (kill -9, a lost terminal), the channel closes and the server stops
// properly instead of keeping its port and its data folder for ever.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
