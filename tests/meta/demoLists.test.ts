import { createDatabase } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { postgresSearch } from '@forecourt/data/stock/search/postgresSearch'
import type { BlockData } from '@forecourt/rules/blocks/BlockRules'
import { comparison } from '@forecourt/rules/car/facts/comparison'
import type { Car } from '@forecourt/rules/entities/Car'
import { isAwaited } from '@forecourt/rules/entities/isInStock'
import { visibleMenu } from '@forecourt/rules/menus/visibleMenu'
import { modelStock } from '@forecourt/rules/models/modelStock'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import { carHref } from '@forecourt/rules/routing/carHref'
import { carReadiness } from '@forecourt/rules/search/list/recommendation'
import { statedCount } from '@forecourt/rules/search/list/statedCount'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { demoNow } from './demoNow'
import { sampled } from './sampled'
import { type DemoSite, openDemo } from './seededDemo'
import { changedSite } from './switches/changedSite'

const demo = await openDemo()
const db = createDatabase(roleUrls(inject('demoDatabaseUrl')))
afterAll(() => db.close())

const pageAt = async ({ site, siteData }: DemoSite, href: string): Promise<PageData> => {
  const { pathname, search } = new URL(href, 'http://site')
  const match = matchRoute(site.config, siteData.names, pathname)
  const page = match.kind === 'page' ? await demo.load(site, siteData, match.route, search) : null
  if (!page) throw new Error(`${site.slug} has no page at ${href}`)
  return page
}

/** Count shown by the list at an address. */
const listedAt = async (of: DemoSite, href: string): Promise<number> => {
  const page = await pageAt(of, href)
  if (page.page !== 'search') throw new Error(`${of.site.slug}: ${href} is no list of cars`)
  return statedCount(page.result, of.site.config.stock)
}

const homeBlocks = async (of: DemoSite): Promise<BlockData[]> => {
  const home = await pageAt(of, '/')
  return home.page === 'content' ? Object.values(home.blocks) : []
}

