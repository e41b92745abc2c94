import { createLead } from '@forecourt/data/leads/createLead'
import { connect } from '@forecourt/data/migrate/connect'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Log } from '../logging/Log'
import { startTasks } from './startTasks'
import type { JobPayload, Task } from './Task'

const world = testWorld()
const lines: string[] = []
const errors: unknown[] = []
const log: Log = (line, error) => {
  lines.push(line)
  if (error !== undefined) errors.push(error)
}
const context = { log, signal: new AbortController().signal }
const start = (tasks: readonly Task<object>[]) => startTasks({ workerUrl: world.urls.worker, tasks, context, slots: 2 })
const query = async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
  (await connect(world.urls.worker, (client) => client.query<Row>(sql, [...values]))).rows

/** A task that records its jobs. */
const recordingTask = (name: string, schedule?: Task<object>['schedule']) => {
  const jobs: JobPayload[] = []
  const task: Task<object> = {
    name,
    ...(schedule && { schedule }),
    async run(_context, job) {
      jobs.push(job)
    },
  }
  return { task, jobs }
}

beforeAll(async () => {
  // The first runner prepares the queue.
  const tasks = start([recordingTask('none').task])
  await vi.waitFor(() => expect(tasks.isRunning).toBe(true), { timeout: 30_000 })
  await tasks.stop()
})

