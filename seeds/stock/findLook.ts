import catalogue from '../pictures/vehicles.json'

/** Views of a vehicle, in the order dealers show them. */
export const vehicleViews = ['front', 'side', 'rear', 'interior', 'wheel'] as const
export type VehicleView = (typeof vehicleViews)[number]

/** How a model was drawn, over some of its years. Written by `npm run art`. */
export interface Look {
  /** What its pictures' names begin with. */
  readonly name: string
  /** The last model year that looked like this; absent, it is today's. */
  readonly until?: number
  /** Length, width and height in millimetres; absent for what has no measures of its own. */
  readonly size?: readonly [length: number, width: number, height: number]
  /** Names of the paints it was drawn in. */
  readonly paints: readonly string[]
  /** What the names of two views begin with that models share. */
  readonly interior: string
  readonly wheel: string
}

/** What was drawn: the looks of each model by make and name, oldest first, and the one vehicle with more pictures than a view each. */
export interface VehicleCatalogue {
  readonly models: { readonly [makeAndModel: string]: readonly Look[] }
  readonly most: { readonly look: string; readonly paint: string; readonly more: number }
}

const { models, most } = catalogue as unknown as VehicleCatalogue

/** How a model of a year was drawn. */
export const findLook = (make: string, model: string, year: number): Look => {
  const look = models[`${make} ${model}`]?.find(({ until = Number.POSITIVE_INFINITY }) => year <= until)
  if (!look) throw new Error(`The ${make} ${model} was not drawn; \`npm run art\` draws every model of the demo.`)
  return look
}

/** Where a picture of a vehicle is below `seeds/pictures`, without its ending. */
export const vehicleFile = (look: Look, paint: string, view: VehicleView): string => {
  const drawn = view === 'interior' || view === 'wheel' ? look[view] : look.name
  return `vehicles/${drawn}-${paint.toLowerCase().replaceAll(' ', '-')}-${view}`
}

/** Where the pictures are that only the vehicle with most of them has, after one from each view. */
export const moreFiles = (look: Look, paint: string, pictured = most): string[] =>
  look.name === pictured.look && paint === pictured.paint
    ? Array.from({ length: pictured.more }, (_, index) => vehicleFile(look, paint, 'front').replace(/front$/, `more-${index + 1}`))
    : []
