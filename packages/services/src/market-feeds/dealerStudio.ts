import { commentText, shownComments } from '@forecourt/rules/car/texts/commentLines'
import type { MarketFormat } from './MarketFormat'
import { dollars, photoAddresses } from './marketFacts'
import { marketNeeds } from './marketNeeds'
import { withAttributeColumns } from './withAttributeColumns'

/** The exchange format of Australian suppliers: both prices, day before month; cars missing from the file are withdrawn. */
export const dealerStudio: MarketFormat = {
  id: 'dealer-studio',
  title: 'Dealer Studio, and systems that read its files',
  help: 'A complete file each time: a missing car is withdrawn there. Upload it to their folder, or give them the address.',
  file: 'stock.csv',
  countries: ['AU', 'NZ'],
  layout: 'csv',
  part: {
    id: 'dealer-studio',
    title: 'In the Dealer Studio file',
    requirement: 'ENT-01',
    elementSetting: null,
    needs: [marketNeeds.listed],
  },
  columns: withAttributeColumns('dealerStudio', [
    { name: 'Stock number', value: ({ car }) => car.stockNumber },
    { name: 'Car type', value: ({ car }) => car.carType },
    { name: 'Make', value: ({ car }) => car.make },
    { name: 'Model', value: ({ car }) => car.model },
    { name: 'DAP Price', value: ({ car }) => dollars(car.driveAwayCents) },
    { name: 'EGC Price', value: ({ car }) => dollars(car.egcCents) },
    { name: 'Badge', value: ({ car }) => car.badge },
    { name: 'VIN', value: ({ car }) => car.vin },
    { name: 'Body', value: ({ car }) => car.simpleBody ?? car.body },
    { name: 'Year', value: ({ car }) => car.year },
    { name: 'Odometer', value: ({ car }) => car.km },
    { name: 'Location code', value: ({ car, storeCodes }) => storeCodes[car.locationId] ?? car.locationSlug },
    { name: 'Dealercomments', value: ({ car }) => commentText(shownComments(car)) || null },
    { name: 'Fuel', value: ({ car }) => car.fuel },
    { name: 'Transmission', value: ({ car }) => car.transmission },
    { name: 'Features', value: ({ car }) => car.standardEquipment },
    { name: 'Certified', value: ({ car }) => (car.certified ? 'true' : 'false') },
    { name: 'Images', value: photoAddresses },
  ]),
}
