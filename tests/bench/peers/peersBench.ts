import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { endWithThisProcess } from '@forecourt/data/embedded/endWithThisProcess'
import { freePort } from '@forecourt/data/embedded/freePort'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../../tools/browser/findChromium'
import { run } from '../../../tools/start/run'
import { step } from '../../../tools/start/steps/step'
import { untilServing } from '../../../tools/start/untilServing'
import type { BenchContext } from '../BenchContext'
import type { Metric } from '../Metric'
import { percentile } from '../measures/percentile'
import { type PhoneBusyMs, phoneBusyMs } from '../measures/phoneBusyMs'
import { firstCarPath } from '../pages/firstCarPath'
import { siteRequest } from '../siteRequest'
import { parseSamePage } from './parseSamePage'
import type { SamePage } from './SamePage'
import { samePagesDirectory } from './samePagesDirectory'
import { serveWithSiteFiles } from './serveWithSiteFiles'

const host = 'meridian.localhost'
const rounds = 5
const coldPages = 30
const coldWarmUp = 8
/** Time for requested files to arrive, in milliseconds. */
const settleMs = 2_000

const astroDirectory = path.join(import.meta.dirname, 'astro')

/** Installs Astro if missing: only this bench uses it. */
const startAstro = async (port: number, pages: string) => {
  if (!existsSync(path.join(astroDirectory, 'node_modules/astro')))
    await step('Installing Astro', () =>
      // Uses the project's React: with two copies, islands would fail.
      run('npm', ['install', '--no-package-lock', '--legacy-peer-deps', '--no-audit', '--no-fund'], process.env, astroDirectory),
    )
  await step('Building the Astro app', () =>
    run(
      process.execPath,
      [path.join(astroDirectory, 'node_modules/astro/astro.js'), 'build'],
      { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      astroDirectory,
    ),
  )
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), SAME_PAGES: pages }
  const child = spawn(process.execPath, ['dist/server/entry.mjs'], { cwd: astroDirectory, env, stdio: 'ignore' })
  if (child.pid) endWithThisProcess(child.pid, { group: false, signal: 'TERM' })
  await untilServing(`http://127.0.0.1:${port}/`, 60)
  return () => child.kill()
}

/** Gzipped kilobytes of a page's scripts on a phone: before any interaction, and after scrolling and touching everything. */
const scriptsOf = async (browser: Browser, url: string) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    const bodies: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') bodies.push(response.body())
    })
    const kilobytes = async () => (await Promise.all(bodies)).reduce((bytes, body) => bytes + gzipSync(body).length, 0) / 1_000
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(settleMs)
    const untouched = await kilobytes()
    for (let screen = 0; screen < 20; screen++) {
      await page.mouse.wheel(0, 844)
      await page.waitForTimeout(50)
    }
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('f-island'))
        (part.querySelector('input, button, a') ?? part.firstElementChild)?.dispatchEvent(
          new PointerEvent('pointerover', { bubbles: true }),
        )
    })
    await page.waitForTimeout(settleMs)
    return { untouched, hydrated: await kilobytes() }
  } finally {
    await context.close()
  }
}

/** Median duration of uncached pages in milliseconds. */
const coldMs = async (port: number, path: (copy: number) => string) => {
  const times: number[] = []
  for (let copy = 0; copy < coldPages; copy++) {
    const begun = performance.now()
    const { status } = await siteRequest(port, 'localhost', path(copy))
    if (status !== 200) throw new Error(`${path(copy)} answered ${status}.`)
    if (copy >= coldWarmUp) times.push(performance.now() - begun)
  }
  return percentile(times, 0.5)
}

/**
 * Four of our pages versus the same content as a bare Next page, as an Astro page with minimal React islands, and as a document without
 * scripts.
 */
export const peersBench = async ({ sitePort, barePort, dataDirectory }: BenchContext): Promise<Metric[]> => {
  const directory = samePagesDirectory(dataDirectory)
  const paths: Record<string, string> = { home: '/', content: '/service', search: '/search', car: await firstCarPath(sitePort, host) }
  const pages: Record<string, SamePage> = {}
  await mkdir(directory, { recursive: true })
  for (const [name, address] of Object.entries(paths)) {
    const { status, body } = await siteRequest(sitePort, host, address)
    if (status !== 200) throw new Error(`${host}${address} answered ${status}.`)
    const page = parseSamePage(body.toString())
    pages[name] = page
    await writeFile(path.join(directory, `${name}.json`), JSON.stringify(page))
  }
  const astroPort = await freePort()
  const endAstro = await startAstro(astroPort, directory)
  const site = { pages, sitePort, siteHost: host }
  const [plain, next, astro] = await Promise.all([null, barePort, astroPort].map((port) => serveWithSiteFiles({ ...site, port })))
  const browser = await chromium.launch(await findChromium())
  const metrics: Metric[] = []
  try {
    for (const [name, address] of Object.entries(paths)) {
      const urls: Record<string, string> = { ours: `http://${host}:${sitePort}${address}` }
      for (const [peer, server] of Object.entries({ plain, next, astro })) urls[peer] = `http://localhost:${server?.port}/same/${name}/page`
      const busy: Record<string, PhoneBusyMs[]> = {}
      for (let round = 0; round < rounds; round++)
        for (const [who, url] of Object.entries(urls)) busy[who] = [...(busy[who] ?? []), await phoneBusyMs(browser, url)]
      for (const [who, url] of Object.entries(urls)) {
        const { hostname, port, pathname } = new URL(url)
        const { body } = await siteRequest(Number(port), hostname, pathname)
        const { untouched, hydrated } = await scriptsOf(browser, url)
        const median = (until: keyof PhoneBusyMs) =>
          percentile(
            (busy[who] ?? []).map((one) => one[until]),
            0.5,
          )
        const brotli = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        metrics.push(
          { name: `${name}-html-${who}`, value: body.length / 1_000, unit: 'kB' },
          { name: `${name}-html-brotli-${who}`, value: brotli.length / 1_000, unit: 'kB' },
          { name: `${name}-script-untouched-${who}`, value: untouched, unit: 'kB gzip' },
          { name: `${name}-script-hydrated-${who}`, value: hydrated, unit: 'kB gzip' },
          { name: `${name}-main-thread-loaded-${who}`, value: median('loaded'), unit: 'ms at CPU / 4' },
          { name: `${name}-main-thread-settled-${who}`, value: median('settled'), unit: 'ms at CPU / 4' },
        )
      }
    }
    metrics.push(
      { name: 'car-render-same-next', value: await coldMs(barePort, (copy) => `/same/car/${copy}`), unit: 'ms' },
      { name: 'car-render-same-astro', value: await coldMs(astroPort, (copy) => `/same/car/${copy}`), unit: 'ms' },
    )
  } finally {
    await browser.close()
    for (const server of [plain, next, astro]) server?.close()
    endAstro()
  }
  return metrics
}
