import { gzipSync } from 'node:zlib'
import type { Car } from '@forecourt/rules/entities/Car'
import { toCarPrices } from '@forecourt/rules/pricing/toCarPrices'
import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import { lexiconConfig, stockLexicon } from '@forecourt/rules/search/understanding/stockLexicon'
import { understand } from '@forecourt/rules/search/understanding/understand'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { createStockIndex } from '@forecourt/search/createStockIndex'
import type { Scenario, ScenarioSite } from '@forecourt/seeds/Scenario'
import { scenarios } from '@forecourt/seeds/scenarios'
import { generateStock } from '@forecourt/seeds/stock/generateStock'
import { scenarioLayers } from '@forecourt/seeds/testing/scenarioLayers'
import { examplePhrases } from '../meta/examplePhrases'
import type { Metric } from './Metric'
import { percentile } from './measures/percentile'
import { understandingKilobytes } from './understandingKilobytes'

const now = '2026-03-10T02:00:00.000Z'
const rounds = 31

/** What browsers are given to read sentences with, out of the stock the demo's seeds make. */
const lexiconOf = (scenario: Scenario, site: ScenarioSite): Lexicon => {
  const { config } = resolveConfig(scenarioLayers(scenario, site))
  const cars = scenario.stock.flatMap((plan) =>
    generateStock(plan, Date.parse(now)).map(({ car }): Car => ({ ...car, ...toCarPrices(car), images: [] })),
  )
  const dealershipIds = scenario.dealerships.filter(({ slug }) => site.dealershipSlugs.includes(slug)).map(({ id }) => id)
  const asked = { config: lexiconConfig(config), preset: {}, dealershipIds, now }
  const result = createStockIndex(cars).search({ query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {} }, asked)
  const counts = new Map<string, { readonly make: string; readonly model: string; count: number }>()
  for (const { make, model } of cars) {
    const counted = counts.get(`${make} ${model}`) ?? { make, model, count: 0 }
    counted.count++
    counts.set(`${make} ${model}`, counted)
  }
  const models = [...counts.values()].map((model) => ({
    ...model,
    makeSlug: '',
    modelSlug: '',
    body: null,
    newCount: 0,
    comingCount: 0,
    electrified: [],
  }))
  // As it arrives.
  return JSON.parse(JSON.stringify(stockLexicon(result, { config, site: { models, locations: scenario.locations }, now }))) as Lexicon
}

/** Sentences read as shoppers type them, each by itself, and the script that reads them. */
export const understandingBench = async (): Promise<Metric[]> => {
  const lexicons = new Map(scenarios.flatMap((scenario) => scenario.sites.map((site) => [site.slug, lexiconOf(scenario, site)] as const)))
  const times: number[] = []
  const firsts: number[] = []
  for (const [slug, phrases] of Object.entries(examplePhrases)) {
    const lexicon = lexicons.get(slug)
    if (!lexicon) throw new Error(`There is no demo site ${slug}.`)
    for (const [index, [said]] of phrases.entries()) {
      const samples = Array.from({ length: rounds }, () => {
        const begun = performance.now()
        understand(said, lexicon)
        return performance.now() - begun
      })
      // The first on a site also works out its names.
      if (index === 0) firsts.push(samples[0] ?? 0)
      times.push(percentile(samples, 0.5))
    }
  }
  const lexiconBytes = [...lexicons.values()].map((lexicon) => gzipSync(JSON.stringify(lexicon)).length)
  return [
    { name: 'understanding-phrases', value: times.length, unit: 'phrases' },
    { name: 'understanding-phrase-p50', value: percentile(times, 0.5), unit: 'ms' },
    { name: 'understanding-phrase-slowest', value: Math.max(...times), unit: 'ms' },
    { name: 'understanding-first-phrase-slowest', value: Math.max(...firsts), unit: 'ms' },
    { name: 'understanding-script-gzip', value: await understandingKilobytes(), unit: 'kB' },
    { name: 'understanding-script-gzip-with-suggestions', value: await understandingKilobytes('suggestedSearches'), unit: 'kB' },
    { name: 'understanding-lexicon-gzip-largest', value: Math.max(...lexiconBytes) / 1_000, unit: 'kB' },
  ]
}
