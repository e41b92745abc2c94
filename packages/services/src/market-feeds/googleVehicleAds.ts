import { carFacts } from '@forecourt/rules/parts/carFacts'
import { cutText } from '@forecourt/rules/text/cutText'
import type { MarketCarContext, MarketFormat } from './MarketFormat'
import { description, mapBody, money, pageAddress, photoAddresses, storeCode } from './marketFacts'
import { marketNeeds } from './marketNeeds'
import { withAttributeColumns } from './withAttributeColumns'

/** Google lacks utes: they are trucks there. */
const bodies = [
  [/convertible|softtop|cabrio|roadster/, 'convertible'],
  [/coupe/, 'coupe'],
  [/peoplemover|people mover|minivan/, 'minivan'],
  [/\bvan\b/, 'full size van'],
  [/hatch/, 'hatchback'],
  [/wagon/, 'station wagon'],
  [/\but[ei]|cab ?chassis|pick.?up/, 'truck'],
  [/suv|4x4|hardtop/, 'suv'],
  [/crossover/, 'crossover'],
  [/sedan|prestige/, 'sedan'],
] as const

const googleEngine = ({ car }: MarketCarContext): string | null => {
  if (car.simpleFuel === 'Electric') return 'electric'
  if (car.simpleFuel === 'Hybrid' || car.simpleFuel === 'PHEV') return 'hybrid'
  if (/diesel/i.test(car.fuel ?? '')) return 'diesel'
  return /petrol|unleaded|gasoline/i.test(car.fuel ?? '') ? 'gasoline' : null
}

/** A new car shows the price with all charges; a used one the price of its page. */
const googlePrice = ({ car }: MarketCarContext) =>
  car.carType === 'new'
    ? { cents: car.driveAwayCents, type: 'drive_away_price' }
    : { cents: car.priceCents, type: car.priceType === 'driveAway' ? 'drive_away_price' : 'excluding_government_charges_price' }

/** Google excludes commercial vehicles. */
const commercial = ['bus', 'lightTruck', 'motorhome']

/** Google vehicle ads: cars and utes, one per VIN, exact headings, Google's price types. */
export const googleVehicleAds: MarketFormat = {
  id: 'google-vehicle-ads',
  title: 'Google vehicle ads',
  help: 'Enter the address in Google Merchant Center as a scheduled fetch. Store codes must match those of the Google Business Profile exactly.',
  file: 'google-vehicle-ads.tsv',
  countries: ['AU'],
  layout: 'tsv',
  part: {
    id: 'google-vehicle-ads',
    title: 'In Google vehicle ads',
    requirement: 'ENT-01',
    elementSetting: null,
    needs: [
      marketNeeds.listed,
      marketNeeds.car,
      {
        holds: ({ car }) => !commercial.includes(car.body ?? ''),
        title: 'A passenger car or ute',
        yes: 'It is a passenger car or a ute.',
        no: 'Google only accepts passenger cars and utes.',
      },
      marketNeeds.vin,
      marketNeeds.onlyVin,
      marketNeeds.price,
      {
        holds: (context) => (googlePrice(context).cents ?? 0) > 0,
        appliesWhen: ({ car }, allHold) => allHold && car.carType === 'new',
        title: 'A drive-away price of a new car',
        yes: 'The drive-away price is known.',
        no: 'Google only accepts new cars with a drive-away price.',
        fields: carFacts('priceCents', 'carType'),
      },
      marketNeeds.photo,
      marketNeeds.odometer,
      marketNeeds.place,
    ],
  },
  columns: withAttributeColumns('googleVehicleAds', [
    { name: 'id', value: ({ car }) => car.id.slice(0, 50) },
    { name: 'VIN', value: ({ car }) => car.vin?.toUpperCase() ?? null },
    { name: 'title', value: ({ car }) => cutText(car.name, 150) },
    { name: 'description', value: (context) => description(context, 5000) },
    { name: 'link', value: pageAddress },
    { name: 'image_link', value: (context) => photoAddresses(context)[0] ?? null },
    { name: 'additional_image_link', value: (context) => photoAddresses(context).slice(1, 11).join(',') },
    { name: 'price', value: (context) => money(googlePrice(context).cents, context) },
    { name: 'vehicle_price_type', value: (context) => googlePrice(context).type },
    { name: 'condition', value: ({ car }) => (car.carType === 'new' ? 'new' : 'used') },
    { name: 'brand', value: ({ car }) => car.make },
    { name: 'model', value: ({ car }) => car.model },
    { name: 'trim', value: ({ car }) => car.badge },
    { name: 'year', value: ({ car }) => car.year },
    { name: 'mileage', value: ({ car }) => `${car.km ?? 0} km` },
    { name: 'body_style', value: ({ car }) => mapBody(car, bodies) },
    { name: 'engine', value: googleEngine },
    { name: 'certified_pre-owned', value: ({ car }) => (car.certified && car.carType !== 'new' ? 'yes' : 'no') },
    { name: 'store_code', value: storeCode },
    { name: 'vehicle_fulfillment(option:store_code)', value: (context) => `in_store:${storeCode(context)}` },
    { name: 'google_product_category', value: () => 916 },
  ]),
}
