import { monitorEventLoopDelay } from 'node:perf_hooks'
import { listenForCarChanges } from '@forecourt/data/changes/listenForChanges'
import { createDatabase } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { stockSource } from '@forecourt/data/stock/search/stockSource'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { loadStockIndex } from '@forecourt/search/createStockIndex'
import { createFreshIndex } from '@forecourt/search/fresh/createFreshIndex'

/** An awaited car by stock number, and its new price. */
export interface Awaited {
  readonly stockNumber: string
  readonly priceCents: number
}

/** Messages of this process: index loaded, then the time at which each awaited price is found; both use the machine's clock. */
export type FollowerMessage =
  | { readonly kind: 'loaded'; readonly cars: number; readonly ms: number; readonly longestBlock: number; readonly firstMs: number }
  | { readonly kind: 'seen'; readonly at: string }

/**
 * A server's stock index in a separate process. A starting site loads the indexes of all organisations in sequence: the first, of another
 * organisation, is timed separately, as no code is compiled yet.
 */
const [ownerUrl = '', organisationId = '', firstId = ''] = process.argv.slice(2)
const send = (outgoing: FollowerMessage) => process.send?.(outgoing)
const instant = () => new Date().toISOString()
const config = buildConfig()

const db = createDatabase({ ...roleUrls(ownerUrl), poolSize: 3 })
const freshOf = (id: string) => createFreshIndex({ source: stockSource(db, id, instant), build: loadStockIndex, now: () => Date.now() })
const fresh = freshOf(organisationId)
let awaited: Awaited | null = null

// A small first query creates the connection and the query plan, as in a running server.
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

/** A price is found when a search by stock number and exact price returns the car. */
const checkPrices = () => {
  if (!awaited) return
  const { stockNumber, priceCents } = awaited
  const price = { min: priceCents / 100, max: priceCents / 100 }
  const state = { query: stockNumber, page: 1, sortBy: 'recommended', values: {}, ranges: { price } } as const
  const { cars } = index.search(state, { config, preset: {}, dealershipIds: [], now: instant() })
  if (!cars.some((car) => car.stockNumber === stockNumber && car.priceCents === priceCents)) return
  awaited = null
  send({ kind: 'seen', at: String(process.hrtime.bigint()) })
}
process.on('message', (message: Awaited) => {
  awaited = message
})
await listenForCarChanges(ownerUrl, () => void fresh.refresh().then(checkPrices))
send({ kind: 'loaded', cars: index.cars.length, ms, longestBlock: delay.max / 1e6, firstMs })
