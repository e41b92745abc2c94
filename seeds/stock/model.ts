import type { BodyType } from '@forecourt/rules/entities/Car'
import type { Badge, Engine, VehicleModel } from './VehicleModel'

type BadgeRow = readonly [name: string, price: number, engine: Engine]

interface Shape extends Omit<VehicleModel, 'name' | 'years' | 'badges'> {}

const shape = (
  body: BodyType,
  simpleBody: string,
  art: string,
  seats: number,
  doors: number,
  drive: string,
  rest: Partial<Shape> = {},
): Shape => ({
  body,
  simpleBody,
  art,
  seats,
  doors,
  drive,
  itemType: 'car',
  transmission: 'Automatic',
  manualToo: false,
  ...rest,
})

/** Default shapes of models. */
export const shapes = {
  hatch: shape('hatch', 'Hatch', 'hatch', 5, 5, 'FWD', { manualToo: true, lengthMm: 4_300 }),
  sedan: shape('sedan', 'Sedan', 'sedan', 5, 4, 'FWD', { lengthMm: 4_700 }),
  wagon: shape('wagon', 'Wagon', 'wagon', 5, 5, 'AWD', { lengthMm: 4_850 }),
  suv: shape('suv', 'SUV', 'suv', 5, 5, 'AWD', { lengthMm: 4_550 }),
  smallSuv: shape('suv', 'SUV', 'suv', 5, 5, 'FWD', { lengthMm: 4_250 }),
  largeSuv: shape('4x4', 'SUV', 'largeSuv', 7, 5, '4WD', { lengthMm: 4_900 }),
  ute: shape('ute', 'Ute', 'ute', 5, 4, '4WD', { manualToo: true, lengthMm: 5_350 }),
  cabChassis: shape('cabChassis', 'Cab chassis', 'cabChassis', 3, 2, '4WD', { manualToo: true, lengthMm: 5_250 }),
  van: shape('van', 'Van', 'van', 3, 5, 'RWD', { lengthMm: 5_300 }),
  peopleMover: shape('peopleMover', 'People mover', 'peopleMover', 8, 5, 'FWD', { lengthMm: 5_150 }),
  coupe: shape('coupe', 'Coupe', 'coupe', 4, 2, 'RWD', { manualToo: true, lengthMm: 4_400 }),
  convertible: shape('convertible', 'Convertible', 'convertible', 2, 2, 'RWD', { manualToo: true, lengthMm: 3_920 }),
  sportsBike: shape('coupe', 'Sports', 'sportsBike', 2, 0, '', { itemType: 'motorcycle', transmission: 'Manual' }),
  cruiserBike: shape('coupe', 'Cruiser', 'cruiserBike', 2, 0, '', { itemType: 'motorcycle', transmission: 'Manual' }),
  caravan: shape('motorhome', 'Caravan', 'caravan', 0, 1, '', { itemType: 'caravan', transmission: '' }),
  camperTrailer: shape('motorhome', 'Camper trailer', 'camperTrailer', 0, 0, '', { itemType: 'caravan', transmission: '' }),
} as const satisfies Record<string, Shape>

/** Defines a model with shape, years and grades. */
export const model = (
  name: string,
  of: keyof typeof shapes,
  first: number,
  last: number,
  badges: readonly BadgeRow[],
  overrides: Partial<Shape> = {},
): VehicleModel => ({
  name,
  ...shapes[of],
  ...overrides,
  years: [first, last],
  badges: badges.map(([badge, price, engine]): Badge => ({ name: badge, price, engine })),
})
