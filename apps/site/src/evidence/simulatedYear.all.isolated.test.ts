import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createPastDatabase } from '@forecourt/data/createDatabase'
import { historySizes } from '@forecourt/data/evidence/historySizes'
import { limitHistory } from '@forecourt/data/evidence/limitHistory'
import { checkSeals, sealDays } from '@forecourt/data/evidence/sealDays'
import { contentHash, recordBuild, storedProgram } from '@forecourt/data/evidence/siteBuilds'
import { addCars } from '@forecourt/data/testing/addCars'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { evidenceKey, verifyEvidence } from '@forecourt/services/evidence/evidenceKey'
import { expect, it, vi } from 'vitest'
import { createEarlierRenderers } from './createEarlierRenderers'
import type { ShownPage } from './pageAsShown'
import { shownByItsBuild } from './shownByItsBuild'
import type { RunningBuild } from './siteBuild'
import { buildRelease, type CodeChange, type Release } from './testing/buildRelease'
import { dealerChanges, random } from './testing/dealerChanges'
import { type Mark, moveToYear } from './testing/moveToYear'
import { type ServedPage, serveNow } from './testing/serveNow'

const world = testWorld()
const environment = { SITE_ORIGIN_TEMPLATE: 'https://{host}', THIRD_PARTY_TAGS: 'all', IMAGE_CDN: '' }
const assets = { script: '/assets/s.js', styles: ['/assets/s.css'], fonts: {} }
const style = Buffer.from('body { margin: 0 }')
const files = { '/assets/s.css': contentHash(style) }
vi.mock('../env', () => ({
  env: () => ({ ...{ TRUSTED_PROXIES: 0, NODE_ENV: 'production', INTERNAL_SECRET: 'a secret of the installation' }, ...environment }),
}))
vi.mock('../sites/database', () => ({ database: () => world.db }))
vi.mock('../document/documentAssets', () => ({ documentAssets: () => assets }))
vi.mock('../sites/siteRegistry', () => ({ siteRegistry: () => ({ ofOrganisation: async () => [] }) }))

/** 1,000 for the whole proof (decision 119). */
const pageCount = Number(process.env.EVIDENCE_PAGES ?? 30)
const dayMs = 86_400_000
const yearMs = 365 * dayMs
/** Cars of the dealer, and changes of each day. */
const carCount = 30
const changesPerStep = 3
/** Pages that are reproduced again after the history was limited. */
const sampledCount = 100

const markup = (name: string): CodeChange => ({
  file: 'apps/site/src/document/writeDocument.tsx',
  from: '<body>',
  to: `<body data-release="${name}">`,
})
const price: CodeChange = {
  file: 'packages/rules/src/format/formatMoney.ts',
  from: 'groupThousands(dollars)}`',
  to: 'groupThousands(dollars)}.00`',
}

interface Saved {
  readonly path: string
  readonly at: string
  readonly build: string
  readonly page: ServedPage
}

/** A page of the past as it is served. */
const servedOf = (page: ShownPage): unknown => {
  if (page.kind === 'page') return { status: page.status, body: page.body }
  return page.kind === 'redirect' ? { status: page.status, body: page.to ?? '' } : page
}

/** The instant now, apart from the changes before and after it. */
const separateNow = async (): Promise<number> => {
  await wait(3)
  const now = Date.now()
  await wait(3)
  return now
}

