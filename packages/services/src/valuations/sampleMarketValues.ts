import { marketValue } from '@forecourt/rules/valuations/valueVehicle'
import type { MarketValues } from './findFigure'

/** Invented new prices of a make in whole dollars: by model, and for unlisted models. */
interface MakePrices {
  readonly unlisted: number
  readonly models: { readonly [model: string]: number }
}

/** Invented round new prices for demonstrations. */
export const samplePrices: { readonly [make: string]: MakePrices } = {
  audi: { unlisted: 72_000, models: { a3: 55_000, a4: 70_000, q3: 63_000, q5: 80_000 } },
  bmw: { unlisted: 78_000, models: { '1 series': 56_000, '3 series': 80_000, x1: 66_000, x3: 88_000 } },
  byd: { unlisted: 46_000, models: { dolphin: 34_000, 'atto 3': 43_000, seal: 54_000, 'sealion 6': 47_000 } },
  ford: { unlisted: 52_000, models: { ranger: 56_000, everest: 64_000, focus: 32_000, puma: 33_000, mustang: 72_000 } },
  gwm: { unlisted: 37_000, models: { haval: 34_000, ora: 33_000, cannon: 42_000 } },
  honda: { unlisted: 41_000, models: { 'cr-v': 46_000, 'hr-v': 37_000, civic: 43_000, jazz: 26_000 } },
  hyundai: { unlisted: 38_000, models: { i20: 27_000, i30: 33_000, kona: 34_000, tucson: 42_000, 'santa fe': 58_000, 'ioniq 5': 72_000 } },
  isuzu: { unlisted: 58_000, models: { 'd-max': 57_000, 'mu-x': 63_000 } },
  kia: {
    unlisted: 38_000,
    models: { picanto: 20_000, rio: 24_000, cerato: 31_000, seltos: 35_000, sportage: 41_000, sorento: 56_000, ev6: 76_000 },
  },
  lexus: { unlisted: 76_000, models: { ux: 54_000, nx: 70_000, rx: 98_000 } },
  mazda: {
    unlisted: 38_000,
    models: { '2': 25_000, '3': 34_000, 'cx-3': 30_000, 'cx-30': 37_000, 'cx-5': 43_000, 'cx-9': 58_000, 'bt-50': 54_000 },
  },
  'mercedes-benz': { unlisted: 82_000, models: { 'a-class': 60_000, 'c-class': 92_000, gla: 70_000, glc: 103_000 } },
  mg: { unlisted: 30_000, models: { '3': 22_000, zs: 26_000, hs: 34_000, '4': 39_000 } },
  mitsubishi: { unlisted: 38_000, models: { asx: 28_000, outlander: 43_000, triton: 49_000, 'pajero sport': 55_000 } },
  nissan: { unlisted: 41_000, models: { juke: 32_000, qashqai: 39_000, 'x-trail': 44_000, navara: 52_000, patrol: 92_000, leaf: 47_000 } },
  subaru: { unlisted: 43_000, models: { impreza: 34_000, crosstrek: 39_000, forester: 45_000, outback: 50_000, wrx: 52_000 } },
  suzuki: { unlisted: 29_000, models: { swift: 26_000, ignis: 23_000, vitara: 32_000, jimny: 34_000 } },
  tesla: { unlisted: 66_000, models: { 'model 3': 62_000, 'model y': 68_000 } },
  toyota: {
    unlisted: 44_000,
    models: {
      yaris: 27_000,
      corolla: 34_000,
      camry: 42_000,
      'c-hr': 43_000,
      rav4: 47_000,
      kluger: 64_000,
      hilux: 56_000,
      prado: 78_000,
      landcruiser: 105_000,
    },
  },
  volkswagen: { unlisted: 45_000, models: { polo: 30_000, golf: 42_000, 't-roc': 41_000, tiguan: 50_000, amarok: 62_000 } },
}

/** Sample market values from invented new prices, age and kilometres, marked as such. Null for unlisted makes. */
export const sampleMarketValues: MarketValues = {
  findMarketValue: async ({ make, model, year, km }, now) => {
    const name = make.trim().toLowerCase()
    const prices = Object.hasOwn(samplePrices, name) ? samplePrices[name] : undefined
    if (!prices) return null
    const known = model.trim().toLowerCase()
    const dollars = (Object.hasOwn(prices.models, known) ? prices.models[known] : undefined) ?? prices.unlisted
    const years = new Date(now).getUTCFullYear() - year
    return { marketCents: marketValue({ newCents: dollars * 100, years, km }), source: 'Sample market values for this demo' }
  },
}
