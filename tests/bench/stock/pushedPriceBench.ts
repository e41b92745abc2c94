import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@forecourt/data/createDatabase'
import { openMarketFeed } from '@forecourt/data/market-feeds/marketFeeds'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { createStockFeed, removeStockFeed } from '@forecourt/data/stock-feeds/changeStockFeed'
import { listStockFeeds } from '@forecourt/data/stock-feeds/listStockFeeds'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { feedSecret } from '@forecourt/services/stock-feeds/feedSecret'
import { readSecrets } from '../../../tools/start/readSecrets'
import type { BenchContext } from '../BenchContext'
import type { Metric } from '../Metric'
import { percentile } from '../measures/percentile'
import { siteRequest } from '../siteRequest'

const pushes = 40
const host = 'saltbush.localhost'
const feedName = 'Pushed prices'
/** Searches are made anew for each who asks: asked without pause they would measure themselves. Milliseconds. */
const pollMs = 40
/** A price that doesn't show by then has got lost. Milliseconds. */
const longest = 30_000

const dollars = (price: number) => `$${price.toLocaleString('en-AU')}`

interface Place {
  readonly path: string
  /** Whether what was answered says the price, in dollars. */
  shows(body: string, price: number): boolean
  readonly ms: number[]
}

const onPage = (body: string, price: number) => body.includes(dollars(price))

/** From when a dealer's system begins to push a price until each place tells it, asked again and again: the car's page, its card in the list of its make, a search by that price, and the file a market place fetches. */
export const pushedPriceBench = async ({ sitePort, consolePort, ownerUrl, dataDirectory }: BenchContext): Promise<Metric[]> => {
  const db = createDatabase(roleUrls(ownerUrl))
  try {
    const { auth } = readSecrets(dataDirectory)
    const found = await db.platform.transaction((tx) =>
      tx.car.findFirst({
        where: {
          organisation: { sites: { some: { hosts: { some: { host } } } } },
          status: 'in_stock',
          carType: 'used',
          priceType: 'driveAway',
        },
        select: {
          organisationId: true,
          dealershipId: true,
          locationId: true,
          slug: true,
          stockNumber: true,
          make: true,
          makeSlug: true,
          model: true,
          year: true,
        },
        orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      }),
    )
    if (!found) throw new Error(`${host} has no car to push a price of.`)
    const { organisationId, dealershipId, locationId, slug, stockNumber, make, makeSlug, model, year } = found
    const scope = db.forOrganisation(organisationId)
    // Of two feeds that say a price, the older one's counts: none of an earlier run may stay.
    for (const { id, name } of await listStockFeeds(scope, null))
      if (name === feedName) await removeStockFeed(scope, { feedId: id, actor: buildActor })
    const made = await createStockFeed(scope, {
      dealershipId,
      settings: {
        ...{ name: feedName, locationId, source: { kind: 'push' }, mapping: null, priceType: 'driveAway', schedule: null },
        ...{ mostGonePercent: 100, paused: false, addsCars: false },
      },
      actor: buildActor,
      now: new Date().toISOString(),
    })
    if (!made?.ok) throw new Error('The feed was not made.')
    const { feed } = made
    const site = await db.platform.transaction((tx) => tx.site.findFirst({ where: { hosts: { some: { host } } }, select: { id: true } }))
    const format = { format: 'stock-json', title: 'Bench', actor: buildActor }
    const opened = site && (await openMarketFeed(scope, { siteId: site.id, ...format }))
    if (!opened) throw new Error('The file of the stock was not opened.')
    const seen: { readonly [place: string]: (price: number) => Place } = {
      page: () => ({ path: `/cars/${slug}`, shows: onPage, ms: taken.page }),
      card: () => ({ path: `/search/${makeSlug}?sortBy=newest`, shows: onPage, ms: taken.card }),
      // The filter itself says the price; the car's link is there once the search finds it.
      search: (price) => ({ path: `/search?price=${price}:${price}`, shows: (body) => body.includes(`/cars/${slug}`), ms: taken.search }),
      feed: () => ({
        path: `/feeds/${opened.secret}/cars.json`,
        shows: (body, price) => new RegExp(`\\b${price}\\b`).test(body),
        ms: taken.feed,
      }),
    }
    const taken = { page: [] as number[], card: [] as number[], search: [] as number[], feed: [] as number[], answer: [] as number[] }
    for (let push = 0; push < pushes; push++) {
      const price = 20_011 + push * 37
      const began = performance.now()
      const untilSeen = async ({ path, shows, ms }: Place) => {
        for (;;) {
          const { body } = await siteRequest(sitePort, host, path)
          if (shows(String(body), price)) break
          if (performance.now() - began > longest) throw new Error(`${path} never showed ${dollars(price)}.`)
          await wait(pollMs)
        }
        ms.push(performance.now() - began)
      }
      const pushed = fetch(`http://127.0.0.1:${consolePort}/api/stock-feeds/${feed.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${feedSecret(auth, feed)}` },
        body: JSON.stringify({ stocknum: stockNumber, make, model, year, dapprice: price }),
      })
      void pushed.then(() => taken.answer.push(performance.now() - began))
      await Promise.all([pushed, ...Object.values(seen).map((place) => untilSeen(place(price)))])
      const answered = await pushed
      if (answered.status !== 200) throw new Error(`The push was answered with ${answered.status}: ${await answered.text()}`)
    }
    return Object.entries(taken).flatMap(([place, ms]) => [
      { name: `pushed-price-${place}-median`, value: percentile(ms, 0.5), unit: 'ms' },
      { name: `pushed-price-${place}-p95`, value: percentile(ms, 0.95), unit: 'ms' },
    ])
  } finally {
    await db.close()
  }
}
