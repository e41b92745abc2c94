import type { VehicleModel } from './VehicleModel'

const cloth = ['Black cloth', 'Black cloth', 'Charcoal cloth', 'Grey cloth']
const leatherAccented = ['Black leather-accented', 'Black leather-accented', 'Charcoal leather-accented']
const lightLeather = ['Tan leather-accented', 'Ivory leather-accented']
const synthetic = ['Black synthetic leather']
const vegan = ['Black vegan leather', 'Black vegan leather', 'Grey vegan leather']

/** Upholstery of makes, models and grades whose seats without leather aren't cloth. A grade is before its model, a model before its make. */
const withoutCloth: Readonly<Record<string, readonly string[]>> = {
  Tesla: ['Black vegan leather', 'Black vegan leather', 'White vegan leather'],
  BYD: vegan,
  ...{ BMW: synthetic, 'Mercedes-Benz': synthetic, Lexus: synthetic },
  Polestar: ['Charcoal textile'],
  'Volvo EX30': ['Charcoal textile', 'Blue textile'],
  'Volvo XC60': ['Black leather-accented'],
  'Ford Mustang Mach-E': synthetic,
  ...{ 'Hyundai Ioniq 5': synthetic, 'Hyundai Ioniq 6': synthetic, 'Kia EV5': synthetic, 'Kia EV6': synthetic },
  ...{ 'MG MG4 Essence 64': synthetic, 'MG MG4 XPower': synthetic, 'MG HS': synthetic },
}

/** Makes and models whose leather seats also come in light colours, and the new price from which any make's do. */
const lightSeats = ['BMW', 'Mercedes-Benz', 'Lexus', 'Volvo']
const lightFrom = 75_000
/** New prices from which the highest grade of a model, or any grade, has leather seats, in dollars. */
const topGradeLeather = 55_000
const anyGradeLeather = 115_000
const highLevel = 0.7

interface Upholstered {
  readonly make: string
  readonly model: Pick<VehicleModel, 'name' | 'simpleBody'>
  readonly badge: { readonly name: string; readonly price: number }
  /** 0 for the lowest grade of the model and 1 for the highest. */
  readonly level: number
  readonly equipment: readonly string[]
}

/** Whether the grade has leather seats whatever its list of equipment says: the list isn't complete. */
const isAlwaysLeather = ({ model: { simpleBody }, badge: { price }, level }: Upholstered): boolean =>
  !['Van', 'Cab chassis'].includes(simpleBody) && (price >= anyGradeLeather || (level > highLevel && price >= topGradeLeather))

/** Interiors that a car of this grade and equipment can have; more likely ones several times. */
export const listInteriors = (car: Upholstered): readonly string[] => {
  const { make, model, badge, equipment } = car
  const makeAndModel = `${make} ${model.name}`
  const own = withoutCloth[`${makeAndModel} ${badge.name}`] ?? withoutCloth[makeAndModel] ?? withoutCloth[make]
  const hasLeather = equipment.includes('Leather-accented seats')
  if (hasLeather || (isAlwaysLeather(car) && !own)) {
    const isLight = model.simpleBody !== 'Ute' && (lightSeats.includes(make) || badge.price >= lightFrom)
    return isLight ? [...leatherAccented, ...lightLeather] : leatherAccented
  }
  return own ?? cloth
}
