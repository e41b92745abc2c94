import { createDatabase } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { carHref } from '@forecourt/rules/routing/carHref'
import { listsOfCar } from '@forecourt/rules/routing/linkedLists'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { siteMapPages } from '../../../apps/site/src/files/siteMap'
import { demoNow } from '../demoNow'
import type { DemoPage } from '../demoPages'
import { drawnPage } from '../drawnPage'
import { samplePages } from '../samplePages'
import { openDemo } from '../seededDemo'
import { changedSite } from '../switches/changedSite'
import { carsListedAt } from './carsListedAt'

const demo = await openDemo()
const pages = await samplePages(demo)
const db = createDatabase(roleUrls(inject('demoDatabaseUrl')))
afterAll(() => db.close())

/** A page that a link was found on, with the link's path. */
type FoundLink = readonly [page: string, href: string]

/** Links to lists in a page's HTML. */
const listLinks = (html: string, origin: string): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].flatMap(([, escaped = '']) => {
    const href = escaped.replaceAll('&amp;', '&').replace(origin, '')
    return /^\/(?:search|pre-owned)\b/.test(href) ? [href] : []
  })

/** Whether a link is of an empty list's own filters: without one of them the list may still be empty. */
const isOwn = ({ path, data }: DemoPage, href: string): boolean =>
  data.page === 'search' && data.result.total === 0 && href.split('?')[0] === path.split('?')[0]

describe.each(demo.sites)('$site.slug', (of) => {
  const { origin } = of.request

  /** Of some links, those to lists without cars. */
  const emptyOnes = async (links: readonly FoundLink[]): Promise<string[]> => {
    const empty: string[] = []
    for (const [href, page] of new Map(links.map(([page, href]) => [href, page])))
      if ((await carsListedAt(demo, of, href)) === 0) empty.push(`${page}: ${href}`)
    return empty
  }

  it('every link to a list of cars finds cars, on every kind of page (SRC-06, RTE-14)', async () => {
    const links = pages
      .filter((page) => page.of === of)
      .flatMap((page) =>
        listLinks(drawnPage(page), origin)
          .map((href): FoundLink => [page.name, href])
          .filter(([, href]) => !isOwn(page, href)),
      )
    expect(links.length).toBeGreaterThan(20)
    expect(await emptyOnes(links)).toEqual([])
  })

  it('every breadcrumb of a car, sold long ago or not, leads to lists with cars (RTE-14)', async () => {
    const cars = await demo.carsOf(changedSite(of, { stock: { soldVisibleDays: 60, minImageCount: 0 } }))
    const links = cars.flatMap((car) => listsOfCar(car, of.siteData.models).map(({ href }): FoundLink => [carHref(car), href]))
    expect(await emptyOnes(links)).toEqual([])
    // Cars in the list itself have both steps.
    const listed = await demo.carsOf(of.site)
    expect(listed.filter((car) => car.status === 'in_stock' && listsOfCar(car, of.siteData.models).length < 2).map(carHref)).toEqual([])
  })

  it('every list in its sitemap has cars (RTE-14, RTE-26)', async () => {
    const live = { published: of.site, siteData: async () => of.siteData, stockIndex: () => demo.indexOf(of.site) }
    const xml = await siteMapPages(live, { db, origin, now: demoNow })
    const links = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']): FoundLink => ['sitemap', loc.replace(origin, '')])
    expect(links.filter(([, href]) => href.startsWith('/search')).length).toBeGreaterThan(2)
    expect(await emptyOnes(links)).toEqual([])
  })
})
