import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { builtinWriter } from '#server/adapters/builtin-writer/builtin-writer.ts';
import { GENERATION_QUEUE, JOBS_SCHEMA } from '#server/db/job-queues.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { givenSources } from '#tests/support/writing.ts';
import { resumeGeneration } from './resume-generation.ts';
import { type ItemJob, startGeneration } from './start-generation.ts';

const afterSeconds = (seconds: number) => ({ now: () => new Date(Date.now() + seconds * 1_000) });

describeOnBothEngines('an item whose job a server took and never began', (database) => {
  const deps = (seconds = 0) => ({
    db: database().db,
    clock: afterSeconds(seconds),
    engine: builtinWriter,
    dailyTokens: () => 0,
  });
  const queued = async () => {
    const { rows } = await sql<ItemJob>`
      select (data->>'position')::int as position from ${sql.table(`${JOBS_SCHEMA}.job`)}
      where name = ${GENERATION_QUEUE} and state = 'created' order by 1
    `.execute(database().db);
    return rows.map(({ position }) => position);
  };

  beforeEach(async () => {
    const { db } = database();
    await sql`delete from ${sql.table(`${JOBS_SCHEMA}.job`)} where name = ${GENERATION_QUEUE}`.execute(db);
    await db.deleteFrom('generation_runs').execute();
    await db.deleteFrom('articles').execute();
    await givenSources(db, 3);
    const requester = { id: null as never, requestId: 'test', permissions: [] };
    await startGeneration(deps(), { categoryIds: [3], count: 3 }, requester);
  });

  /** As a server does that dies before it has the lease. */
  const takeOne = async () => {
    const boss = openJobs(database(), { supervise: false });
    await boss.start();
    const [job] = await boss.fetch<ItemJob>(GENERATION_QUEUE);
    await boss.stop({ close: false });
    return job?.data.position;
  };

  it('is queued again once, without waiting for the rest of the run', async () => {
    expect(await queued()).toEqual([1, 2, 3]);
    const taken = await takeOne();
    expect(await queued()).not.toContain(taken);
    await resumeGeneration(deps(40));
    await resumeGeneration(deps(50));
    expect(await queued()).toEqual([1, 2, 3]);
  });

  it('is not, while that server may still begin it', async () => {
    const taken = await takeOne();
    await resumeGeneration(deps(5));
    expect(await queued()).toEqual([1, 2, 3].filter((position) => position !== taken));
  });
});
