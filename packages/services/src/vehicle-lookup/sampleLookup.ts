import { createHash } from 'node:crypto'
import type { ItemType } from '@forecourt/rules/entities/Car'

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

const modelYear = (vin: string, thisYear: number): number | null => {
  const index = yearLetters.indexOf(vin[9] ?? '')
  if (index < 0) return null
  const years = [1980, 2010, 2040].map((from) => from + index).filter((year) => year <= thisYear + 1)
  return years.at(-1) ?? null
}

/** Deterministic number from a text. */
const pseudoRandom = (text: string, below: number): number => createHash('sha256').update(text).digest().readUInt32BE(0) % below

/**
 * Simulated lookup: make and model year come from the VIN, the model from the platform's tables, deterministic and marked as simulated.
 * For a plate, all data is invented, so that a car dealer never gets a caravan.
 *
 * @param makes the platform's own tables, with the models of some kinds
 * @param now gives the instant, ISO in UTC
 */
export const sampleLookup = (makes: (kinds: readonly ItemType[]) => Promise<readonly KnownMake[]>, now: () => string): VehicleLookup => ({
  find: async (query, kinds) => {
    const known = (await makes(kinds)).filter(({ models }) => models.length > 0)
    const thisYear = new Date(now()).getUTCFullYear()
    const found = (
      make: KnownMake | undefined,
      seed: string,
      facts: Pick<FoundVehicle, 'year' | 'vin' | 'regoPlate'>,
    ): FoundVehicle | null => {
      const model = make?.models[pseudoRandom(seed, make.models.length)]
      return make && model ? { make: make.name, model, badge: null, ...facts, simulated: true } : null
    }
    if (query.by === 'vin') {
      const vin = query.vin.trim().toUpperCase()
      const name = Object.keys(makers).find((make) => makers[make]?.includes(vin.slice(0, 3)))
      const make = known.find((each) => each.name.toLowerCase() === name?.toLowerCase())
      // VIN characters four to eight describe the model.
      return found(make, vin.slice(0, 8), { year: modelYear(vin, thisYear), vin, regoPlate: null })
    }
    const plate = query.plate.toUpperCase().replace(/[^A-Z0-9]/g, '')
    const seed = `${query.state}:${plate}`
    if (plate.length < 2 || known.length === 0) return null
    return found(known[pseudoRandom(seed, known.length)], `model:${seed}`, {
      year: thisYear - pseudoRandom(`year:${seed}`, 12),
      vin: null,
      regoPlate: plate,
    })
  },
})
