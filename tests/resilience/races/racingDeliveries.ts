import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { createDatabase } from '@forecourt/data/createDatabase'
import { freePort } from '@forecourt/data/embedded/freePort'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { saveDestination } from '@forecourt/data/leads/delivery/destinations'
import { connect } from '@forecourt/data/migrate/connect'
import { migrate } from '@forecourt/data/migrate/migrate'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { buildActor as actor, buildWorld } from '@forecourt/data/testing/buildWorld'
import type { DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import { startServer } from '@forecourt/services/http/testing/startServer'
import type { Metric } from '../../bench/Metric'
import { KilledParts, type Part } from './killedParts'

/** Maximum time between two kills of the database, in milliseconds. */
const maxUptimeMs = 15_000
/** Time for pending deliveries at the end, in milliseconds. */
const maxEndMs = 900_000

/** A CRM that accepts everything and counts ids; never killed, so its counts are reliable. */
const startCounter = async () => {
  const seen = new Map<string, string[]>()
  const { host, stop } = await startServer(async (request, response) => {
    const id = String(request.headers['webhook-id'])
    const { data } = (await json(request)) as { data: { id: string } }
    seen.set(id, [...(seen.get(id) ?? []), data.id])
    response.writeHead(204).end()
  })
  return { seen, host, stop }
}

/** Delivery or message ids of received mails, with duplicates. */
const mailIds = async (directory: string, of: 'leads' | 'outbox'): Promise<string[]> => {
  const names = (await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.eml'))
  const ids = await Promise.all(
    names.map(
      async (name) =>
        new RegExp(`^message-id: <([^@]+)@${of}\\.forecourt>`, 'im').exec(await readFile(path.join(directory, name), 'utf8'))?.[1],
    ),
  )
  return ids.flatMap((id) => id ?? [])
}

/**
 * Sends leads to one CRM by webhook and to another by mail while site, worker, mail server and database are killed repeatedly (ENT-16).
 * At the end every acknowledged lead has reached both, under one id each, and so have the mails that it causes.
 */
export const racingDeliveries = async (data: string, count: number): Promise<Metric[]> => {
  await rm(data, { recursive: true, force: true })
  const mailDirectory = path.join(data, 'mail')
  await mkdir(mailDirectory, { recursive: true })
  const [port, smtpPort] = [await freePort(), await freePort()]
  const start = () => startPostgres({ directory: path.join(data, 'postgres'), port, database: 'trial', stopOnExit: true })
  let postgres = await start()
  const { url } = postgres
  await migrate(url)
  const urls = roleUrls(url)
  const db = createDatabase({ ...urls, poolSize: 3 })
  const crm = await startCounter()
  try {
    const { organisationId } = (await buildWorld(db)).north
    const targets: readonly DestinationTarget[] = [
      { kind: 'webhook', url: `http://${crm.host}/`, shape: 'events' },
      { kind: 'adf', to: ['leads@crm.example'], isAttached: false, demoAs: null },
    ]
    for (const target of targets) {
      const settings = {
        name: target.kind,
        target,
        scope: 'organisation',
        locationId: null,
        forms: [],
        sources: [],
        takesSuspicious: false,
      } as const
      await saveDestination(db.forOrganisation(organisationId), { organisationId, id: null, settings, actor })
    }
    const counted = (sql: string) =>
      connect(urls.platform, async (client) => (await client.query<{ n: number }>(sql)).rows[0]?.n ?? Number.NaN)
    const parts = await KilledParts.of('deliveriesPart.ts')
    const part = (name: string, maxLines: number): Part => ({
      file: 'deliveriesPart.ts',
      args: [name, urls.app, urls.platform, urls.worker, crm.host, String(smtpPort), mailDirectory],
      maxLines,
      // An aborted connection sometimes ends a process; a supervisor restarts it in an installation.
      mayEnd: true,
    })
    let [databaseKills, dies] = [0, Date.now() + maxUptimeMs / 3]
    const killDatabase = async () => {
      if (Date.now() < dies) return
      process.kill(postgres.pid, 'SIGKILL')
      databaseKills += 1
      postgres = await start()
      dies = Date.now() + Math.random() * maxUptimeMs
    }
    await parts.runUntil(
      [part('site', 200), part('site', 200), part('worker', 12), part('mail', 12)],
      () => parts.count('sent') >= count,
      killDatabase,
    )
    const waiting = `select (select count(*) from lead_deliveries where status = 'pending')::int
      + (select count(*) from outbox where status in ('pending', 'delivering'))::int as n`
    const deadline = Date.now() + maxEndMs
    let left = Number.POSITIVE_INFINITY
    const checkDelivered = async () => {
      left = await counted(waiting)
    }
    await parts.runUntil(
      [part('worker', Number.MAX_SAFE_INTEGER), part('mail', Number.MAX_SAFE_INTEGER)],
      () => left === 0 || Date.now() > deadline,
      checkDelivered,
    )

    const keys = parts.messagesBeginning('key:')
    const stored = await connect(
      urls.platform,
      async (client) => (await client.query<{ key: string }>('select idempotency_key as key from leads')).rows,
    )
    const known = new Set(stored.map(({ key }) => key))
    const expected = await connect(
      urls.platform,
      async (client) =>
        (
          await client.query<{ id: string; lead: string; kind: string }>(
            'select delivery.id, delivery.lead_id as lead, destination.kind from lead_deliveries delivery join lead_destinations destination on destination.id = delivery.destination_id',
          )
        ).rows,
    )
    const mailed = await mailIds(mailDirectory, 'leads')
    const messages = await mailIds(mailDirectory, 'outbox')
    const promised = await connect(
      urls.platform,
      async (client) => (await client.query<{ id: string }>(`select id from outbox where lead_id is not null`)).rows,
    )
    const arrived = { webhook: new Set(crm.seen.keys()), adf: new Set(mailed) } as Record<string, Set<string>>
    const lost =
      expected.filter(({ id, kind }) => !arrived[kind]?.has(id)).length + targets.length * keys.filter((key) => !known.has(key)).length
    const perLead = await counted(
      `select count(*)::int as n from leads where (select count(*) from lead_deliveries where lead_id = leads.id) <> ${targets.length}`,
    )
    const idsOfLead = new Map<string, Set<string>>()
    for (const [id, leads] of crm.seen) for (const lead of leads) idsOfLead.set(lead, (idsOfLead.get(lead) ?? new Set()).add(id))
    const repeated = [...crm.seen.values()].reduce((sum, leads) => sum + leads.length - 1, 0) + mailed.length - new Set(mailed).size
    return [
      {
        name: 'deliveries-submitted',
        value: keys.length,
        unit: `leads acknowledged, ${known.size} stored, ${parts.kills} processes and ${databaseKills} databases killed`,
      },
      { name: 'deliveries-lost', value: lost, unit: `of ${expected.length}` },
      {
        name: 'deliveries-doubled',
        value: [...idsOfLead.values()].filter((ids) => ids.size > 1).length,
        unit: 'leads under more than one id',
      },
      { name: 'leads-without-their-deliveries', value: perLead, unit: 'leads' },
      { name: 'deliveries-repeated', value: repeated, unit: 'times under the same id, which a receiver detects' },
      {
        name: 'messages-lost',
        value: promised.filter(({ id }) => !messages.includes(id)).length,
        unit: `of ${promised.length} mails about leads`,
      },
      { name: 'messages-repeated', value: messages.length - new Set(messages).size, unit: 'times under the same id' },
      { name: 'deliveries-waiting', value: left, unit: 'at the end' },
    ]
  } finally {
    await crm.stop()
    await db.close()
    await postgres.stop()
  }
}