describe('the queue of jobs', () => {
  it('the queue of jobs runs a scheduled task in each of its lanes, at once while more is due, and continues after an error', async () => {
    const rounds: JobPayload[] = []
    const task: Task<object> = {
      name: 'often',
      schedule: { everySeconds: 1, lanes: 2 },
      async run(_context, job) {
        rounds.push(job)
        if (rounds.length === 3) throw new Error('it was unlucky')
        return job.isFirst === true
      },
    }
    const tasks = start([task])
    await expect.poll(() => rounds.length, { timeout: 20_000 }).toBeGreaterThan(8)
    await tasks.stop()
    for (const lane of [0, 1]) {
      const own = rounds.filter((job) => job.lane === lane)
      expect(own.length).toBeGreaterThan(2)
      expect(own.filter(({ isFirst }) => isFirst)).toHaveLength(1)
    }
    expect(lines).toContain('often failed and will be retried')
    expect(errors).toContainEqual(new Error('it was unlucky'))
    expect(await query("select key from graphile_worker.jobs where task_identifier = 'often' order by key")).toEqual([
      { key: 'often 0' },
      { key: 'often 1' },
    ])
  })

  it('the queue of jobs logs a failed job by its id, with its error beside the line, as the error may quote what a person entered', async () => {
    const task: Task<object> = {
      name: 'quoting',
      async run() {
        throw new Error('invalid input syntax: "Wilhelmina"')
      },
    }
    const tasks = start([task])
    await expect.poll(() => tasks.isRunning, { timeout: 20_000 }).toBe(true)
    await query("select graphile_worker.add_job('quoting', '{}', max_attempts => 1)")
    await expect.poll(() => lines.find((line) => line.includes('quoting')), { timeout: 20_000 }).toMatch(/^Failed task \d+ \(quoting, /)
    await tasks.stop()
    expect(lines.filter((line) => line.includes('Wilhelmina'))).toEqual([])
    expect(errors).toContainEqual(new Error('invalid input syntax: "Wilhelmina"'))
  })

  it('the queue of jobs runs jobs again after the database refused to store how several jobs ended', async () => {
    const database = new URL(world.urls.worker).pathname.slice(1)
    const elsewhere = Object.assign(new URL(world.ownerUrl), { pathname: '/postgres' }).href
    const refuse = (refuses: boolean) =>
      connect(elsewhere, async (client) => {
        await client.query(`alter database "${database}" with allow_connections ${!refuses}`)
        if (refuses) await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
      })
    const refusals = () => lines.filter((line) => line.startsWith('Failed to fail jobs')).length
    let refused = Promise.resolve()
    let begun = 0
    const task: Task<object> = {
      name: 'interrupted',
      async run(_context, { id }) {
        if (++begun > 3) return
        if (begun === 3) refused = refuse(true)
        await vi.waitFor(() => expect(begun).toBe(3), { timeout: 20_000 })
        await refused
        // Two jobs fail one after the other; the third job ends after both.
        await vi.waitFor(() => expect(refusals()).toBe(Number(id)), { timeout: 20_000 })
        if (id !== '2') throw new Error('interrupted')
      },
    }
    const tasks = startTasks({ workerUrl: world.urls.worker, tasks: [task], context, slots: 3 })
    await expect.poll(() => tasks.isRunning, { timeout: 20_000 }).toBe(true)
    for (const id of ['0', '1', '2']) await query(`select graphile_worker.add_job('interrupted', $1)`, [{ id }])
    await expect.poll(refusals, { timeout: 20_000 }).toBe(2)
    await refuse(false)
    await query(`select graphile_worker.add_job('interrupted', '{}')`)
    await expect.poll(() => begun, { timeout: 20_000 }).toBeGreaterThan(3)
    await tasks.stop()
  })

  it('the queue of jobs leaves no job or queue locked when it stops while more jobs end than it has connections', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `ending ${index}`)
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    let begun = 0
    const task: Task<object> = {
      name: 'ending',
      async run() {
        begun++
        await ended
      },
    }
    const tasks = startTasks({ workerUrl: world.urls.worker, tasks: [task], context, slots: names.length })
    await expect.poll(() => tasks.isRunning, { timeout: 20_000 }).toBe(true)
    for (const name of names) await query(`select graphile_worker.add_job('ending', '{}', queue_name => $1)`, [name])
    await expect.poll(() => begun, { timeout: 20_000 }).toBe(names.length)
    const stopped = tasks.stop()
    end()
    await stopped
    expect(await query(`select id from graphile_worker.jobs where task_identifier = 'ending'`)).toEqual([])
    expect(
      await query(`select queue_name from graphile_worker._private_job_queues where queue_name like 'ending %' and locked_at is not null`),
    ).toEqual([])
  })

  it('the queue of jobs gives the jobs of a killed worker to another after twenty seconds, and leaves those of a running worker', async () => {
    const { task, jobs } = recordingTask('taken')
    const lock = async (id: string, secondsAgo: number) => {
      const at = `now() - ${secondsAgo} * interval '1 second'`
      await query(`update graphile_worker._private_jobs set locked_by = 'pool', locked_at = ${at} where payload ->> 'id' = $1`, [id])
      await query(`update graphile_worker._private_job_queues set locked_by = 'pool', locked_at = ${at} where queue_name = $1`, [id])
    }
    for (const id of ['killed', 'alive'])
      await query(`select graphile_worker.add_job('taken', $1, queue_name => $2)`, [JSON.stringify({ id }), id])
    await lock('killed', 21)
    await lock('alive', 1)
    const tasks = start([task])
    await expect.poll(() => jobs.length).toBe(1)
    expect(jobs).toEqual([{ id: 'killed' }])
    await lock('alive', 21)
    await expect.poll(() => jobs.map(({ id }) => id), { timeout: 20_000 }).toEqual(['killed', 'alive'])
    await tasks.stop()
  })

  it('the queue of jobs gets a job for each message and each retry in the same transaction, and none if it is rolled back', async () => {
    const site = await liveSite(world.db, world.north.siteId)
    await createLead(world.db, site, buildLead(), { idempotencyKey: 'queued', now: new Date().toISOString() })
    const messages = await connect(
      world.urls.platform,
      async (client) => (await client.query("select id from outbox where kind like 'lead.%' order by id")).rows,
    )
    const jobs = () => query(`select key as id from graphile_worker.jobs where task_identifier = 'deliverMessage' order by key`)
    expect(messages.length).toBeGreaterThan(0)
    expect(await jobs()).toEqual(messages)
    await connect(world.urls.platform, async (client) => {
      await client.query(`begin; insert into outbox (kind) values ('person.news'); rollback`)
      await client.query(`update outbox set status = 'dead' where kind like 'lead.%'`)
      await client.query(`update outbox set status = 'pending', next_attempt_at = now() + interval '1 hour' where kind like 'lead.%'`)
    })
    expect(await jobs()).toEqual(messages)
    const [{ isLater } = { isLater: false }] = await query<{ isLater: boolean }>(
      `select bool_and(run_at > now() + interval '50 minutes') as "isLater" from graphile_worker.jobs where task_identifier = 'deliverMessage'`,
    )
    expect(isLater).toBe(true)
  })

  it.each([
    {
      task: 'readMailbox',
      sql: `insert into lead_mailboxes (organisation_id, site_id, address, host, port, security, user_name, next_run_at)
        values ($1, $2, 'a@b.example', 'imap.example', 993, 'tls', 'a', now()) returning id`,
      again: 'update lead_mailboxes set next_run_at = now() where organisation_id = $1',
    },
    {
      task: 'fetchReviews',
      sql: `insert into review_sources (organisation_id, name, provider, place) values ($1, $2, 'google', 'x') returning id`,
      again: 'update review_sources set paused = false where organisation_id = $1',
    },
    {
      task: 'sendMarketFile',
      sql: `insert into market_templates (organisation_id, site_id, id, name, document, target, due_at, author_name)
        values ($1, $2, 'm', 'Ours', '{}', '{"kind":"post"}', now(), '') returning id`,
      again: 'update market_templates set due_at = now() where organisation_id = $1',
    },
  ])(
    'the queue of jobs gets one job of a queue of its own for each row of $task, and none while it is paused',
    async ({ task, sql, again }) => {
      const { organisationId, siteId } = world.north
      const write = (statement: string, values: readonly unknown[] = [organisationId]) =>
        connect(world.urls.platform, async (client) => (await client.query(statement, [...values])).rows)
      const [row] = await write(sql, [organisationId, siteId])
      await write(again)
      const jobs = () => query(`select key, queue_name from graphile_worker.jobs where task_identifier = $1`, [task])
      const job = { key: `${task} ${organisationId} ${row.id}`, queue_name: task }
      expect(await jobs()).toEqual([job])
      await query('select graphile_worker.remove_job($1)', [job.key])
      await write(`${again.replace('set', 'set paused = true,').replace(', paused = false', '')}`)
      expect(await jobs()).toEqual([])
    },
  )

  it('the queue of jobs gets one job for all waiting photos of a dealer’s feeds, at the time of the earliest attempt (ENT-01)', async () => {
    const { organisationId } = world.north
    const write = (statement: string) =>
      connect(world.urls.platform, async (client) => (await client.query(statement, [organisationId])).rows)
    const jobs = () =>
      query<{ key: string; queue_name: string; hours: number }>(
        `select key, queue_name, round(extract(epoch from run_at - now()) / 3600)::int as hours from graphile_worker.jobs
        where task_identifier = 'fetchPhotos'`,
      )
    const job = { key: `fetchPhotos ${organisationId}`, queue_name: 'fetchPhotos' }
    await write(`insert into stock_feed_photos (organisation_id, car_id, position, url)
      select $1, id, place, 'https://photos.example/' || place
      from (select id from cars where organisation_id = $1 limit 1) car cross join generate_series(0, 9) place`)
    expect(await jobs()).toEqual([{ ...job, hours: 0 }])
    await write(`update stock_feed_photos set next_attempt_at = now() + interval '2 hours' where organisation_id = $1 and position = 0`)
    expect(await jobs()).toEqual([{ ...job, hours: 0 }])
    await write(`update stock_feed_photos set status = 'stored' where organisation_id = $1 and position > 0`)
    await write(`update stock_feed_photos set attempts = 1 where organisation_id = $1`)
    expect(await jobs()).toEqual([{ ...job, hours: 2 }])
  })

  it('the queue of jobs hides its jobs from other database roles, which can add jobs only through one function', async () => {
    for (const url of [world.urls.app, world.urls.platform])
      for (const sql of [
        'select 1 from graphile_worker._private_jobs',
        'select 1 from graphile_worker.jobs',
        `select graphile_worker.add_job('often')`,
        `select graphile_worker.force_unlock_workers(array['pool'])`,
      ])
        await expect(connect(url, (client) => client.query(sql))).rejects.toMatchObject({ code: '42501' })
  })
})
