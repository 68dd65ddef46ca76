import cluster from 'node:cluster';
import { loadEnvironment, parseConfig } from './config.ts';
import { explainFailure } from './explain-failure.ts';
import { answerMetrics } from './metrics/cluster-metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { READY, readPart, runCluster } from './run-cluster.ts';

// Waiting for the first process keeps a process of a cluster alive.
if (cluster.isWorker) process.channel?.ref();

// Without a cluster there is nothing to replace; the signal would end the process.
if (cluster.isPrimary) process.on('SIGUSR2', () => {});

try {
  const env = loadEnvironment();
  const config = parseConfig(env);
  if (cluster.isPrimary && config.processes > 1) await runCluster(config);
  else {
    // The first process of a cluster serves nothing: it neither loads nor keeps what it takes to serve.
    const { start } = await import('./start.ts');
    const { ofProcess, ofSite } = await start(env, config, readPart());
    if (cluster.isWorker) answerMetrics({ ofProcess, ofSite });
    else if (config.metrics)
      await serveMetrics(config.metrics, async () => [...ofProcess(), ...(await ofSite())]);
  }
  if (cluster.isWorker) process.send?.(READY);
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exit(1);
}
