import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { createStockFeed } from '@forecourt/data/stock-feeds/changeStockFeed'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { feedSecret } from '@forecourt/services/stock-feeds/feedSecret'
import { readSecrets } from '../../../tools/start/readSecrets'
import type { BenchContext } from '../BenchContext'
import type { Metric } from '../Metric'
import { percentile } from '../measures/percentile'
import { siteRequest } from '../siteRequest'

const pushes = 40
const host = 'saltbush.localhost'
/** A price that doesn't show by then has got lost. Milliseconds. */
const longest = 30_000

const dollars = (price: number) => `$${price.toLocaleString('en-AU')}`

/** From when a dealer's system begins to push a price until the car's page, and the list of its make, show it: a page that is asked for without pause. */
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
    const made = await createStockFeed(db.forOrganisation(organisationId), {
      dealershipId,
      settings: {
        ...{ name: 'Bench', locationId, source: { kind: 'push' }, mapping: null, priceType: 'driveAway', schedule: null },
        ...{ mostGonePercent: 100, paused: false, addsCars: false },
      },
      actor: buildActor,
      now: new Date().toISOString(),
    })
    if (!made?.ok) throw new Error('The feed was not made.')
    const { feed } = made
    const seen: { readonly [place: string]: { readonly path: string; readonly ms: number[] } } = {
      page: { path: `/cars/${slug}`, ms: [] },
      list: { path: `/search/${makeSlug}?sortBy=newest`, ms: [] },
    }
    for (let push = 0; push < pushes; push++) {
      const price = 20_011 + push * 37
      const began = performance.now()
      const untilSeen = async ({ path, ms }: { readonly path: string; readonly ms: number[] }) => {
        for (;;) {
          const { body } = await siteRequest(sitePort, host, path)
          if (body.includes(dollars(price))) break
          if (performance.now() - began > longest) throw new Error(`${path} never showed ${dollars(price)}.`)
          await wait(5)
        }
        ms.push(performance.now() - began)
      }
      const pushed = fetch(`http://127.0.0.1:${consolePort}/api/stock-feeds/${feed.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${feedSecret(auth, feed)}` },
        body: JSON.stringify({ stocknum: stockNumber, make, model, year, dapprice: price }),
      })
      await Promise.all([pushed, ...Object.values(seen).map(untilSeen)])
      const answered = await pushed
      if (answered.status !== 200) throw new Error(`The push was answered with ${answered.status}: ${await answered.text()}`)
    }
    return Object.entries(seen).flatMap(([place, { ms }]) => [
      { name: `pushed-price-${place}-median`, value: percentile(ms, 0.5), unit: 'ms' },
      { name: `pushed-price-${place}-p95`, value: percentile(ms, 0.95), unit: 'ms' },
    ])
  } finally {
    await db.close()
  }
}