describe('counts of the demo sites', () => {
  it('counts of the demo sites are the same on the 404 page, in the hero’s search and above the list (SRC-31, SRC-38)', async () => {
    const seen: object[] = []
    for (const of of demo.sites) {
      const list = await pageAt(of, '/search')
      if (list.page !== 'search') throw new Error('No list')
      expect([of.site.slug, of.siteData.stockCount]).toEqual([of.site.slug, list.result.total])
      const sum = of.siteData.dealerships.reduce((cars, { stockCount }) => cars + stockCount, 0)
      expect([of.site.slug, sum]).toEqual([of.site.slug, list.result.total])
      for (const { quick } of await homeBlocks(of)) {
        if (!quick) continue
        seen.push(quick)
        expect([of.site.slug, quick.total]).toEqual([of.site.slug, list.result.total])
        const counted = (items: readonly { value: string; count: number }[] = []) =>
          Object.fromEntries(items.map(({ value, count }) => [value, count]))
        expect(counted(quick.makes)).toEqual(counted(list.result.facets.make))
        expect(counted(quick.bodies)).toEqual(counted(list.result.facets.body))
      }
    }
    expect(seen.length).toBeGreaterThan(1)
  })

  it('counts of the demo sites are the same at each browse link as in the list it links to (SRC-31)', async () => {
    let entries = 0
    for (const of of demo.sites)
      for (const block of await homeBlocks(of))
        for (const { href, count } of block.entries ?? []) {
          entries++
          expect([of.site.slug, href, count]).toEqual([of.site.slug, href, await listedAt(of, href)])
        }
    expect(entries).toBeGreaterThan(20)
  })

  it('counts of the demo sites are the same on a model’s tile, on its page and above its list, including just sold cars (SRC-31, MOD-01)', async () => {
    const listsWithSoldCars: string[] = []
    let conditions = 0
    for (const of of demo.sites) {
      const { range } = of.siteData
      const tiles = (await homeBlocks(of)).flatMap(({ entries = [] }) => entries)
      for (const { makeSlug, modelSlug, count, newCount, demoCount, usedCount, path } of range) {
        const value = `${makeSlug}/${modelSlug}`
        for (const tile of tiles.filter((each) => each.value === value))
          expect([of.site.slug, value, tile.count]).toEqual([of.site.slug, value, newCount])
        for (const { href, count: cars } of modelStock({ makeSlug, modelSlug, newCount, demoCount, usedCount })) {
          conditions++
          expect([of.site.slug, href, cars]).toEqual([of.site.slug, href, await listedAt(of, href)])
        }
        // Then its page links to no list.
        if (count === 0) continue
        const list = await pageAt(of, `/search/${value}`)
        if (list.page !== 'search') throw new Error('No list')
        const stated = statedCount(list.result, of.site.config.stock)
        expect([of.site.slug, value, count]).toEqual([of.site.slug, value, stated])
        const page = await pageAt(of, path)
        if (page.page !== 'model') throw new Error(`${of.site.slug}: ${path} is no page of a model`)
        expect(page.model.count).toBe(stated)
        // Cars on the page are for sale.
        expect(page.cars.filter(({ status }) => status === 'sold')).toEqual([])
        if (list.result.cars.some(({ status }) => status === 'sold')) listsWithSoldCars.push(`${of.site.slug} ${value}`)
      }
    }
    expect(listsWithSoldCars.length).toBeGreaterThan(0)
    expect(conditions).toBeGreaterThan(20)
  })

  it('models of the demo sites say which of their new cars haven’t arrived, on tiles and pages (MOD-01, VDP-29)', async () => {
    let awaited = 0
    for (const of of demo.sites) {
      const cars = (await demo.carsOf(of.site)).filter((car) => car.carType === 'new' && isAwaited(car))
      const tiles = (await homeBlocks(of)).flatMap(({ entries = [] }) => entries)
      for (const { makeSlug, modelSlug, awaitedCount = 0 } of of.siteData.range) {
        const expected = cars.filter((car) => car.makeSlug === makeSlug && car.modelSlug === modelSlug).length
        awaited += expected
        expect([of.site.slug, modelSlug, awaitedCount]).toEqual([of.site.slug, modelSlug, expected])
        for (const tile of tiles.filter(({ value }) => value === `${makeSlug}/${modelSlug}`)) expect(tile.awaitedCount ?? 0).toBe(expected)
      }
    }
    expect(awaited).toBeGreaterThan(0)
  })

  it('counts of the demo sites include each location with cars where a home page lists locations (LOC-07)', async () => {
    let blocks = 0
    for (const of of demo.sites) {
      const listed = new Set((await demo.carsOf(of.site)).map(({ locationSlug }) => locationSlug))
      const { locationSlugs } = of.siteData.names
      const places = { id: 'places', kind: 'browse', by: 'location', layout: 'chips' } as const
      const withPlaces = { ...of, site: changedSite(of, { pages: { list: [{ id: 'home', blocks: [places] }] } }) }
      for (const { entries = [] } of await homeBlocks(withPlaces)) {
        const slugs = entries.map(({ value }) => value)
        if (slugs.length === 0 || !slugs.every((slug) => locationSlugs.includes(slug))) continue
        blocks++
        expect([of.site.slug, slugs.toSorted()]).toEqual([of.site.slug, locationSlugs.filter((slug) => listed.has(slug)).toSorted()])
      }
    }
    expect(blocks).toBe(demo.sites.length)
  })

  it('counts of the demo sites include all used cars where a menu says used or pre-owned, not only certified ones (SRC-31)', async () => {
    const menus: string[] = []
    for (const of of demo.sites)
      for (const { label, href } of visibleMenu(of.site.config)) {
        if (!/^(used|pre-owned)/i.test(label)) continue
        menus.push(of.site.slug)
        expect([of.site.slug, await listedAt(of, href)]).toEqual([of.site.slug, await listedAt(of, '/search/used-cars')])
      }
    expect(menus).toContain('karri-coast-toyota')
  })
})

describe('similar cars of demo stock', () => {
  it('similar cars of demo stock have the car’s body where four variants are available, are of different variants, new ones for new cars, and leave out no closer match', async () => {
    const seen = { ofBody: 0, unpriced: 0, ofCondition: 0 }
    for (const of of demo.sites) {
      const all = await demo.carsOf(of.site)
      const free = all.filter(({ status, reserved }) => status !== 'sold' && !reserved)
      for (const car of all.filter(({ priceCents }, at) => at % (priceCents === null || testsAll ? 4 : 16) === 0)) {
        const page = await pageAt(of, carHref(car))
        if (page.page !== 'car') throw new Error(`${car.name} has no page.`)
        if (page.similar.length === 0) continue
        const others = free.filter(({ id, itemType }) => id !== car.id && itemType === car.itemType)
        const isSameModel = (other: Car) => other.makeSlug === car.makeSlug && other.modelSlug === car.modelSlug
        const isOfBody = (other: Car) => other.simpleBody === car.simpleBody
        const name = `${of.site.slug}: ${car.name}`
        // One of each model, year and grade is shown.
        if (
          new Set(others.filter(isOfBody).map((other) => `${other.makeSlug}/${other.modelSlug}/${other.year}/${other.badge}`)).size >= 4
        ) {
          seen.ofBody++
          const odd = page.similar.filter((other) => !isSameModel(other) && !isOfBody(other))
          expect([name, odd.map((other) => other.name)]).toEqual([name, []])
        }
        const variantOf = (other: Car) => `${other.makeSlug}/${other.modelSlug}/${other.badge}`
        const close = others.filter((other) => isSameModel(other) || isOfBody(other))
        const alike = close.filter((other) => other.carType === car.carType)
        const variants = new Set(close.map(variantOf)).size
        expect([name, new Set(page.similar.map(variantOf)).size >= Math.min(variants, page.similar.length)]).toEqual([name, true])
        if (new Set(alike.map(variantOf)).size >= 4) {
          seen.ofCondition++
          expect([name, page.similar.map(({ carType }) => carType)]).toEqual([name, page.similar.map(() => car.carType)])
          if (car.priceCents === null)
            for (const similar of page.similar) {
              seen.unpriced++
              const distance = (other: Car) => Math.abs(other.year - car.year)
              const sameVariant = alike.filter((other) => variantOf(other) === variantOf(similar))
              expect([name, distance(similar)]).toEqual([name, Math.min(...sameVariant.map(distance))])
            }
        }
      }
    }
    expect(seen.ofBody).toBeGreaterThan(sampled(200))
    expect(seen.ofCondition).toBeGreaterThan(sampled(30))
    expect(seen.unpriced).toBeGreaterThan(0)
  })
})

