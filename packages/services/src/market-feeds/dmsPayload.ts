import { commentText, shownComments } from '@forecourt/rules/car/texts/commentLines'
import type { MarketFormat } from './MarketFormat'
import { dollars, photoAddresses } from './marketFacts'
import { marketNeeds } from './marketNeeds'
import { withAttributeColumns } from './withAttributeColumns'

/** The push format that Australian stock systems exchange and send to Autotrader; our own push endpoint accepts it. */
export const dmsPayload: MarketFormat = {
  id: 'dms-payload',
  title: 'Autotrader and other systems that accept the DMS payload',
  help: 'A list of cars in the format Australian suppliers use. Another Forecourt can import it too.',
  file: 'dms-payload.json',
  countries: ['AU', 'NZ'],
  layout: 'json',
  part: { id: 'dms-payload', title: 'In the DMS payload', requirement: 'ENT-01', elementSetting: null, needs: [marketNeeds.listed] },
  columns: withAttributeColumns('dmsPayload', [
    { name: 'stocknum', value: ({ car }) => car.stockNumber },
    { name: 'dealership_name', value: ({ car }) => car.dealershipName },
    { name: 'location_code', value: ({ car, storeCodes }) => storeCodes[car.locationId] ?? car.locationSlug },
    { name: 'vin', value: ({ car }) => car.vin },
    { name: 'odometer', value: ({ car }) => car.km },
    { name: 'dapprice', value: ({ car }) => dollars(car.driveAwayCents) },
    { name: 'egcprice', value: ({ car }) => dollars(car.egcCents) },
    { name: 'make', value: ({ car }) => car.make },
    { name: 'model', value: ({ car }) => car.model },
    { name: 'badge', value: ({ car }) => car.badge },
    { name: 'year', value: ({ car }) => car.year },
    { name: 'fuel_type', value: ({ car }) => car.fuel },
    { name: 'body', value: ({ car }) => car.simpleBody ?? car.body },
    { name: 'transmission', value: ({ car }) => car.transmission },
    { name: 'certified', value: ({ car }) => car.certified },
    { name: 'dealercomments', value: ({ car }) => commentText(shownComments(car)) || null },
    { name: 'features', value: ({ car }) => car.standardEquipment },
    { name: 'status', value: ({ car }) => (car.reserved ? 'reserved' : car.status === 'coming_soon' ? 'coming soon' : 'available') },
    { name: 'car_type', value: ({ car }) => car.carType },
    { name: 'item_type', value: ({ car }) => car.itemType },
    { name: 'show_on_dealer_website', value: ({ car }) => car.showOnDealerWebsite },
    { name: 'images', value: photoAddresses },
    { name: 'external_video_url', value: ({ car }) => car.videos[0] ?? null },
  ]),
}
