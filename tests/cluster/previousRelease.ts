import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@forecourt/data/embedded/freePort'
import { seededId } from '@forecourt/seeds/stock/seededId'
import { withPreviousTree } from '../../tools/release/withPreviousTree'
import type { Metric } from '../bench/Metric'
import { consoleClient } from '../console/consoleClient'
import { signInToConsole } from '../console/signInToConsole'
import { requestSteadily } from '../resilience/requestSteadily'
import { sendLeads } from '../resilience/sendLeads'
import { storedLeads, untilSpoolsEmpty } from '../resilience/storedLeads'
import { untilOk } from '../resilience/untilOk'
import { leadHosts, leadsPerSecond, pages, pagesPerSecond, searchesPerSecond } from './clusterPages'
import type { OpenCluster } from './openCluster'

/** How long processes of both releases run. Milliseconds. */
const sideBySideMs = Number(process.env.CLUSTER_PREVIOUS_MS ?? 60_000)

/** Starts a process of a tree; the function ends it. */
const serve = (tree: string, program: string, env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/start/serve.ts', program], {
    ...{ cwd: tree, env, stdio: ['ignore', 'ignore', 'inherit'] },
  })
  return async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}

/** Signs in to a console; the function publishes a site once, and returns an error or null. */
const publisher = async (consoleUrl: string) => {
  const trpc = consoleClient(consoleUrl, await signInToConsole(consoleUrl, 'admin@forecourt.example'))
  const siteId = seededId('site:kauri')
  return async (note: string): Promise<string | null> => {
    try {
      const { draft, live } = await trpc.sites.forEditing.query({ siteId })
      const values = { ...draft.values, header: { ...draft.values.header, announcement: note } }
      const { revision } = await trpc.sites.saveDraft.mutate({ siteId, values, expectedRevision: draft.revision })
      await trpc.sites.publish.mutate({ siteId, expectedRevision: revision, expectedVersion: live?.version ?? 0, note })
      return null
    } catch (error) {
      const { problems = [] } = (error as { data?: { problems?: readonly { pointer: string; message: string }[] } }).data ?? {}
      const reasons = problems.map(({ pointer, message }) => ` ${pointer}: ${message}`)
      return `${consoleUrl}: ${(error as Error).message}${reasons.join('')}`
    }
  }
}

/** A steady stream of pages, searches and leads to a port; the function ends it. */
const load = (port: number, client: typeof http | typeof https) => {
  const searches = pages.map(([host]) => [host, '/search?q=a'] as const)
  const streams = [requestSteadily(port, pages, pagesPerSecond / 2, client), requestSteadily(port, searches, searchesPerSecond / 2, client)]
  const leads = sendLeads(port, leadHosts, leadsPerSecond / 2, Number.POSITIVE_INFINITY, client)
  return async () => {
    const statistics = await Promise.all(streams.map((stream) => stream.stop()))
    const byStatus: { [status: string]: number } = {}
    for (const one of statistics)
      for (const [status, count] of Object.entries(one.byStatus)) byStatus[status] = (byStatus[status] ?? 0) + count
    const requested = statistics.reduce((sum, one) => sum + one.requested, 0)
    const failed = statistics.reduce((sum, one) => sum + one.requested - one.answered, 0)
    return { requested, failed, byStatus, ...(await leads.stop()) }
  }
}

/**
 * Processes of the release before the last migration beside those of this one, on the present tables: a site server, a console and a
 * worker of each serve pages, searches, leads and publishes (decision 118).
 */
export const previousRelease = (cluster: OpenCluster): Promise<Metric[]> =>
  withPreviousTree({ hasLaterMigrations: false }, async ({ directory, description, run }) => {
    process.stderr.write(`${description}\n`)
    if (!run('npm', 'run', 'build')) throw new Error('The release before could not be built.')
    const data = mkdtempSync(path.join(os.tmpdir(), 'forecourt-previous-data-'))
    const [sitePort, consolePort, workerPort] = [await freePort(), await freePort(), await freePort()]
    const consoleUrl = `http://127.0.0.1:${consolePort}`
    const env = {
      ...process.env,
      ...cluster.processEnv,
      CLUSTER: undefined,
      TURBO_HASH: undefined,
      SITE_HOST: '127.0.0.1',
      FORECOURT_DATA: data,
    }
    mkdirSync(path.join(data, 'spool'), { recursive: true })
    const internalUrls = `${cluster.processEnv.SITE_INTERNAL_URLS},http://127.0.0.1:${sitePort}`
    const stops = [
      serve(directory, 'site', { ...env, SITE_PORT: String(sitePort), TRUSTED_PROXIES: '1' }),
      serve(directory, 'console', {
        ...{
          ...env,
          CONSOLE_PORT: String(consolePort),
          CONSOLE_HOST: '127.0.0.1',
          CONSOLE_URL: consoleUrl,
          SITE_INTERNAL_URLS: internalUrls,
        },
      }),
      serve(directory, 'worker', { ...env, WORKER_PORT: String(workerPort) }),
    ]
    try {
      for (const port of [sitePort, consolePort, workerPort]) await untilOk(`http://127.0.0.1:${port}/readyz`)
      const publishers = [await publisher(consoleUrl), await publisher(cluster.consoleUrl)]
      const [before, present] = [load(sitePort, http), load(cluster.ports.https, https)]
      const errors: string[] = []
      let publishes = 0
      for (const end = Date.now() + sideBySideMs; Date.now() < end; await wait(2_000))
        for (const publish of publishers) {
          const error = await publish(`Round ${publishes++}`)
          if (error !== null) errors.push(error)
        }
      const [old, now] = [await before(), await present()]
      await untilSpoolsEmpty([data, ...cluster.siteData], 60_000)
      const { lost, doubled } = await storedLeads(cluster, [...old.acknowledged, ...now.acknowledged])
      const served = ({ requested, failed, byStatus, sent, retries }: typeof old) =>
        ({
          value: failed + retries,
          unit: `failed of ${requested} pages and searches ${JSON.stringify(byStatus)} and ${sent} leads`,
        }) as const
      return [
        { name: 'previous-release', ...served(old) },
        { name: 'previous-release-present', ...served(now) },
        { name: 'previous-release-leads', value: lost + doubled, unit: `lost or doubled of ${old.sent + now.sent}` },
        {
          name: 'previous-release-publishes',
          value: errors.length,
          unit: `failed of ${publishes} by both consoles ${[...new Set(errors)].join(' ')}`,
        },
      ]
    } finally {
      await Promise.all(stops.map((stop) => stop()))
      rmSync(data, { recursive: true, force: true })
    }
  })
