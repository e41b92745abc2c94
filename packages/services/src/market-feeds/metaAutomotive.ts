import { arrivalDay } from '@forecourt/rules/stock/arrival'
import { cutText } from '@forecourt/rules/text/cutText'
import type { MarketCarContext, MarketFormat } from './MarketFormat'
import { description, mapBody, money, pageAddress, photoAddresses } from './marketFacts'
import { marketNeeds } from './marketNeeds'
import { withAttributeColumns } from './withAttributeColumns'

const bodies = [
  [/convertible|softtop|cabrio|roadster/, 'CONVERTIBLE'],
  [/coupe/, 'COUPE'],
  [/peoplemover|people mover|minivan/, 'MINIVAN'],
  [/\bvan\b/, 'VAN'],
  [/hatch/, 'HATCHBACK'],
  [/wagon/, 'WAGON'],
  [/\but[ei]|cab ?chassis|pick.?up|truck/, 'TRUCK'],
  [/suv|4x4|hardtop/, 'SUV'],
  [/crossover/, 'CROSSOVER'],
  [/sedan|prestige/, 'SEDAN'],
] as const

const drivetrains = [
  [/4wd|4x4|four/i, '4X4'],
  [/awd|all/i, 'AWD'],
  [/fwd|front/i, 'FWD'],
  [/rwd|rear/i, 'RWD'],
] as const

const metaFuel = ({ car }: MarketCarContext): string => {
  if (car.simpleFuel === 'Electric') return 'ELECTRIC'
  if (car.simpleFuel === 'Hybrid' || car.simpleFuel === 'PHEV') return 'HYBRID'
  if (/diesel/i.test(car.fuel ?? '')) return 'DIESEL'
  return /petrol|unleaded|gasoline/i.test(car.fuel ?? '') ? 'GASOLINE' : 'OTHER'
}

const metaCondition = ({ car }: MarketCarContext) => (car.carType === 'new' ? 'NEW' : car.certified ? 'CPO' : 'USED')

/** The regular price, which is the higher one for a discounted car. */
const regularCents = ({ car }: MarketCarContext) => Math.max(car.priceCents ?? 0, car.beforePriceCents ?? 0)

const metaAddress = ({ location, config }: MarketCarContext): string | null => {
  if (!location) return null
  const { street, city, state, postcode } = location.address
  return JSON.stringify({ addr1: street, city, region: state || city, postal_code: postcode, country: config.identity.country })
}

/** Catalogue of Meta's automotive inventory ads. Requires a 17-character VIN. */
export const metaAutomotive: MarketFormat = {
  id: 'meta-automotive',
  title: 'Meta automotive catalogue',
  help: 'Enter the address in Commerce Manager as the scheduled feed of a vehicle catalogue.',
  file: 'meta-automotive.csv',
  countries: ['AU', 'NZ'],
  layout: 'csv',
  part: {
    id: 'meta-automotive',
    title: 'In the Meta catalogue',
    requirement: 'ENT-01',
    elementSetting: null,
    needs: [
      marketNeeds.listed,
      marketNeeds.car,
      marketNeeds.vin,
      marketNeeds.onlyVin,
      marketNeeds.price,
      marketNeeds.photo,
      marketNeeds.odometer,
      marketNeeds.colour,
      marketNeeds.place,
    ],
  },
  columns: withAttributeColumns('metaAutomotive', [
    { name: 'vehicle_id', value: ({ car }) => car.id.slice(0, 100) },
    { name: 'vin', value: ({ car }) => car.vin?.toUpperCase() ?? null },
    { name: 'title', value: ({ car }) => cutText(car.name, 200) },
    { name: 'description', value: (context) => description(context, 5000) },
    { name: 'url', value: pageAddress },
    { name: 'make', value: ({ car }) => car.make },
    { name: 'model', value: ({ car }) => car.model },
    { name: 'trim', value: ({ car }) => car.badge },
    { name: 'year', value: ({ car }) => car.year },
    { name: 'mileage.value', value: ({ car }) => car.km ?? 0 },
    { name: 'mileage.unit', value: () => 'KM' },
    { name: 'image[0].url', value: (context) => photoAddresses(context)[0] ?? null },
    { name: 'image[0].tag[0]', value: ({ car }) => car.images[0]?.alt || 'Exterior' },
    ...[1, 2, 3, 4].map((place) => ({
      name: `image[${place}].url`,
      value: (context: MarketCarContext) => photoAddresses(context)[place] ?? null,
    })),
    { name: 'transmission', value: ({ car }) => (car.simpleTransmission === null ? 'OTHER' : car.simpleTransmission.toUpperCase()) },
    { name: 'fuel_type', value: metaFuel },
    { name: 'body_style', value: ({ car }) => mapBody(car, bodies) ?? 'OTHER' },
    { name: 'drivetrain', value: ({ car }) => drivetrains.find(([form]) => form.test(car.drive ?? ''))?.[1] ?? 'OTHER' },
    { name: 'price', value: (context) => money(regularCents(context), context) },
    {
      name: 'sale_price',
      value: (context) => (regularCents(context) > (context.car.priceCents ?? 0) ? money(context.car.priceCents, context) : null),
    },
    { name: 'address', value: metaAddress },
    { name: 'latitude', value: ({ location }) => location?.address.latitude ?? null },
    { name: 'longitude', value: ({ location }) => location?.address.longitude ?? null },
    { name: 'state_of_vehicle', value: metaCondition },
    { name: 'availability', value: ({ car }) => (car.status === 'coming_soon' || car.preorder || car.reserved ? 'PENDING' : 'AVAILABLE') },
    { name: 'date_first_on_lot', value: ({ car }) => arrivalDay(car.createdAt) },
    { name: 'stock_number', value: ({ car }) => car.stockNumber },
    { name: 'dealer_name', value: ({ car }) => car.dealershipName },
    { name: 'dealer_phone', value: ({ car }) => car.locationPhone },
  ]),
}
