import { marketValue } from '@forecourt/rules/valuations/marketValue'
import type { MarketValues } from './MarketValues'
import { samplePrices } from './samplePrices'

/** Gives made-up market values: by a table of prices of new vehicles, age and kilometres, and says that they are. Null for makes it doesn't list. */
export const sampleMarketValues: MarketValues = {
  worthOf: async ({ make, model, year, km }, now) => {
    const name = make.trim().toLowerCase()
    const prices = Object.hasOwn(samplePrices, name) ? samplePrices[name] : undefined
    if (!prices) return null
    const known = model.trim().toLowerCase()
    const dollars = (Object.hasOwn(prices.models, known) ? prices.models[known] : undefined) ?? prices.usual
    const years = new Date(now).getUTCFullYear() - year
    return { marketCents: marketValue({ newCents: dollars * 100, years, km }), source: 'Made-up market values, for this demonstration' }
  },
}
