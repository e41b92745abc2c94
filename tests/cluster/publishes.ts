import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { seededId } from '@forecourt/seeds/stock/seededId'
import type { Metric } from '../bench/Metric'
import { percentile } from '../bench/measures/percentile'
import { consoleClient } from '../console/consoleClient'
import { signInToConsole } from '../console/signInToConsole'
import { pagesPerSecond } from './clusterPages'
import type { OpenCluster } from './openCluster'

/** Maximum number of publishes, and the time limit for all of them in milliseconds. */
const rounds = Number(process.env.CLUSTER_PUBLISHES ?? 200)
const maxTimeMs = rounds * 2_000
const clients = 50
/** Milliseconds between the requests of a client. */
const pause = 5_000 / pagesPerSecond
const host = 'saltbush.example.com'

const read = (port: number, agent: https.Agent) =>
  new Promise<string>((resolve, reject) => {
    const request = https.get({ host: '127.0.0.1', port, path: '/', agent, headers: { host: `${host}:${port}` } }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text) => {
        body += text
      })
      response.once('error', reject)
      response.once('end', () => (response.statusCode === 200 ? resolve(body) : reject(new Error(`${response.statusCode}`))))
    })
    request.once('error', reject)
  })

/** Reads the home page continuously; a response is stale if its version is older than the last acknowledged one at its request. */
const readers = (port: number, acknowledged: () => number) => {
  const agent = new https.Agent({ keepAlive: true })
  let [responses, stale, failed, stopped] = [0, 0, 0, false]
  const reading = Array.from({ length: clients }, async (_, index) => {
    await wait((index * pause) / clients)
    for (; !stopped; await wait(pause)) {
      const expected = acknowledged()
      const body = await read(port, agent).catch(() => null)
      const version = Number(/name="site-version" content="(\d+)"/.exec(body ?? '')?.[1])
      responses++
      if (body === null) failed++
      else if (!(version >= expected)) stale++
    }
  })
  return {
    async stop() {
      stopped = true
      await Promise.all(reading)
      agent.destroy()
      return { responses, stale, failed }
    },
  }
}

/** Publishes while clients read through the edge: stale pages, and the time until every server and cache has the new version. */
export const publishes = async ({ ports, consoleUrl, query }: OpenCluster): Promise<Metric[]> => {
  const trpc = consoleClient(consoleUrl, await signInToConsole(consoleUrl, 'admin@forecourt.example'))
  const siteId = seededId('site:saltbush')
  const { draft, live } = await trpc.sites.forEditing.query({ siteId })
  let { revision } = draft
  let version = live?.version ?? 0
  let acknowledged = version
  const reading = readers(ports.https, () => acknowledged)
  const [callMs, propagationMs]: [number[], number[]] = [[], []]
  const unconfirmed: string[] = []
  for (const endsAt = Date.now() + maxTimeMs; callMs.length < rounds && Date.now() < endsAt; ) {
    const header = { ...draft.values.header, announcement: `Round ${callMs.length} of ${rounds}` }
    const saved = await trpc.sites.saveDraft.mutate({ siteId, values: { ...draft.values, header }, expectedRevision: revision })
    revision = saved.revision
    const begun = performance.now()
    const published = await trpc.sites.publish.mutate({ siteId, expectedRevision: revision, expectedVersion: version, note: 'Measuring' })
    const acknowledgedAt = Date.now()
    callMs.push(performance.now() - begun)
    version = published.version
    // Another message says that a server or cache has the version later.
    if (!/is live\.$/.test(published.message)) {
      unconfirmed.push(published.message)
      continue
    }
    acknowledged = version
    // The start of the transaction that stores the version.
    const [row] = await query<{ at: Date }>('select published_at as at from versions where site_id = $1 and number = $2', [siteId, version])
    propagationMs.push(acknowledgedAt - (row?.at.getTime() ?? 0))
  }
  const { responses, stale, failed } = await reading.stop()
  await trpc.sites.saveDraft.mutate({ siteId, values: draft.values, expectedRevision: revision })
  const times = (name: string, values: number[], unit: string) => ({
    name,
    value: Math.round(percentile(values, 0.99)),
    unit: `${unit} (p99; p50 ${Math.round(percentile(values, 0.5))})`,
  })
  return [
    {
      name: 'publishes-stale',
      value: stale,
      unit: `of ${responses} pages by ${clients} clients, ${callMs.length} publishes, ${failed} failed`,
    },
    {
      name: 'publishes-unconfirmed',
      value: unconfirmed.length,
      unit: `publishes without “is live” ${[...new Set(unconfirmed)].join(' ')}`,
    },
    times('publishes-everywhere', propagationMs, 'ms from the transaction to the acknowledgement'),
    times('publishes-call', callMs, 'ms of the whole call, with the judgement of pages'),
  ]
}
