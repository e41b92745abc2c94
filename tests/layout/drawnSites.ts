import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { matchRoute } from '@forecourt/rules/routing/matchRoute'
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
import { writeDocument } from '../../apps/site/src/rendering/document/writeDocument'
import { scriptsAfterPaint } from '../../apps/site/src/rendering/scriptsAfterPaint'
import { type NotableState, notableCars } from '../../seeds/notable/notableCars'
import { subsetFonts } from '../../tools/chunks/subsetFonts'
import { root } from '../../tools/start/settings'
import { untilAlive } from '../e2e/watching/untilAlive'
import { demoNow } from '../meta/demoNow'
import { openDemo } from '../meta/seededDemo'

/** The sites of the demo, one of each theme, by the first word of their hosts. */
export const themes = ['saltbush', 'karri-coast-toyota', 'meridian', 'geelong-mazda', 'kauri', 'long-paddock', 'stillwater'] as const
export type Theme = (typeof themes)[number]

/** Only what never comes takes this long. */
export const expect = expectSoon.configure({ timeout: 30_000 })

export const phone = { width: 390, height: 844 }
export const laptop = { width: 1280, height: 720 }
export const desktop = { width: 1440, height: 900 }

export const carPath = (state: NotableState) => `${notableCars[state].host.replace('.localhost', '')}/cars/${notableCars[state].slug}`

const { folder, script } = inject('documentFiles')
/** Files of the repository by where they are in it, as the style sheet names them. */
const styles = '/files/apps/site/src/app/globals.css'
const css = readFileSync(path.join(folder, 'globals.css'), 'utf8')
/** The file of each typeface, which documents ask for before their styles name it. */
const fonts = Object.fromEntries(
  Object.entries(subsetFonts(css)).map(([family, file]) => {
    const [, address = ''] = new RegExp(`url\\("?([^)"]*${file})`).exec(css) ?? []
    return [family, new URL(address, `http://localhost${styles}`).pathname]
  }),
)
/** The styles with their typefaces within: one that comes late, as beside other work, would move the text of a page that is right. */
const styled = css.replaceAll(/url\("?([^)"]+\.woff2)"?\)/g, (_, address: string) => {
  const file = path.join(root, new URL(address, `http://localhost${styles}`).pathname.slice('/files/'.length))
  return `url("data:font/woff2;base64,${readFileSync(file, 'base64')}")`
})
const assets = { script: `/_next/static/islands/${script}`, styles: [styles], fonts }
const types: { readonly [extension: string]: string } = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' }

/** A picture of the width that is asked for, in one grey. */
const greyPicture = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${(width * 3) / 4}"><rect width="100%" height="100%" fill="#8a8f94"/></svg>`

const fileOf = (pathname: string): string | null => {
  if (pathname.startsWith('/_next/static/islands/')) return path.join(folder, 'islands', path.basename(pathname))
  return pathname.startsWith('/files/') ? path.join(root, pathname.slice('/files/'.length)) : null
}

/** The sites of the demo in a browser, each page drawn when it is asked for: no server answers, and nothing is fetched from outside. */
export const openSites = async () => {
  const demo = await openDemo()
  const browser = await chromium.connect(inject('browserEndpoint'))
  const drawn = new Map<string, Promise<{ readonly status: number; readonly html: string }>>()

  const draw = async ({ hostname, pathname, search }: URL) => {
    const of = demo.sites.find(({ site }) => site.hosts.includes(hostname))
    if (!of) throw new Error(`No site of the demo answers at ${hostname}.`)
    const { site, siteData, request } = of
    const live = { published: site, siteData: async () => siteData, stockIndex: () => demo.indexOf(site) }
    const match = matchRoute(site.config, siteData.names, pathname)
    const data = match.kind === 'page' ? await demo.load(site, siteData, match.route, search) : null
    const own = { live, config: site.config, request }
    if (match.kind !== 'page' || !data) return { status: 404, html: writeDocument({ ...own, found: false, site: siteData }, assets) }
    const status = data.page === 'gone' ? 410 : 200
    return { status, html: writeDocument({ ...own, found: true, route: match.route, data }, assets) }
  }

  /** What a page asked of others than its site, and what its scripts threw: nothing of either. */
  const wrong: string[] = []
  const answer = async (route: Route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (!url.hostname.endsWith('.localhost')) {
      wrong.push(`asked for ${url.href}`)
      return route.abort()
    }
    const file = fileOf(url.pathname)
    if (url.pathname === styles) return route.fulfill({ contentType: 'text/css', body: styled })
    if (request.isNavigationRequest()) {
      const page = drawn.get(url.href) ?? draw(url)
      drawn.set(url.href, page)
      const { status, html } = await page
      await route.fulfill({ status, contentType: 'text/html; charset=utf-8', body: scriptsAfterPaint(html) })
    } else if (file && existsSync(file)) await route.fulfill({ contentType: types[path.extname(file)] ?? '', body: readFileSync(file) })
    else if (request.resourceType() === 'image')
      await route.fulfill({ contentType: 'image/svg+xml', body: greyPicture(Number(url.searchParams.get('w') ?? 400)) })
    else await route.fulfill({ status: 204 })
  }

  const contexts: BrowserContext[] = []
  return {
    demo,
    /** A page in a context of its own. */
    async newPage(options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({ viewport: desktop, locale: 'en-AU', timezoneId: 'Australia/Sydney', ...options })
      contexts.push(context)
      context.setDefaultTimeout(30_000)
      // The time of the demo, which goes on: what moves on a page asks for it.
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
    /** Opens a page by its site and path, such as `kauri/search`, on a screen of a size, and waits until its scripts answer. */
    async visit(page: Page, address: string, screen?: ViewportSize): Promise<void> {
      if (screen) await page.setViewportSize(screen)
      const [site, ...parts] = address.split('/')
      await page.goto(`http://${site}.localhost/${parts.join('/')}`, { waitUntil: 'domcontentloaded' })
      await untilAlive(page)
      await page.mouse.move(1, 1)
    },
    /** The path of a car with a price and pictures. */
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

/** How wide the page is, also where it is wider than the screen. */
export const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
export const enlargeLetters = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% !important; }' })
