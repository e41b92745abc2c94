import { freePort } from '@forecourt/data/embedded/freePort'
import { demoSites } from '@forecourt/seeds/demoSites'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from '../../../tools/browser/findChromium'
import type { BenchContext } from '../BenchContext'
import type { Metric } from '../Metric'
import { percentile } from '../measures/percentile'
import { firstCarPath } from './firstCarPath'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Path of each kind of page. */
const pathOf: { readonly [kind: string]: (port: number, host: string) => string | Promise<string> } = {
  home: () => '/',
  offers: () => '/special-offers',
  locations: () => '/our-location',
  car: firstCarPath,
  search: () => '/search',
}

const runs = 3

interface Reading {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>
  readonly layoutShift: number
  readonly lcp: number
  /** Audits below 100, by Lighthouse's names. */
  readonly failedAudits: readonly string[]
}

/** One mobile run; null if Chromium reported no paint, which happens on a busy machine. */
const readingOf = async (url: string, port: number): Promise<Reading | null> => {
  const run = await lighthouse(url, { port, formFactor: 'mobile', onlyCategories: [...categories], logLevel: 'error' })
  const scoreOf = (name: (typeof categories)[number]) => run?.lhr.categories[name]?.score ?? null
  if (!run || categories.some((name) => scoreOf(name) === null)) return null
  const { audits } = run.lhr
  return {
    scores: Object.fromEntries(categories.map((name) => [name, Math.round((scoreOf(name) ?? 0) * 100)])) as Reading['scores'],
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? 0,
    lcp: audits['largest-contentful-paint']?.numericValue ?? 0,
    failedAudits: Object.values(audits)
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`.trim()),
  }
}

const medianReadings = async (url: string, port: number): Promise<Reading> => {
  const readings: Reading[] = []
  for (let attempts = 0; readings.length < runs && attempts < runs * 2; attempts++) {
    const reading = await readingOf(url, port)
    if (reading) readings.push(reading)
  }
  const [first] = readings
  if (!first) throw new Error(`Lighthouse gave no result for ${url}.`)
  const median = (value: (reading: Reading) => number) => percentile(readings.map(value), 0.5)
  return {
    scores: Object.fromEntries(categories.map((name) => [name, median(({ scores }) => scores[name])])) as Reading['scores'],
    layoutShift: Math.max(...readings.map(({ layoutShift }) => layoutShift)),
    lcp: median(({ lcp }) => lcp),
    failedAudits: first.failedAudits,
  }
}

/**
 * Mobile Lighthouse scores of some page kinds on every demo site: median of three runs, minimum over sites. Each page is warmed up once.
 */
export const lighthouseBench = async ({ sitePort }: BenchContext): Promise<Metric[]> => {
  const port = await freePort()
  const { args, ...launch } = await findChromium()
  const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${port}`] })
  const metrics: Metric[] = []
  try {
    for (const [kind, pathAt] of Object.entries(pathOf)) {
      const readings: Reading[] = []
      for (const { host } of demoSites) {
        const url = `http://${host}:${sitePort}${await pathAt(sitePort, host)}`
        const visit = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
        await visit.goto(url, { waitUntil: 'networkidle' })
        await visit.close()
        const reading = await medianReadings(url, port)
        readings.push(reading)
        if (Object.values(reading.scores).some((score) => score < 95))
          process.stdout.write(`${url} ${JSON.stringify(reading.scores)}: ${reading.failedAudits.join(', ')}\n`)
      }
      metrics.push(
        ...categories.map((name) => ({
          name: `lighthouse-${kind}-${name}-lowest`,
          value: Math.min(...readings.map(({ scores }) => scores[name])),
          unit: 'of 100',
        })),
        {
          name: `lighthouse-${kind}-layout-shift-largest`,
          value: Math.max(...readings.map(({ layoutShift }) => layoutShift)),
          unit: 'CLS',
        },
        { name: `lighthouse-${kind}-lcp-slowest`, value: Math.max(...readings.map(({ lcp }) => lcp)), unit: 'ms' },
      )
    }
  } finally {
    await browser.close()
  }
  return metrics
}
