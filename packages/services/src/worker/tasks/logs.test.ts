import { inspect } from 'node:util'
import type { Database, Scope } from '@forecourt/data/createDatabase'
import { createLead } from '@forecourt/data/leads/createLead'
import { connect } from '@forecourt/data/migrate/connect'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { JobHelpers } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../http/testing/startServer'
import { consoleLog, type Log } from '../../logging/Log'
import { startLog } from '../../logging/startLog'
import { createWorkerContext, type WorkerContext } from '../createWorkerContext'
import type { JobPayload, Task } from '../Task'
import { workerOptions } from '../testing/workerOptions'
import { workerTasks } from '../workerTasks'
import { deliverLeads } from './deliverLeads'
import { deliverMessage } from './deliverMessage'
import { fetchFeed } from './fetchFeed'

const world = testWorld()
const person = { name: 'Wilhelmina', lastName: 'Featherstone', email: 'mina@featherstone.example', phone: '+61491570156' }
const fullName = `${person.name} ${person.lastName}`
const personal = /Wilhelmina|Featherstone|0491|491570156/i
/** What a mail server, a gateway, a dealer's server and Postgres say. */
const reason = `550 The mailbox of ${fullName} <${person.email}>, ${person.phone}, is full`
const fails = () => Promise.reject(Object.assign(new Error(reason), { responseCode: 550 }))
const tasks: readonly Task<WorkerContext>[] = [...workerTasks, deliverMessage, deliverLeads, fetchFeed]
let server: TestServer

const sql = async <Row extends object>(query: string, values: readonly unknown[] = []) =>
  (await connect(world.ownerUrl, (client) => client.query<Row>(query, [...values]))).rows

/** A person in every row that a task of the worker reads. */
beforeAll(async () => {
  server = await startServer((_request, response) => response.writeHead(500).end(reason))
  const { organisationId, siteId, dealershipId, locationId } = world.north
  const url = `http://${server.host}/`
  const now = new Date().toISOString()
  await sql(`insert into lead_destinations (organisation_id, name, kind, target) values ($1, $2, 'webhook', $3)`, [
    organisationId,
    fullName,
    { url, shape: 'events' },
  ])
  const site = await liveSite(world.db, siteId)
  await createLead(world.db, site, buildLead({ ...person, message: `Call ${fullName}` }), { idempotencyKey: 'person', now })
  await sql(
    `insert into stock_feeds (organisation_id, dealership_id, location_id, name, source, next_run_at) values ($1, $2, $3, $4, $5, now())`,
    [organisationId, dealershipId, locationId, fullName, { kind: 'https', url }],
  )
  await sql(
    `insert into lead_mailboxes (organisation_id, site_id, address, host, port, security, user_name, next_run_at)
      values ($1, $2, $3, '127.0.0.1', 1, 'tls', $3, now())`,
    [organisationId, siteId, person.email],
  )
  await sql(
    `insert into market_templates (organisation_id, site_id, name, document, target, due_at, author_name) values ($1, $2, $3, $4, $5, now(), $3)`,
    [
      organisationId,
      siteId,
      fullName,
      { version: 1, layout: 'csv', fields: [{ name: 'Ref', from: ['stock_number'] }] },
      { kind: 'post', url },
    ],
  )
  await sql(`insert into review_sources (organisation_id, name, provider, place) values ($1, $2, 'google', 'a place')`, [
    organisationId,
    fullName,
  ])
  await sql(`insert into onboardings (name, step, author_name, discarded_at) values ($1, 'business', $1, now() - interval '40 days')`, [
    fullName,
  ])
  await sql(
    `insert into scheduled_publications (organisation_id, site_id, publish_at, expected_revision, author_name, schema_version, "values")
      values ($1, $2, now(), 999, $3, 1, '{}')`,
    [organisationId, siteId, fullName],
  )
  await sql(`update sites set name = $2, status = 'archived', delete_at = now() where id = $1`, [world.south.siteId, fullName])
})
afterAll(() => server.stop())

/** A database whose transactions fail, once their work is done, with an error of Postgres that quotes the person. */
const quoting = (scope: Scope): Scope => ({
  transaction: (work) =>
    scope.transaction(async (tx) => {
      await work(tx)
      await tx.$queryRaw`select ${reason}::int`
      throw new Error('not reached')
    }),
})
const quotingDatabase = (): Database => ({
  ...world.db,
  platform: quoting(world.db.platform),
  forOrganisation: (id) => ({ ...world.db.forOrganisation(id), ...quoting(world.db.forOrganisation(id)) }),
})

/** Jobs of the tasks that have one for each row. */
const jobsOf = async (name: string): Promise<readonly JobPayload[]> => {
  const { organisationId } = world.north
  const ids = async (table: string) => (await sql<{ id: string }>(`select id from ${table}`)).map(({ id }) => ({ id, organisationId }))
  switch (name) {
    case 'deliverMessage':
      return ids('outbox')
    case 'deliverLeads':
      return ids('lead_destinations')
    case 'fetchFeed':
      return ids('stock_feeds')
    case 'readMailbox':
      return ids('lead_mailboxes')
    case 'sendMarketFile':
      return ids('market_templates')
    case 'fetchReviews':
      return ids('review_sources')
    default:
      return [{ organisationId, lane: 0, isFirst: true }]
  }
}

test('Tasks of the worker log nothing of a person, neither when they work nor when a server or the database refuses them', async () => {
  const lines: string[] = []
  const raw: string[] = []
  const ran = new Set<string>()
  const log: Log = (line, error) => {
    raw.push(inspect([line, error], { depth: 5 }))
    consoleLog(line, error)
  }
  const options = workerOptions(world.urls, {
    ...{ log, trustedHosts: [server.host], fetchFeed: fails, reviews: { pull: fails } },
    siteServers: { urls: [`http://${server.host}`], secret: 'a secret of the sites' },
  })
  const { context, close } = createWorkerContext(options, new AbortController().signal)
  const helpers = { addJob: async () => ({}), job: { id: '1', attempts: 1 } } as unknown as JobHelpers
  const endLog = startLog({ process: 'worker', format: 'json', write: (line) => lines.push(line) })
  try {
    // The database refuses first: afterwards the work is done.
    for (const db of [quotingDatabase(), context.db])
      for (const task of tasks)
        for (const job of await jobsOf(task.name)) {
          ran.add(task.name)
          const mailer = { ...context.mailer, send: fails }
          try {
            await task.run({ ...context, db, mailer, sms: { ...context.sms, send: fails } }, job, helpers)
          } catch (error) {
            // As `startTasks` does.
            log(`${task.name} failed and will be retried`, error)
          }
        }
  } finally {
    endLog()
    await close()
  }
  expect([...ran].toSorted()).toEqual(tasks.map(({ name }) => name).toSorted())
  expect(raw.filter((line) => personal.test(line)).length).toBeGreaterThan(10)
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.filter((line) => personal.test(line))).toEqual([])
})
