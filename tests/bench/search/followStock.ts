import { monitorEventLoopDelay } from 'node:perf_hooks'
import { listenForCarChanges } from '@forecourt/data/changes/listenForChanges'
import { createDatabase } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { stockSource } from '@forecourt/data/stock/search/stockSource'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { loadStockIndex } from '@forecourt/search/createStockIndex'
import { createFreshIndex } from '@forecourt/search/fresh/createFreshIndex'

/** A car to look out for, by its stock number, and the price it will have. */
export interface Awaited {
  readonly stockNumber: string
  readonly priceCents: number
}

/** What this process says: that its index is loaded, then each time an awaited price is found, when; both clocks are the computer's. */
export type FollowerMessage =
  | { readonly kind: 'loaded'; readonly cars: number; readonly ms: number; readonly longestBlock: number; readonly firstMs: number }
  | { readonly kind: 'seen'; readonly at: string }

/**
 * One server's index of an organisation's stock, as the site keeps it, in a process of its own. A site that starts loads the
 * indexes of all organisations one after another: the first, of another organisation, is timed apart, since it finds nothing compiled.
 */
const [ownerUrl = '', organisationId = '', firstId = ''] = process.argv.slice(2)
const say = (said: FollowerMessage) => process.send?.(said)
const instant = () => new Date().toISOString()
const config = buildConfig()

const db = createDatabase({ ...roleUrls(ownerUrl), poolSize: 3 })
const freshOf = (id: string) => createFreshIndex({ source: stockSource(db, id, instant), build: loadStockIndex, now: () => Date.now() })
const fresh = freshOf(organisationId)
let awaited: Awaited | null = null

// The connection and the query's plan are made by a first, small question, as they are in a server that runs.
await stockSource(db, organisationId, instant).position()
const firstBegun = performance.now()
if (firstId) await freshOf(firstId).ready()
const firstMs = performance.now() - firstBegun
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const begun = performance.now()
const index = await fresh.ready()
const ms = performance.now() - begun
delay.disable()

/** A price is found when a search for the car by its number and by exactly that price gives the car. */
const look = () => {
  if (!awaited) return
  const { stockNumber, priceCents } = awaited
  const price = { min: priceCents / 100, max: priceCents / 100 }
  const state = { query: stockNumber, page: 1, sortBy: 'recommended', values: {}, ranges: { price } } as const
  const { cars } = index.search(state, { config, preset: {}, dealershipIds: [], now: instant() })
  if (!cars.some((car) => car.stockNumber === stockNumber && car.priceCents === priceCents)) return
  awaited = null
  say({ kind: 'seen', at: String(process.hrtime.bigint()) })
}
process.on('message', (message: Awaited) => {
  awaited = message
})
await listenForCarChanges(ownerUrl, () => void fresh.refresh().then(look))
say({ kind: 'loaded', cars: index.cars.length, ms, longestBlock: delay.max / 1e6, firstMs })