describe('the recommended order of the demo sites (SRC-17, SRC-44)', () => {
  /** Some sites start with another order. */
  const recommended = 'sortBy=recommended'
  it('the recommended order of the demo sites begins with cars that are ready to buy, and is the same without the search index', async () => {
    for (const of of demo.sites) {
      const page = await pageAt(of, `/search?${recommended}`)
      if (page.page !== 'search') throw new Error('No list')
      const { cars } = page.result
      expect(cars.filter((car) => carReadiness(car) < 5).map(({ name }) => `${of.site.slug}: ${name}`)).toEqual([])
      const state = parseSearch(new URLSearchParams(recommended), { config: of.site.config, preset: {} })
      const plain = await postgresSearch(db).search({ site: of.site, state, preset: {}, now: demoNow })
      expect(plain.cars.map(({ id }) => id)).toEqual(cars.map(({ id }) => id))
    }
  })

  it('the recommended order of the demo sites ends with reserved cars, then sold ones', async () => {
    for (const of of demo.sites) {
      const { result } = (await pageAt(of, `/search?${recommended}`)) as Extract<PageData, { page: 'search' }>
      const pages = await Promise.all(
        Array.from({ length: result.pageCount }, (_, at) => pageAt(of, `/search?${recommended}&page=${at + 1}`)),
      )
      const readiness = pages.flatMap((page) => (page.page === 'search' ? page.result.cars.map(carReadiness) : []))
      expect(readiness).toHaveLength(result.total)
      expect(readiness).toEqual(readiness.toSorted((one, other) => other - one))
    }
  })

  it('the recommended order of the demo sites applies to the blocks of home pages', async () => {
    let blocks = 0
    for (const of of demo.sites)
      for (const { cars } of await homeBlocks(of)) {
        if (!cars || cars.length === 0) continue
        blocks++
        const readiness = cars.map(carReadiness)
        expect(readiness).toEqual(readiness.toSorted((one, other) => other - one))
      }
    expect(blocks).toBeGreaterThan(5)
  })

  it('the recommended order of the demo sites never fills two rows of a home page with the same cars', async () => {
    for (const of of demo.sites) {
      const rows = (await homeBlocks(of)).flatMap(({ cars = [] }) =>
        cars.length > 0
          ? [
              cars
                .map(({ slug }) => slug)
                .toSorted()
                .join(),
            ]
          : [],
      )
      expect([of.site.slug, new Set(rows).size]).toEqual([of.site.slug, rows.length])
    }
  })
})

it('the models of a site include no cars of a make where it sells only motorcycles of that make (MOD-01)', () => {
  const names =
    demo.sites.find(({ site }) => site.slug === 'long-paddock')?.siteData.range.map(({ make, model }) => `${make} ${model}`) ?? []
  expect(names).toContain('Honda CB650R')
  expect(names.filter((name) => /Civic|CR-V|HR-V|Jazz/.test(name))).toEqual([])
})

it('the models that a dealer wrote are only on that dealer’s site (MOD-01)', () => {
  const having = demo.sites.filter(({ siteData }) =>
    siteData.range.some(({ make, model }) => `${make} ${model}` === 'Bullock Track Boundary 18'),
  )
  expect(having.map(({ site }) => site.slug)).toEqual(['long-paddock'])
})

it('a comparison of four different cars highlights what sets one apart, and little else (FAV-02)', async () => {
  for (const of of demo.sites) {
    const cars = await demo.carsOf(of.site)
    const models = new Set<string>()
    const unlike = cars.filter(({ make, model }) => models.size < 4 && !models.has(make + model) && models.add(make + model)).slice(0, 4)
    const rows = comparison(unlike, of.site.config, demoNow).flatMap((group) => group.rows)
    const cells = rows.flatMap(({ standsOut }) => standsOut)
    const share = cells.filter(Boolean).length / cells.length
    expect([of.site.slug, unlike.length, share > 0.02, share < 0.25]).toEqual([of.site.slug, 4, true, true])
  }
})
