import catalogue from '../pictures/vehicles.json'

/** Views of a vehicle, in display order. */
export const vehicleViews = ['front', 'side', 'rear', 'interior', 'wheel'] as const
export type VehicleView = (typeof vehicleViews)[number]

/** Drawings of a model for a span of years. Written by `npm run art`. */
export interface Look {
  /** Prefix of its picture names. */
  readonly name: string
  /** Last model year with this look; absent for the present one. */
  readonly until?: number
  /** Length, width and height in millimetres; absent if unknown. */
  readonly size?: readonly [length: number, width: number, height: number]
  /** Drawn paints. */
  readonly paints: readonly string[]
  /** Prefix of the two view names that models share. */
  readonly interior: string
  readonly wheel: string
}

/** Drawn vehicles: looks of each model by make and name, oldest first, and the one vehicle with extra pictures. */
export interface VehicleCatalogue {
  readonly models: { readonly [makeAndModel: string]: readonly Look[] }
  readonly most: { readonly look: string; readonly paint: string; readonly more: number }
}

const { models, most } = catalogue as unknown as VehicleCatalogue

/** Look of a model by year. */
export const findLook = (make: string, model: string, year: number): Look => {
  const look = models[`${make} ${model}`]?.find(({ until = Number.POSITIVE_INFINITY }) => year <= until)
  if (!look) throw new Error(`The ${make} ${model} was not drawn; \`npm run art\` draws every model of the demo.`)
  return look
}

/** Path of a vehicle picture below `seeds/pictures`, without extension. */
export const vehicleFile = (look: Look, paint: string, view: VehicleView): string => {
  const drawn = view === 'interior' || view === 'wheel' ? look[view] : look.name
  return `vehicles/${drawn}-${paint.toLowerCase().replaceAll(' ', '-')}-${view}`
}

/** Paths of the extra pictures of the one vehicle that has them. */
export const moreFiles = (look: Look, paint: string, pictured = most): string[] =>
  look.name === pictured.look && paint === pictured.paint
    ? Array.from({ length: pictured.more }, (_, index) => vehicleFile(look, paint, 'front').replace(/front$/, `more-${index + 1}`))
    : []
