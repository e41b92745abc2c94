import type { Car } from '../../entities/Car'

export type CarExampleId =
  | 'sold'
  | 'reserved'
  | 'preorder'
  | 'comingSoon'
  | 'reduced'
  | 'noPrice'
  | 'noPhotos'
  | 'onePhoto'
  | 'certified'
  | 'demo'
  | 'electric'
  | 'motorcycle'
  | 'caravan'
  | 'justArrived'
  | 'longText'

interface CarExample {
  readonly label: string
  /** Completes “Example: this car as if …”. */
  readonly asIf: string
  /** The changed fields only; null if the car can't have this state. */
  readonly change: (car: Car, now: string) => Partial<Car> | null
}

const dayMs = 86_400_000
const longComments = Array.from(
  { length: 6 },
  (_, index) =>
    `Paragraph ${index + 1}. A dealer who likes to write has put down everything there is to know about this one, from the first owner to the last service, and has not left out the weather on the day it came in.`,
).join('|')

/**
 * Example states for previews, as changes of a real car (CAR-02 to CAR-19, CFG-06, VDP-23 to VDP-29). Each changes its own fields and
 * those that would contradict them; all others stay.
 */
export const carExamples: { readonly [Id in CarExampleId]: CarExample } = {
  sold: {
    label: 'Sold',
    asIf: 'sold yesterday',
    change: (_car, now) => ({ status: 'sold', reserved: false, soldAt: new Date(Date.parse(now) - dayMs).toISOString() }),
  },
  reserved: { label: 'Reserved', asIf: 'reserved by someone', change: () => ({ status: 'in_stock', soldAt: null, reserved: true }) },
  preorder: {
    label: 'Pre-order',
    asIf: 'it could be pre-ordered, with no price yet',
    change: () => ({
      status: 'in_stock',
      soldAt: null,
      preorder: true,
      priceCents: null,
      beforePriceCents: null,
      subscriptionPriceCents: null,
    }),
  },
  comingSoon: { label: 'Coming soon', asIf: 'on its way', change: () => ({ status: 'coming_soon', soldAt: null, reserved: false }) },
  reduced: {
    label: 'Price reduced',
    asIf: 'its price had been a tenth higher',
    change: ({ priceCents }) =>
      priceCents && priceCents > 1000 ? { beforePriceCents: Math.round((priceCents * 1.1) / 10_000) * 10_000 } : null,
  },
  noPrice: {
    label: 'Without a price',
    asIf: 'it had no price',
    change: () => ({ priceCents: null, beforePriceCents: null, subscriptionPriceCents: null, preorder: false }),
  },
  noPhotos: { label: 'Without photos', asIf: 'it had no photos', change: () => ({ images: [] }) },
  onePhoto: {
    label: 'One photo',
    asIf: 'it had one photo',
    change: ({ images }) => (images.length > 0 ? { images: images.slice(0, 1) } : null),
  },
  certified: { label: 'Certified', asIf: 'used and certified', change: () => ({ certified: true, carType: 'used' }) },
  demo: { label: 'Demo', asIf: 'a demonstrator', change: () => ({ carType: 'demo', certified: false }) },
  electric: {
    label: 'Electric',
    asIf: 'electric',
    change: ({ variant }) => {
      const { cylinders: _1, engineSizeLitres: _2, induction: _3, fuelCapacity: _4, fuelConsumptionCombined: _5, ...rest } = variant
      return {
        fuel: 'Electric',
        simpleFuel: 'Electric',
        engineSizeLitres: null,
        cylinders: null,
        variant: { ...rest, fuelConsumptionCombined: 16, rangeKm: 450 },
      }
    },
  },
  motorcycle: {
    label: 'Motorcycle',
    asIf: 'a motorcycle',
    change: () => ({ itemType: 'motorcycle', body: null, simpleBody: null, seats: null, doors: null, engineSizeLitres: 0.8 }),
  },
  caravan: {
    label: 'Caravan',
    asIf: 'a caravan',
    change: () => ({
      itemType: 'caravan',
      km: null,
      body: null,
      simpleBody: null,
      fuel: null,
      simpleFuel: null,
      specifications: { sleeps: 4, bodyLength: 21, bodyWidth: 8, tareWeight: 2_350, aggregateTrailerMass: 2_800, axleType: 'Tandem' },
    }),
  },
  justArrived: {
    label: 'Just arrived',
    asIf: 'it had come in today',
    change: (_car, now) => ({ createdAt: now, tag: null, preorder: false }),
  },
  longText: {
    label: 'Very long texts',
    asIf: 'everything about it were long',
    change: (car) => ({
      name: `${car.name} Special Anniversary Edition With The Extended Touring Package And Dual Panoramic Sunroof`,
      badge: `${car.badge ?? ''} Special Anniversary Edition With The Extended Touring Package`.trim(),
      tag: 'Executive Demonstrator, Two To Choose From',
      dealerComments: longComments,
      standardEquipment: [
        ...car.standardEquipment,
        ...Array.from(
          { length: 24 },
          (_, index) => `Feature ${index + 1} whose name goes on for rather longer than anybody would expect it to`,
        ),
      ],
    }),
  },
}

/**
 * Puts a real car into an example state for a preview; all other fields stay (CAR-02 to CAR-19). Null if impossible, such as one photo
 * for a car without photos.
 *
 * @param now the instant of the page, ISO in UTC
 */
export const exampleCar = (car: Car, example: CarExampleId, now: string): Car | null => {
  const changes = carExamples[example].change(car, now)
  return changes && { ...car, ...changes }
}
