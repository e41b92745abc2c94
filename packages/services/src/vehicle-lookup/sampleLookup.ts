import { createHash } from 'node:crypto'
import type { ItemType } from '@forecourt/rules/entities/Car'
import { listSamples, type SampleModel } from './sampleModels'

/** Vehicle data for a VIN or plate; unknown values are null. */
interface FoundVehicle {
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly year: number | null
  readonly vin: string | null
  readonly regoPlate: string | null
  /** Simulated for a demonstration. */
  readonly simulated?: true
}

type VehicleQuery =
  | { readonly by: 'vin'; readonly vin: string }
  /** Australian state, or NZ. */
  | { readonly by: 'plate'; readonly plate: string; readonly state: string }

/** Looks up vehicles by VIN or plate. */
export interface VehicleLookup {
  /**
   * Null if unknown. Never rejects: an unreachable service counts as not found.
   *
   * @param kinds the kinds of vehicle that the dealer sells, of which a simulated vehicle is one
   */
  readonly find: (query: VehicleQuery, kinds: readonly ItemType[]) => Promise<FoundVehicle | null>
}

interface KnownMake {
  readonly name: string
  readonly models: readonly string[]
}

/** World manufacturer identifiers (first three VIN characters) of makes sold here. */
const makers: { readonly [make: string]: readonly string[] } = {
  Toyota: ['JTD', 'JTE', 'JTF', 'JTG', 'JTH', 'JTM', 'JTN', 'MR0', 'MR2', '6T1'],
  Mazda: ['JM0', 'JM1', 'JM7', 'JMZ', 'MM0'],
  Nissan: ['JN1', 'JN6', 'JN8', 'MNT', 'SJN'],
  Subaru: ['JF1', 'JF2'],
  Honda: ['JHM', 'MRH', 'SHH'],
  Hyundai: ['KMH', 'KM8', 'TMA'],
  Kia: ['KNA', 'KND', 'KNE', 'U5Y'],
  Ford: ['6FP', 'MNA', 'MPB', 'WF0'],
  Mitsubishi: ['JA4', 'JMF', 'JMY', 'MMA', 'MMT', '6MM'],
  Suzuki: ['JS2', 'JS3', 'JSA', 'MA3', 'TSM'],
  Isuzu: ['JAA', 'MPA'],
  Volkswagen: ['WVW', 'WVG', 'WV1', 'WV2'],
  BMW: ['WBA', 'WBS', 'WBY'],
  'Mercedes-Benz': ['WDD', 'W1K', 'W1N'],
  Audi: ['WAU', 'WUA'],
  Tesla: ['LRW', '5YJ', 'XP7'],
  BYD: ['LGX', 'LC0'],
  MG: ['LSJ'],
  GWM: ['LGW'],
  Lexus: ['JTJ', '58A'],
}

/** Model year codes of VINs, from 1980, repeating every thirty years. */
const yearLetters = 'ABCDEFGHJKLMNPRSTVWXY123456789'

/** Model year of a VIN, at most next year; null for an invalid code. */
export const modelYear = (vin: string, thisYear: number): number | null => {
  const index = yearLetters.indexOf(vin[9] ?? '')
  if (index < 0) return null
  const years = [1980, 2010, 2040].map((from) => from + index).filter((year) => year <= thisYear + 1)
  return years.at(-1) ?? null
}

/** Deterministic number from a text. */
const pseudoRandom = (text: string, below: number): number => createHash('sha256').update(text).digest().readUInt32BE(0) % below

/** Years back from this one from which plates are. */
const plateYears = 12

interface SampleMake {
  readonly name: string
  readonly samples: readonly SampleModel[]
}

const withSamples = (makes: readonly KnownMake[], isPossible: (sample: SampleModel) => boolean): readonly SampleMake[] =>
  makes.map((make) => ({ name: make.name, samples: listSamples(make).filter(isPossible) })).filter(({ samples }) => samples.length > 0)

/**
 * Simulated lookup: make and model year come from the VIN, the model from those of the platform's tables that were sold in that year,
 * deterministic and marked as simulated. For a plate, all data is invented, so that a car dealer never gets a caravan.
 *
 * @param makes the platform's own tables, with the models of some kinds
 * @param now gives the instant, ISO in UTC
 */
export const sampleLookup = (makes: (kinds: readonly ItemType[]) => Promise<readonly KnownMake[]>, now: () => string): VehicleLookup => ({
  find: async (query, kinds) => {
    const known = await makes(kinds)
    const thisYear = new Date(now()).getUTCFullYear()
    const pick = ({ samples }: SampleMake, seed: string): SampleModel | undefined => samples[pseudoRandom(seed, samples.length)]
    if (query.by === 'vin') {
      const vin = query.vin.trim().toUpperCase()
      const year = modelYear(vin, thisYear)
      const name = Object.keys(makers).find((make) => makers[make]?.includes(vin.slice(0, 3)))
      const wasSold = ({ first, last }: SampleModel) => year === null || (year >= first && year <= (last ?? year))
      const make = withSamples(known, wasSold).find((each) => each.name.toLowerCase() === name?.toLowerCase())
      // VIN characters four to eight describe the model.
      const sample = make && pick(make, vin.slice(0, 8))
      return make && sample ? { make: make.name, model: sample.model, badge: null, year, vin, regoPlate: null, simulated: true } : null
    }
    const plate = query.plate.toUpperCase().replace(/[^A-Z0-9]/g, '')
    const seed = `${query.state}:${plate}`
    const earliest = thisYear - plateYears + 1
    const possible = withSamples(known, ({ first, last }) => first <= thisYear && (last ?? thisYear) >= earliest)
    const make = plate.length < 2 || possible.length === 0 ? undefined : possible[pseudoRandom(seed, possible.length)]
    const sample = make && pick(make, `model:${seed}`)
    if (!make || !sample) return null
    const [from, to] = [Math.max(sample.first, earliest), Math.min(sample.last ?? thisYear, thisYear)]
    const year = to - pseudoRandom(`year:${seed}`, to - from + 1)
    return { make: make.name, model: sample.model, badge: null, year, vin: null, regoPlate: plate, simulated: true }
  },
})
