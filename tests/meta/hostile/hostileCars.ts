import type { Car, FinanceLender } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { financeProviders } from '@forecourt/schema/sections/finance'
import { hostileLine, hostileText } from './hostileText'

const lender = (figure: number | null, disclaimer: string | null): FinanceLender => ({
  interestRate: figure,
  comparisonRate: figure,
  paymentWeekCents: figure,
  paymentMonthCents: figure,
  termYears: figure,
  depositCents: figure,
  balloonCents: figure,
  establishmentFeesCents: figure,
  totalPayableCents: figure,
  disclaimer,
})

const lenders = (figure: number | null, disclaimer: string | null): Car['financeLenders'] =>
  Object.fromEntries(financeProviders.map((provider) => [provider, lender(figure, disclaimer)]))

/** Everything that a feed may omit. */
const nothing = {
  vin: null,
  badge: null,
  series: null,
  colour: null,
  interiorColour: null,
  tag: null,
  priceCents: null,
  beforePriceCents: null,
  subscriptionPriceCents: null,
  km: null,
  buildDate: null,
  complianceDate: null,
  regoExpiry: null,
  regoPlate: null,
  seats: null,
  doors: null,
  drive: null,
  fuel: null,
  simpleFuel: null,
  body: null,
  simpleBody: null,
  transmission: null,
  simpleTransmission: null,
  engineSizeLitres: null,
  cylinders: null,
  soldAt: null,
  dealerComments: null,
  images: [],
  standardEquipment: [],
  variant: {},
  specifications: {},
  disclosure: {},
  financeLenders: lenders(null, null),
  locationPhone: null,
} satisfies Partial<Car>

const line = hostileLine

/** Worst-case texts of a car. */
const texts = {
  name: line,
  stockNumber: line,
  vin: line,
  make: line,
  model: line,
  badge: line,
  series: line,
  colour: line,
  interiorColour: line,
  tag: line,
  regoPlate: line,
  drive: line,
  fuel: line,
  simpleBody: line,
  transmission: line,
  simpleTransmission: line,
  dealerComments: hostileText(5_000) + '|'.repeat(100) + hostileText(4_900),
  images: [
    { key: line, alt: line },
    { key: line, alt: line },
    { key: `javascript:alert(1)//${line}`, alt: '' },
  ],
  standardEquipment: [line, line, ...Array.from({ length: 120 }, (_, index) => `${index} ${line}`)],
  variant: { induction: line, gearType: line, torque: line, bodyConfiguration: line },
  specifications: { axleType: line },
  disclosure: { wofExpiry: line, importedFrom: line, rucPaidToKm: Number.MAX_SAFE_INTEGER, firstRegisteredThere: -1 },
  dealershipName: line,
  locationName: line,
  locationPhone: line,
  city: line,
  state: line,
} satisfies Partial<Car>

const numbers = (figure: number) =>
  ({
    year: figure,
    priceCents: figure,
    beforePriceCents: figure + 1,
    subscriptionPriceCents: figure,
    km: figure,
    seats: figure,
    doors: figure,
    engineSizeLitres: figure,
    cylinders: figure,
    views: figure,
    buildDate: '0001-01-01',
    complianceDate: '9999-12-31',
    regoExpiry: '9999-12-31',
    soldAt: '1970-01-01T00:00:00.000Z',
    createdAt: '9999-12-31T23:59:59.999Z',
    financeLenders: lenders(figure, line),
  }) satisfies Partial<Car>

const worst = {
  'without anything': nothing,
  'with hostile words': texts,
  'with figures of nothing': numbers(0),
  'with absurd figures': numbers(Number.MAX_SAFE_INTEGER - 1),
  'with negative figures': numbers(-1),
} satisfies { [name: string]: Partial<Car> }

const states = [
  {},
  { status: 'sold' },
  { status: 'coming_soon', preorder: true, reserved: true, certified: true },
  { carType: 'new', itemType: 'caravan' },
  { carType: 'demo', itemType: 'motorcycle', simpleFuel: 'Electric' },
] satisfies Partial<Car>[]

/** Worst-case cars in every state. */
export const hostileCars: readonly Car[] = Object.values(worst).flatMap((differs, kind) =>
  states.map((state, index) => buildCar({ ...differs, ...state, id: `car-${kind}-${index}`, slug: `car-${kind}-${index}` })),
)
