import { demoSites } from '@forecourt/seeds/demoSites'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from '../../tools/browser/findChromium'
import { freePort } from '../../tools/start/freePort'
import type { BenchContext } from './BenchContext'
import type { Metric } from './Metric'
import { siteRequest } from './siteRequest'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The first car of the stock list. */
const carPath = async (port: number, host: string) => {
  const { body } = await siteRequest(port, host, '/search')
  const path = /href="(\/cars\/[^"#?]+)/.exec(body.toString())?.[1]
  if (!path) throw new Error(`The stock list of ${host} links to no car.`)
  return path
}

/**
 * Lighthouse, as on a phone, on one car page and the stock list of every demo site: the lowest score of each category and the
 * largest layout shift. Each page is opened once before, as a page that is read has been.
 */
export const lighthouseBench = async ({ sitePort }: BenchContext): Promise<Metric[]> => {
  const port = await freePort()
  const { args, ...launch } = await findChromium()
  const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${port}`] })
  const metrics: Metric[] = []
  try {
    for (const kind of ['car', 'search'] as const) {
      const lowest = new Map<string, number>()
      let shift = 0
      let paint = 0
      for (const { host } of demoSites) {
        const path = kind === 'car' ? await carPath(sitePort, host) : '/search'
        const url = `http://${host}:${sitePort}${path}`
        const visit = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
        await visit.goto(url, { waitUntil: 'networkidle' })
        await visit.close()
        const run = await lighthouse(url, { port, formFactor: 'mobile', onlyCategories: [...categories], logLevel: 'error' })
        if (!run) throw new Error(`Lighthouse gave no result for ${url}.`)
        for (const name of categories) {
          const score = (run.lhr.categories[name]?.score ?? 0) * 100
          lowest.set(name, Math.min(lowest.get(name) ?? 100, score))
          if (score < 95) {
            const wanting = Object.values(run.lhr.audits).filter((audit) => audit.score !== null && audit.score < 0.9)
            process.stdout.write(
              `${url} ${name} ${score}: ${wanting.map((audit) => `${audit.id} ${audit.displayValue ?? ''}`).join(', ')}\n`,
            )
          }
        }
        shift = Math.max(shift, run.lhr.audits['cumulative-layout-shift']?.numericValue ?? 0)
        paint = Math.max(paint, run.lhr.audits['largest-contentful-paint']?.numericValue ?? 0)
      }
      metrics.push(
        ...categories.map((name) => ({ name: `lighthouse-${kind}-${name}-lowest`, value: lowest.get(name) ?? 0, unit: 'of 100' })),
        { name: `lighthouse-${kind}-layout-shift-largest`, value: shift, unit: 'CLS' },
        { name: `lighthouse-${kind}-lcp-slowest`, value: paint, unit: 'ms' },
      )
    }
  } finally {
    await browser.close()
  }
  return metrics
}