it('pages of a simulated year with publishes, prices, rates, template releases and two code releases are reproduced byte for byte (CFG-12)', async () => {
  const { north, urls } = world
  const { organisationId, siteId, host } = north
  const cars = Array.from({ length: carCount }, (_, index) => `car-${index}`)
  await addCars(
    world.db,
    north,
    cars.map((id, index) => ({ id, priceCents: 2_000_000 + index * 100_000, driveAwayCents: 2_000_000 + index * 100_000 })),
  )
  const folder = mkdtempSync(path.join(tmpdir(), 'year-'))
  const childEnvironment = {
    PATH: process.env.PATH,
    ...{ APP_DATABASE_URL: urls.app, PLATFORM_DATABASE_URL: urls.platform, INTERNAL_SECRET: 'a secret of the installation' },
    ...{ MEDIA_DIR: folder, MEDIA_CACHE_DIR: folder, SPOOL_DIR: folder },
  } as unknown as NodeJS.ProcessEnv
  const releaseOf = (build: string, changes: readonly CodeChange[], script: string): Promise<Release> =>
    buildRelease({
      ...{ build, changes, folder, environment: childEnvironment },
      settings: { node: process.version, environment, assets: { ...assets, script }, files },
    })
  const first = await releaseOf('first', [markup('first'), price], '/assets/first.js')
  const second = await releaseOf('second', [markup('second')], '/assets/second.js')
  const program = Buffer.from('the present program, which renders in this process')
  const present: RunningBuild = {
    ...{ build: 'present', renderer: contentHash(program) },
    settings: { node: process.version, environment, assets, files },
  }
  const past = createPastDatabase({ ...urls, poolSize: 3 })
  const earlierRenderers = createEarlierRenderers({
    programOf: (hash) => storedProgram(world.db, hash),
    environment: childEnvironment,
  })
  try {
    const below = random(365)
    const paths = ['/', '/search', '/special-offers', ...cars.map((id) => `/cars/${id}`), `/cars/${north.carSlug}`, '/no-such-page']
    const marks: Mark[] = []
    const saved: Saved[] = []
    const applied: { [kind: string]: number } = {}
    const steps = Math.ceil(pageCount / 2)
    const end = Math.floor(Date.now() / dayMs) * dayMs - dayMs
    const begun = performance.now()
    for (let step = 0; step < steps; step++) {
      const simulated = Math.round(end - yearMs + (step * yearMs) / steps)
      const now = new Date(simulated).toISOString()
      const release = step < steps / 3 ? first : step < (2 * steps) / 3 ? second : null
      const started = release ?? { build: 'present', program, settings: present.settings ?? {} }
      await recordBuild(world.db, { ...started, files: new Map([[contentHash(style), style]]) })
      for (let index = 0; index < changesPerStep; index++) {
        const changes = dealerChanges({ world, cars, below }, now)
        const change = changes[below(changes.length)]
        await change?.apply()
        if (change) applied[change.kind] = (applied[change.kind] ?? 0) + 1
      }
      marks.push({ real: await separateNow(), simulated })
      for (const path of [paths[below(paths.length)] ?? '/', paths[below(3)] ?? '/']) {
        const page = await (release ? release.serve({ siteId, path, now }) : serveNow(world.db, siteId, path, now))
        saved.push({ path, at: now, build: release?.build ?? 'present', page })
      }
    }
    const savedMs = performance.now() - begun
    for (const { stop } of [first, second]) stop()
    await moveToYear(world.ownerUrl, marks)
    const key = evidenceKey('a secret of the installation')
    const sealedDays = await sealDays(world.db, { now: new Date().toISOString(), ...key })

    const reproduce = async ({ path, at, page }: Saved) => {
      const found = await shownByItsBuild({ db: world.db, past, present, earlierRenderers }, { host, path, query: '' }, at)
      return { ...found, isSame: JSON.stringify(servedOf(found.page)) === JSON.stringify(page) }
    }
    const different: string[] = []
    let byEarlierProgram = 0
    const reproduced = performance.now()
    for (const each of saved) {
      const { isSame, renderer, differences } = await reproduce(each)
      if (renderer.isEarlierProgram) byEarlierProgram += 1
      expect(renderer.earlier).toBe(each.build)
      if (!isSame || differences.length > 0) different.push(`${each.build} ${each.path} at ${each.at}: ${differences.join(' ')}`)
    }
    const reproducedMs = performance.now() - reproduced
    expect(different).toEqual([])
    const ofBuild = (name: string) =>
      saved.filter(({ build, page }) => build === name && page.body.includes(`data-release="${name}"`)).length
    expect(ofBuild('first') + ofBuild('second')).toBe(byEarlierProgram)
    expect(byEarlierProgram).toBeGreaterThan(pageCount / 2)
    expect(new Set(saved.map(({ page }) => page.body)).size).toBeGreaterThan(pageCount / 2)
    expect((await checkSeals(world.db, organisationId, verifyEvidence)).broken).toEqual([])
    expect((await checkSeals(world.db, '', verifyEvidence)).broken).toEqual([])

    // With the smallest limit, pages are the same, or the difference is named.
    const limited = (await limitHistory(world.db, 1)).filter((year) => year.organisationId === organisationId)
    expect(limited[0]?.freed).toBeGreaterThan(0)
    expect((await checkSeals(world.db, organisationId, verifyEvidence)).broken).toEqual([])
    const sampled = saved.filter((_, index) => index % Math.ceil(saved.length / sampledCount) === 0)
    const afterLimit: Awaited<ReturnType<typeof reproduce>>[] = []
    for (const each of sampled) afterLimit.push(await reproduce(each))
    const unnamed = afterLimit.filter(({ isSame, differences }) => !isSame && !differences.some((text) => text.includes('were combined')))
    expect(unnamed).toEqual([])
    if (process.env.EVIDENCE_PAGES)
      console.log({
        ...{ pages: saved.length, distinct: new Set(saved.map(({ page }) => page.body)).size, byEarlierProgram, applied, sealedDays },
        ...{ savedMs, reproducedMs, program: first.program.length, sizes: await historySizes(world.db.platform) },
        ...{ limited, sampled: sampled.length, sameAfterLimit: afterLimit.filter(({ isSame }) => isSame).length },
        stored: await world.db.platform.transaction((tx) => tx.$queryRaw`select length(program) from site_renderers order by 1 desc`),
      })
  } finally {
    earlierRenderers.stop()
    for (const { stop } of [first, second]) stop()
    await past.close()
    rmSync(folder, { recursive: true, force: true })
  }
}, 3_600_000)
