import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import type { PageEvidence } from '@forecourt/services/evidence/PageEvidence'
import { requestEvidence } from '@forecourt/services/evidence/requestEvidence'
import { withPreviousTree } from '../../tools/release/withPreviousTree'
import { readSecrets } from '../../tools/start/readSecrets'
import type { Metric } from '../bench/Metric'
import { siteRequest } from '../bench/siteRequest'
import { type Installation, startInstallation } from './startInstallation'

/** A page as a release served it. */
interface SavedPage {
  readonly url: string
  /** ISO in UTC. */
  readonly at: string
  readonly status: number
  readonly body: string
}

/** Longer than a first start takes, which seeds and builds. Milliseconds. */
const startMs = 1_800_000
/** Longer than a busy machine needs to store the program of a build. Milliseconds. */
const recordMs = 120_000
/** Longer than site servers need to follow changes of the database. Milliseconds. */
const followMs = 5_000
/** Requests for the evidence of a page. */
const attempts = 5
/** Searches and an address without a page, which no sitemap lists. */
const furtherPaths = ['/search?sort=price-low', '/search?page=2', '/search?q=white', '/no-such-page']

/** As if drawn at random, but the same in each run. */
const shuffled = (texts: readonly string[]): string[] =>
  texts
    .map((text) => [createHash('sha256').update(text).digest('hex'), text] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, text]) => text)

/** Waits until the build that serves is recorded. */
const untilRecorded = async ({ query, output }: Installation): Promise<void> => {
  for (const deadline = Date.now() + recordMs; Date.now() < deadline; await wait(500))
    if ((await query('select from site_builds')).length > 0) return
  throw new Error(`The earlier release recorded no build:\n${output()}`)
}

/** Waits until the worker has computed when each seeded enquiry is due: response times on pages depend on it. */
const untilTimed = async ({ query }: Installation): Promise<void> => {
  for (const deadline = Date.now() + recordMs; Date.now() < deadline; await wait(500))
    if ((await query('select from answer_clocks where due_at is null and answered_at is null')).length === 0) return
}

/** Paths that a sitemap lists, also those of the sitemaps that it names. */
const pathsOf = async (sitePort: number, host: string, sitemap = '/sitemap.xml'): Promise<string[]> => {
  const { body } = await siteRequest(sitePort, host, sitemap)
  const listed = [...body.toString().matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const paths = await Promise.all(listed.map((path) => (path.endsWith('.xml') ? pathsOf(sitePort, host, path) : [path])))
  return paths.flat()
}

/** Addresses of all live sites. */
const addressesOf = async ({ sitePort, query }: Installation): Promise<string[]> => {
  const hosts = await query<{ host: string }>(
    'select host from host_names join sites on sites.id = site_id where is_primary and live_version is not null',
  )
  const lists = hosts.map(async ({ host }) =>
    [...(await pathsOf(sitePort, host)), ...furtherPaths].map((path) => `http://${host}:${sitePort}${path}`),
  )
  return (await Promise.all(lists)).flat()
}

/** Requests pages that no cache has yet, so each is rendered between its request and its response. */
const savePages = async ({ sitePort }: Installation, urls: readonly string[]): Promise<SavedPage[]> => {
  const saved: SavedPage[] = []
  for (const url of urls) {
    const { hostname, pathname, search } = new URL(url)
    const { status, body, headers } = await siteRequest(sitePort, hostname, `${pathname}${search}`)
    const isRendered = headers['x-cache'] !== 'HIT' && (status === 200 || status === 404)
    if (isRendered) saved.push({ url, at: new Date().toISOString(), status, body: body.toString() })
  }
  return saved
}

/** Changes prices, rates, comments and phone numbers, which pages of all kinds show. */
const changeRows = async ({ query }: Installation): Promise<void> => {
  await query('update cars set drive_away_cents = drive_away_cents - 50000 where drive_away_cents > 1000000')
  await query(`update cars set dealer_comments = dealer_comments || ' One owner.' where dealer_comments <> ''`)
  await query('update lenders set interest_rate = interest_rate + 0.5, comparison_rate = comparison_rate + 0.5')
  await query(`update locations set phone = '02 9000 ' || (1000 + floor(random() * 8999))`)
  await wait(followMs)
}

/** Evidence of a page. A busy machine may exceed the time limits of the site server, so a refused request is sent again. */
const evidenceOf = async (...request: Parameters<typeof requestEvidence>): Promise<PageEvidence | null> => {
  for (let attempt = 1; attempt < attempts; attempt++) {
    const found = await requestEvidence(...request)
    if (found) return found
    await wait(followMs)
  }
  return requestEvidence(...request)
}

/** The first difference of two texts, with its surroundings. */
const firstDifference = (before: string, after: string): string => {
  let at = 0
  while (at < before.length && before[at] === after[at]) at++
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 80), at + 80))
  return `at ${at}: ${around(before)}, now ${around(after)}`
}

