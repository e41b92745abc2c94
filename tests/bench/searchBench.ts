import type { SearchState } from '@forecourt/rules/search/SearchState'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { createStockIndex } from '@forecourt/search/createStockIndex'
import { layersOf } from '@forecourt/seeds/layersOf'
import { scenarios } from '@forecourt/seeds/scenarios'
import { generateStock } from '@forecourt/seeds/stock/generateStock'
import type { Metric } from './Metric'
import { medianMs } from './medianMs'

const cars = 100_000
const now = Date.UTC(2026, 10, 20)

const asked: SearchState = { query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }
const questions: Record<string, Partial<SearchState>> = {
  all: {},
  refined: { values: { make: ['Mazda'], body: ['SUV'] }, ranges: { price: { min: 10_000, max: 60_000 } }, sortBy: 'price_asc' },
  words: { query: 'cx 5' },
}

/** The in-process stock index over 100,000 generated cars: building it, and answers with all their facets. */
export const searchBench = async (): Promise<Metric[]> => {
  const group = scenarios.find(({ organisation }) => organisation.slug === 'meridian')
  const [site] = group?.sites ?? []
  const [plan] = group?.stock ?? []
  if (!group || !site || !plan) throw new Error('The demo group is gone.')
  const { config } = resolveConfig(layersOf(group, site))
  const stock = generateStock({ ...plan, count: cars }, now).map(({ car }) => ({ ...car, images: [] }))
  const begun = performance.now()
  const index = createStockIndex(stock)
  const metrics: Metric[] = [{ name: 'search-build-100k', value: performance.now() - begun, unit: 'ms' }]
  for (const [name, question] of Object.entries(questions)) {
    const ms = await medianMs(() => index.search({ ...asked, ...question }, { config, preset: {}, now: new Date(now).toISOString() }), 15)
    metrics.push({ name: `search-100k-${name}`, value: ms, unit: 'ms' })
  }
  return metrics
}
