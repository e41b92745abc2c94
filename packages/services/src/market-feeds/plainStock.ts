import { carCondition } from '@forecourt/rules/entities/carCondition'
import type { MarketColumn, MarketFormat } from './MarketFormat'
import { description, dollars, pageAddress, photoAddresses } from './marketFacts'
import { marketNeeds } from './marketNeeds'
import { withAttributeColumns } from './withAttributeColumns'

/** Columns of the plain stock files. */
export const plainColumns: readonly MarketColumn[] = withAttributeColumns('plainStock', [
  { name: 'stock_number', value: ({ car }) => car.stockNumber },
  { name: 'title', value: ({ car }) => car.name },
  { name: 'url', value: pageAddress },
  { name: 'condition', value: ({ car }) => carCondition(car) },
  { name: 'kind', value: ({ car }) => car.itemType },
  { name: 'make', value: ({ car }) => car.make },
  { name: 'model', value: ({ car }) => car.model },
  { name: 'badge', value: ({ car }) => car.badge },
  { name: 'year', value: ({ car }) => car.year },
  { name: 'price', value: ({ car }) => dollars(car.priceCents) },
  { name: 'price_type', value: ({ car }) => (car.priceType === 'driveAway' ? 'drive_away' : 'excluding_government_charges') },
  { name: 'price_before', value: ({ car }) => dollars(car.beforePriceCents) },
  { name: 'drive_away_price', value: ({ car }) => dollars(car.driveAwayCents) },
  { name: 'egc_price', value: ({ car }) => dollars(car.egcCents) },
  { name: 'odometer_km', value: ({ car }) => car.km },
  { name: 'body', value: ({ car }) => car.simpleBody ?? car.body },
  { name: 'fuel', value: ({ car }) => car.fuel },
  { name: 'transmission', value: ({ car }) => car.transmission },
  { name: 'vin', value: ({ car }) => car.vin },
  { name: 'status', value: ({ car }) => (car.reserved ? 'reserved' : car.status) },
  { name: 'dealership', value: ({ car }) => car.dealershipName },
  { name: 'location', value: ({ car }) => car.locationName },
  { name: 'location_code', value: ({ car, storeCodes }) => storeCodes[car.locationId] ?? car.locationSlug },
  { name: 'description', value: (context) => description(context, 20_000) },
  { name: 'features', value: ({ car }) => car.standardEquipment },
  { name: 'images', value: photoAddresses },
  { name: 'videos', value: ({ car }) => car.videos },
])

const plain = (layout: 'csv' | 'json' | 'xml', help: string): MarketFormat => ({
  id: `stock-${layout}`,
  title: `All cars as ${layout.toUpperCase()}`,
  help,
  file: `cars.${layout}`,
  countries: ['AU', 'NZ'],
  layout,
  part: {
    id: `stock-${layout}`,
    title: `In the ${layout.toUpperCase()} file`,
    requirement: 'ENT-01',
    elementSetting: null,
    needs: [marketNeeds.listed],
  },
  columns: plainColumns,
})

/** Plain export of all listed cars, for receivers that map the columns themselves: carsales and others by contract, and spreadsheets. */
export const plainStock = {
  csv: plain('csv', 'Every car the website lists, one row each. Opens in any spreadsheet.'),
  json: plain('json', 'Every car the website lists, for software.'),
  xml: plain('xml', 'Every car the website lists, in nested XML, for systems that only read XML.'),
}
