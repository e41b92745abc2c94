import type { Car } from '@forecourt/rules/entities/Car'
import { createRandom } from './random'

interface About {
  readonly carType: Car['carType']
  readonly year: number
  readonly km: number
  readonly fuel: string
  readonly simpleFuel: Car['simpleFuel']
  /** In milliseconds. */
  readonly now: number
}

const day = 86_400_000
const importers = ['Japan', 'Japan', 'Japan', 'Japan', 'Singapore', 'the United Kingdom']

const isoDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** What a trader in New Zealand knows of a car's past; drawn apart, so that it changes nothing else about it. What the notice asks is there; an odometer may be unknown. */
export const createDisclosure = (identity: string, { carType, year, km, fuel, simpleFuel, now }: About): Car['disclosure'] => {
  const random = createRandom(`disclosure:${identity}`)
  const thisYear = new Date(now).getUTCFullYear()
  const imported = carType === 'used' && year < thisYear - 3 && random.chance(0.55)
  const here = imported ? Math.min(thisYear, year + random.whole(3, 6)) : year
  const warrant = random.whole(40, 340)
  // Drawn for nothing, so that what follows is what it was.
  random.chance(0.96)
  const drawn = { damaged: random.chance(0.03), owing: random.chance(0.04) }
  const ruc = Math.ceil((km + random.whole(400, 6_000)) / 1_000) * 1_000
  return {
    wofExpiry: isoDay(now + warrant * day),
    odometer: random.chance(0.95) ? 'accurate' : 'unknown',
    firstRegisteredHere: here,
    ...(imported && { importedFrom: random.pick(importers), firstRegisteredThere: year, damagedAtImport: drawn.damaged }),
    securityInterest: drawn.owing,
    ...((/diesel/i.test(fuel) || simpleFuel === 'Electric' || simpleFuel === 'PHEV') && { rucPaidToKm: ruc }),
  }
}