/** Asks the present release for the pages that the earlier one served. */
const compare = async ({ sitePort, data }: Installation, saved: readonly SavedPage[]): Promise<Metric[]> => {
  const servers = { urls: [`http://127.0.0.1:${sitePort}`], secret: readSecrets(data).internal }
  const texts = new Map<string, number>()
  const counts = { same: 0, byEarlierProgram: 0, named: 0, unnamed: 0, unanswered: 0 }
  for (const { url, at, status, body } of saved) {
    const found = await evidenceOf({ url, at }, servers)
    const shown = found?.kind === 'page' ? found : null
    if (shown?.renderer.isEarlierProgram) counts.byEarlierProgram += 1
    for (const text of shown?.differences ?? []) texts.set(text, (texts.get(text) ?? 0) + 1)
    if (shown?.status === status && shown.body === body) counts.same += 1
    else if (found === null) counts.unanswered += 1
    else {
      counts[shown && shown.differences.length > 0 ? 'named' : 'unnamed'] += 1
      const what = shown ? `${shown.status} ${firstDifference(body, shown.body)}` : JSON.stringify(found)
      process.stderr.write(`${url} at ${at}: ${status}, now ${what} ${shown?.differences.join(' ') ?? ''}\n`)
    }
  }
  const named = [...texts].map(([text, count]) => `${count} × ${text}`).join(' ')
  return [
    { name: 'releases-pages', value: saved.length, unit: 'pages saved from the earlier release' },
    { name: 'releases-same', value: counts.same, unit: 'shown byte for byte as they were served' },
    { name: 'releases-program', value: counts.byEarlierProgram, unit: 'rendered by the stored program of the earlier release' },
    { name: 'releases-named', value: counts.named, unit: `different, with the reason; statements on all pages: ${named || 'none'}` },
    { name: 'releases-unanswered', value: counts.unanswered, unit: 'without an answer of the site server, so not compared' },
    { name: 'releases-unnamed', value: counts.unnamed, unit: 'different without a reason' },
  ]
}

/**
 * Saves pages of the demo as an earlier release serves them, before and after changes, starts the present release on the same data, changes
 * the data again, and asks for the pages as they were (CFG-12). `ref` names the release.
 */
export const earlierPages = (data: string, count: number, sitePort: number, ref?: string): Promise<Metric[]> =>
  withPreviousTree({ hasLaterMigrations: false, ...(ref !== undefined && { ref }) }, async ({ directory, description }) => {
    process.stderr.write(`${description}\n`)
    const saved: SavedPage[] = []
    // Data of a later release can't be served by an earlier one.
    rmSync(data, { recursive: true, force: true })
    const earlier = startInstallation(data, sitePort, {}, directory)
    try {
      await earlier.ready(startMs)
      await untilRecorded(earlier)
      await untilTimed(earlier)
      const urls = shuffled(await addressesOf(earlier)).slice(0, count)
      const half = Math.ceil(urls.length / 2)
      saved.push(...(await savePages(earlier, urls.slice(0, half))))
      await changeRows(earlier)
      saved.push(...(await savePages(earlier, urls.slice(half))))
      await changeRows(earlier)
    } finally {
      await earlier.stop()
    }
    const present = startInstallation(data, sitePort)
    try {
      await present.ready(startMs)
      await changeRows(present)
      return await compare(present, saved)
    } finally {
      await present.stop()
    }
  })
