// Loaded before the attacked server: tells the attacker the processor time of its main thread, in milliseconds.
process.on('message', (message) => {
  if (message !== 'processor-time') return;
  const { user, system } = process.threadCpuUsage();
  process.send?.((user + system) / 1_000);
});
// Listening must not keep the server alive.
process.channel?.unref();
