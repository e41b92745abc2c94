import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@forecourt/data/embedded/freePort'
import { seededId } from '@forecourt/seeds/stock/seededId'
import { appEnvironment } from '../../tools/start/environment/appEnvironment'
import { readSecrets } from '../../tools/start/readSecrets'
import { readSettings, root } from '../../tools/start/settings'
import { untilServing } from '../../tools/start/untilServing'
import { consoleClient } from '../console/consoleClient'
import { signInToConsole } from '../console/signInToConsole'
import type { BenchContext } from './BenchContext'
import type { Metric } from './Metric'

const kills = 50
const readers = 4
const host = 'saltbush.localhost'
const markPattern = /Marked (\d+) here/g

const read = (port: number, address: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path: address, headers: { host: `${host}:${port}` } }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    request.once('error', reject)
  })

/** Reads pages continuously; each response must be of one version, and each version constant. */
const watchSite = (port: number) => {
  const output = new Map<string, string>()
  const faults: string[] = []
  let responses = 0
  let stopped = false
  const watching = Array.from({ length: readers }, async (_, reader) => {
    while (!stopped) {
      const { status, body } = await read(port, reader % 2 === 0 ? '/' : '/contact')
      responses++
      const versions = [...body.matchAll(/name="site-version" content="(\d+)"/g)].map(([, version = '']) => version)
      const marks = new Set([...body.matchAll(markPattern)].map(([, number = '']) => number))
      const [version = ''] = versions
      const [number = 'none'] = marks
      if (status !== 200 || new Set(versions).size !== 1 || marks.size > 1)
        faults.push(`${status}: versions ${versions}, marks ${[...marks]}`)
      if ((output.get(version) ?? number) !== number) faults.push(`Version ${version} had the mark ${output.get(version)}, then ${number}.`)
      output.set(version, number)
    }
  })
  return {
    stop: async () => {
      stopped = true
      await Promise.all(watching)
      return { responses, faults, versions: output.size }
    },
  }
}

/** A separate console that may be killed. */
const startConsole = async (env: NodeJS.ProcessEnv, port: number): Promise<ChildProcess> => {
  const next = path.join(root, 'node_modules/next/dist/bin/next')
  const child = spawn(process.execPath, [next, 'start', '-p', String(port)], {
    cwd: path.join(root, 'apps/console'),
    env: { ...env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  })
  await untilServing(`http://127.0.0.1:${port}/sign-in`, 60)
  return child
}

const kill = async (child: ChildProcess) => {
  const ended = once(child, 'exit')
  if (child.pid) process.kill(-child.pid, 'SIGKILL')
  await ended
}

/** Kills the console at fifty random points of publishing, while the public site is read. */
export const killedPublishesBench = async ({ sitePort, ownerUrl }: BenchContext): Promise<Metric[]> => {
  const consolePort = await freePort()
  const settings = { ...readSettings(), dataDirectory: path.join(root, '.data/bench'), sitePort, consolePort }
  const env = appEnvironment(settings, readSecrets(settings.dataDirectory), ownerUrl, await freePort(), false, [])
  const consoleUrl = `http://localhost:${consolePort}`
  const siteId = seededId('site:saltbush')
  let child = await startConsole(env, consolePort)
  const trpc = consoleClient(consoleUrl, await signInToConsole(consoleUrl, 'admin@forecourt.example'))
  const original = (await trpc.sites.forEditing.query({ siteId })).draft.values
  const site = watchSite(sitePort)
  let [published, slowest, publishMs] = [0, 0, 0]
  // The first publish completes and gives the duration; the others are killed within it.
  for (let round = 0; round <= kills; round++) {
    const { draft, live } = await trpc.sites.forEditing.query({ siteId })
    const text = `Marked ${round} here`
    const values = { ...original, header: { ...original.header, announcement: text }, footer: { ...original.footer, about: text } }
    const { revision } = await trpc.sites.saveDraft.mutate({ siteId, values, expectedRevision: draft.revision })
    const startedAt = performance.now()
    const publishing = trpc.sites.publish
      .mutate({ siteId, expectedRevision: revision, expectedVersion: live?.version ?? null, note: text })
      .catch(() => null)
    if (round === 0) {
      await publishing
      publishMs = performance.now() - startedAt
      continue
    }
    await wait(Math.random() * publishMs * 1.2)
    await kill(child)
    await publishing
    const killedAt = performance.now()
    child = await startConsole(env, consolePort)
    const now = (await trpc.sites.forEditing.query({ siteId })).live?.version ?? null
    if (now === live?.version) continue
    published++
    while (!(await read(sitePort, '/')).body.includes(`name="site-version" content="${now}"`)) {
      if (performance.now() - killedAt > 20_000) throw new Error(`Version ${now} is live, but the site does not show it.`)
      await wait(20)
    }
    if (round % 10 === 0) process.stderr.write(`${round} kills\n`)
    slowest = Math.max(slowest, performance.now() - killedAt)
  }
  const { draft } = await trpc.sites.forEditing.query({ siteId })
  await trpc.sites.saveDraft.mutate({ siteId, values: original, expectedRevision: draft.revision })
  await kill(child)
  const { responses, faults, versions } = await site.stop()
  if (faults.length > 0)
    throw new Error(`Of ${responses} responses, ${faults.length} were not of exactly one version:\n${faults.slice(0, 5).join('\n')}`)
  return [
    { name: 'killed-publishes', value: kills, unit: 'kills' },
    { name: 'killed-publishes-live', value: published, unit: 'of them after the publication' },
    { name: 'killed-publishes-answers', value: responses, unit: `responses of ${versions} versions` },
    { name: 'killed-publishes-mixed', value: 0, unit: 'answers' },
    { name: 'killed-publishes-slowest', value: slowest, unit: 'ms until shown, restart included' },
  ]
}
