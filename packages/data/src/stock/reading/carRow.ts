import { carColumn } from '../storedCarFields'

/** Where a field of a car comes from, over the tables `car`, `dealership` and `location`. */
const own = <Field extends string>(...fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field, `car.${carColumn(field)}`])) as Record<Field, string>

/** The fields of a car by the type of their columns: values of one type can be written as one array. */
const carRow = {
  texts: {
    ...own('organisationId', 'id', 'slug', 'name', 'stockNumber', 'vin', 'nvic', 'make', 'makeSlug', 'model', 'modelSlug', 'badge'),
    ...own('series', 'colour', 'interiorColour', 'carType', 'itemType', 'status', 'tag', 'priceType', 'buildDate', 'complianceDate'),
    ...own('regoExpiry', 'regoPlate', 'drive', 'fuel', 'simpleFuel', 'body', 'simpleBody', 'transmission', 'simpleTransmission'),
    ...own('historyFileKey', 'dealershipId', 'locationId', 'offerId'),
    dealershipSlug: 'dealership.slug',
    dealershipName: 'dealership.name',
    locationSlug: 'location.slug',
    locationName: 'location.name',
    locationPhone: 'coalesce(location.phone, location.landline)',
    city: 'location.city',
    state: 'location.state',
  },
  wholeNumbers: own(
    ...(['year', 'priceCents', 'beforePriceCents', 'subscriptionPriceCents', 'km', 'seats', 'doors', 'cylinders'] as const),
    ...(['views', 'customRank', 'driveAwayCents', 'driveAwayBeforeCents', 'egcCents', 'egcBeforeCents'] as const),
  ),
  numbers: { ...own('engineSizeLitres'), latitude: 'location.latitude', longitude: 'location.longitude' },
  flags: own('reserved', 'certified', 'preorder', 'showOnDealerWebsite'),
  instants: own('createdAt', 'soldAt'),
} as const

type Places<Fields> = { readonly [Field in keyof Fields]: number }
const places = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.keys(fields).map((field, place) => [field, place])) as Places<Fields>

/** Where in its array each field is. */
export const fieldIndexes = {
  texts: places(carRow.texts),
  wholeNumbers: places(carRow.wholeNumbers),
  numbers: places(carRow.numbers),
  flags: places(carRow.flags),
  instants: places(carRow.instants),
}

const listOf = (fields: { readonly [field: string]: string }) => `array_to_json(array[${Object.values(fields).join(', ')}])`
const pictures = `
  array_to_json(array(
    select array[image.key, image.alt]
    from car_images image
    where image.organisation_id = car.organisation_id and image.car_id = car.id
    order by image.position
  ))`

/**
 * A car as one JSON text, for `parseCar`, which knows this order. Names are left out, and values of a type written together: looking
 * up how to write each, and then writing its name, is most of what a row of so many columns costs the database otherwise.
 */
export const carJson = ({ withoutComments }: { readonly withoutComments: boolean }): string => {
  const parts = [
    listOf(carRow.texts),
    listOf(carRow.wholeNumbers),
    listOf(carRow.numbers),
    listOf(carRow.flags),
    listOf(carRow.instants),
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
  ]
  return `concat('[', ${parts.join(`, ',', `)}, ']')`
}
