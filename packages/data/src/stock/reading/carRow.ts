import { carAttributes } from '@forecourt/rules/car/generated/carAttributes'
import type { CarColumns } from '@forecourt/rules/entities/generated/carValues'
import { carColumn } from '../storedCarFields'
import { publishedKmSql } from './publishedKmSql'

/** Source columns of a car's fields, in the tables `car`, `dealership` and `location`. */
const own = <Field extends string>(...fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, `car.${carColumn(field)}`])) as Record<Field, string>

type ColumnOf<Value> = { [Id in keyof CarColumns]: CarColumns[Id] extends Value | null ? Id : never }[keyof CarColumns]

const columns = carAttributes.filter((field) => field.storedIn === 'ownColumn')
const texts = columns.filter(({ kind }) => kind !== 'number').map(({ id }) => id) as ColumnOf<string>[]
const numbers = columns.filter(({ kind }) => kind === 'number')
const whole = numbers.filter((field) => field.whole).map(({ id }) => id) as ColumnOf<number>[]
const fractional = numbers.filter((field) => !field.whole).map(({ id }) => id) as ColumnOf<number>[]

/** Fields of a car by column type, so that each type can be written as one array. */
const carRow = {
  texts: {
    ...own('organisationId', 'id', 'slug', 'name', 'stockNumber', 'vin', 'make', 'makeSlug', 'model', 'modelSlug', 'badge'),
    ...own('carType', 'itemType', 'status', 'tag', 'priceType', 'fuel', 'simpleFuel', 'body', 'simpleBody', 'transmission'),
    ...own('simpleTransmission', 'historyFileKey', 'dealershipId', 'locationId', 'offerId', ...texts),
    dealershipSlug: 'dealership.slug',
    dealershipName: 'dealership.name',
    locationSlug: 'location.slug',
    locationName: 'location.name',
    locationPhone: 'coalesce(location.phone, location.landline)',
    city: 'location.city',
    state: 'location.state',
  },
  wholeNumbers: {
    ...own('year', 'priceCents', 'beforePriceCents', 'subscriptionPriceCents', 'views', 'customRank'),
    ...own('driveAwayCents', 'driveAwayBeforeCents', 'egcCents', 'egcBeforeCents', ...whole),
    km: publishedKmSql,
  },
  numbers: { ...own(...fractional), latitude: 'location.latitude', longitude: 'location.longitude' },
  flags: own('reserved', 'certified', 'preorder', 'showOnDealerWebsite'),
  instants: own('createdAt', 'soldAt'),
} as const

type FieldIndexes<Fields> = { readonly [Field in keyof Fields]: number }
const toFieldIndexes = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map((field, index) => [field, index])) as FieldIndexes<Fields>

/** Index of each field in its array. */
export const fieldIndexes = {
  texts: toFieldIndexes(carRow.texts),
  wholeNumbers: toFieldIndexes(carRow.wholeNumbers),
  numbers: toFieldIndexes(carRow.numbers),
  flags: toFieldIndexes(carRow.flags),
  instants: toFieldIndexes(carRow.instants),
}

const jsonArray = (fields: { readonly [field: string]: string }) => `array_to_json(array[${Object.values(fields).join(', ')}])`
const pictures = `
  array_to_json(array(
    select array[image.key, image.alt]
    from car_images image
    where image.organisation_id = car.organisation_id and image.car_id = car.id
    order by image.position
  ))`

/**
 * SQL of a car as one JSON text in the order that `parseCar` expects. Arrays by type without field names avoid most of the cost of a row
 * with so many columns.
 */
export const carJson = ({ withoutComments }: { readonly withoutComments: boolean }): string => {
  const parts = [
    jsonArray(carRow.texts),
    jsonArray(carRow.wholeNumbers),
    jsonArray(carRow.numbers),
    jsonArray(carRow.flags),
    jsonArray(carRow.instants),
    'array_to_json(car.payment_processors)',
    'car.variant',
    'car.specifications',
    'car.finance_lenders',
    'car.market_prices',
    `coalesce(nullif(car.finance_quote, '{}')::text, 'null')`,
    pictures,
    withoutComments ? `'[null]'` : 'array_to_json(array[car.dealer_comments])',
    'array_to_json(car.standard_equipment)',
    'car.disclosure',
    'dealership.lender_terms',
    'array_to_json(car.videos)',
    `case when car.price_type = 'egc' then dealership.on_road_charges else '[]' end`,
  ]
  return `concat('[', ${parts.join(`, ',', `)}, ']')`
}
