import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  expect as expectSoon,
  type Page,
  type Route,
  type ViewportSize,
} from '@playwright/test'
import { inject } from 'vitest'
import { builtAssets } from '../../apps/site/src/document/documentAssets'
import { writeSitePage } from '../../apps/site/src/page/writeSitePage'
import { type NotableState, notableCars } from '../../seeds/notable/notableCars'
import { untilHydrated } from '../e2e/watching/untilHydrated'
import { demoNow } from '../meta/demoNow'
import { openDemo } from '../meta/seededDemo'

/** Demo sites, one per theme, by the first label of their hosts. */
export const themes = ['saltbush', 'karri-coast-toyota', 'meridian', 'geelong-mazda', 'kauri', 'long-paddock', 'stillwater'] as const
export type Theme = (typeof themes)[number]

/** Polls until an expectation is met; only one that fails takes the whole timeout. */
export const expect = expectSoon.configure({ timeout: 30_000 })

export const phone = { width: 390, height: 844 }
export const laptop = { width: 1280, height: 720 }
export const desktop = { width: 1440, height: 900 }

export const carPath = (state: NotableState) => `${notableCars[state].host.replace('.localhost', '')}/cars/${notableCars[state].slug}`

const folder = inject('documentFolder')
const assets = builtAssets(path.join(folder, 'manifest.json'))
const fileOf = (pathname: string): string | null => (pathname.startsWith('/assets/') ? path.join(folder, path.basename(pathname)) : null)
/** Inlines fonts in a style sheet: a late font would shift text. */
const withFonts = (css: string) =>
  css.replaceAll(/url\(["']?(\/assets\/[^)"']+\.woff2)["']?\)/g, (_, address: string) => {
    return `url("data:font/woff2;base64,${readFileSync(fileOf(address) ?? '', 'base64')}")`
  })
const styles = new Map(assets.styles.map((address) => [address, withFonts(readFileSync(fileOf(address) ?? '', 'utf8'))]))
const types: { readonly [extension: string]: string } = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

/** A grey picture of the requested width. */
const greyPicture = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 3) / 4}"><rect width="100%" height="100%" fill="#8a8f94"/></svg>`

/** Demo sites in a browser, with pages rendered on request: no server, no external requests. */
export const openSites = async () => {
  const demo = await openDemo()
  const browser = await chromium.connect(inject('browserEndpoint'))
  const drawn = new Map<string, ReturnType<typeof draw>>()

  const draw = async ({ hostname, pathname, search }: URL) => {
    const of = demo.sites.find(({ site }) => site.hosts.includes(hostname))
    if (!of) throw new Error(`No site of the demo answers at ${hostname}.`)
    const { site, siteData, request } = of
    const live = { published: site, siteData: async () => siteData, stockIndex: () => demo.indexOf(site) }
    const match = matchRoute(site.config, siteData.names, pathname)
    const data = match.kind === 'page' ? await demo.load(site, siteData, match.route, search) : null
    const own = { live, config: site.config, request }
    const route = match.kind === 'page' && data ? match.route : null
    const page = route && data ? { ...own, found: true as const, route, data } : { ...own, found: false as const, site: siteData }
    return writeSitePage(page, { kind: 'page', route, query: '', isPrivate: false, gated: false }, assets)
  }

  /** Requests to other origins and script errors; both must be empty. */
  const wrong: string[] = []
  const answer = async (route: Route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (!url.hostname.endsWith('.localhost')) {
      wrong.push(`asked for ${url.href}`)
      return route.abort()
    }
    const file = fileOf(url.pathname)
    const style = styles.get(url.pathname)
    if (style !== undefined) return route.fulfill({ contentType: 'text/css', body: style })
    if (request.isNavigationRequest()) {
      const page = drawn.get(url.href) ?? draw(url)
      drawn.set(url.href, page)
      const { status, body } = await page
      await route.fulfill({ status, contentType: 'text/html; charset=utf-8', body })
    } else if (file && existsSync(file)) await route.fulfill({ contentType: types[path.extname(file)] ?? '', body: readFileSync(file) })
    else if (request.resourceType() === 'image')
      await route.fulfill({ contentType: 'image/svg+xml', body: greyPicture(Number(url.searchParams.get('w') ?? 400)) })
    else await route.fulfill({ status: 204 })
  }

  const contexts: BrowserContext[] = []
  return {
    demo,
    /** A page in its own context. */
    async newPage(options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({ viewport: desktop, locale: 'en-AU', timezoneId: 'Australia/Sydney', ...options })
      contexts.push(context)
      context.setDefaultTimeout(30_000)
      // The demo's time as a running clock, which animations use.
      await context.addInitScript((shift) => {
        const now = Date.now
        window.Date = class extends Date {
          constructor(...given: readonly unknown[]) {
            super(...((given.length > 0 ? given : [now() + shift]) as [number]))
          }
          static override now = () => now() + shift
        } as DateConstructor
      }, Date.parse(demoNow) - Date.now())
      context.on('weberror', (thrown) => wrong.push(String(thrown.error().stack ?? thrown.error().message)))
      await context.route('**/*', answer)
      return context.newPage()
    },
    /** Opens a page by site and path, such as `kauri/search`, at a viewport size, and waits until it is hydrated and wholly rendered. */
    async visit(page: Page, address: string, screen?: ViewportSize): Promise<void> {
      if (screen) await page.setViewportSize(screen)
      const [site, ...parts] = address.split('/')
      await page.goto(`http://${site}.localhost/${parts.join('/')}`, { waitUntil: 'domcontentloaded' })
      await untilHydrated(page)
      // Away from the elements, so that none has its hover style. The interaction renders the later parts.
      await page.mouse.move(1, 1)
      await expect(page.locator('html[data-rendering]')).toHaveCount(0)
    },
    /** Path of a car with price and pictures. */
    async usualCar(theme: Theme): Promise<string> {
      const of = demo.sites.find(({ site }) => site.hosts.includes(`${theme}.localhost`))
      const car = of && (await demo.carsOf(of.site)).find((one) => one.status === 'in_stock' && one.priceCents && one.images.length > 3)
      if (!car) throw new Error(`${theme} lists no usual car.`)
      return `${theme}/cars/${car.slug}`
    },
    async close(): Promise<void> {
      for (const context of contexts) await context.close()
      await browser.close()
      expect(wrong).toEqual([])
    },
  }
}

/** Scroll width of the page. */
export const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
/** Doubles the text size. Waits for the page’s files before, and for a frame after it, because the layout changes step by step until then. */
export const enlargeLetters = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load')
  await page.addStyleTag({ content: 'html { font-size: 200% !important; }' })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
