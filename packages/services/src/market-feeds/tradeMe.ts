import { carFacts } from '@forecourt/rules/parts/carFacts'
import { cutText } from '@forecourt/rules/text/cutText'
import type { MarketCarContext, MarketFormat } from './MarketFormat'
import { description, dollars, pageAddress, photoAddresses } from './marketFacts'
import { marketNeeds } from './marketNeeds'
import { withAttributeColumns } from './withAttributeColumns'

/** An e-mail address, a URL or a New Zealand phone number. */
const contact = /[\w.+-]+@[\w-]+\.\w|\bwww\.|https?:\/\/|\b0(?:2\d|800|508|[34679])[\s-]?\d{3}[\s-]?\d{3,4}\b/i

const maxKm = { new: 500, demo: 10_000 } as const

const kmLimit = ({ car }: MarketCarContext): number => (car.carType === 'used' ? Number.POSITIVE_INFINITY : maxKm[car.carType])

/** New Zealand cars for listing through Trade Me's API: excludes what it would refuse, with the reason. */
export const tradeMe: MarketFormat = {
  id: 'trade-me',
  title: 'Trade Me, through its API',
  help: 'Trade Me doesn’t accept files. This is for software that lists cars there through its API. Cars it would refuse are left out.',
  file: 'trade-me.json',
  countries: ['NZ'],
  layout: 'json',
  part: {
    id: 'trade-me',
    title: 'For Trade Me',
    requirement: 'ENT-01',
    elementSetting: null,
    needs: [
      marketNeeds.listed,
      marketNeeds.price,
      marketNeeds.photo,
      {
        holds: ({ car }) => car.stockNumber.length <= 20,
        title: 'A short stock number',
        yes: 'The stock number is short enough.',
        no: 'Trade Me accepts stock numbers of at most 20 characters.',
      },
      {
        holds: ({ car }) => (car.regoPlate?.length ?? 0) <= 6,
        title: 'A New Zealand plate',
        yes: 'The plate is short enough.',
        no: 'Trade Me accepts plates of at most 6 characters.',
      },
      {
        holds: (context) => (context.car.km ?? 0) <= kmLimit(context),
        title: 'An odometer reading that fits the condition',
        yes: 'The odometer reading fits the condition.',
        no: (context) => `Trade Me accepts ${context.car.carType === 'new' ? 'new' : 'demo'} cars up to ${kmLimit(context)} km.`,
        fields: carFacts('km', 'carType'),
      },
      {
        holds: ({ car }) => car.itemType !== 'motorcycle' || car.engineSizeLitres !== null,
        title: 'The engine size of a motorcycle',
        yes: 'The engine size is known, or it is not a motorcycle.',
        no: 'Trade Me needs the engine size of a motorcycle.',
      },
      {
        holds: ({ car }) => !/[<>@]/.test(car.name) && !contact.test(`${car.name} ${car.dealerComments ?? ''}`),
        title: 'No contact details in the text',
        yes: 'The text contains no phone number, email or web address.',
        no: 'Trade Me refuses text with a phone number, an email or web address.',
      },
    ],
  },
  columns: withAttributeColumns('tradeMe', [
    { name: 'stockNumber', value: ({ car }) => car.stockNumber },
    { name: 'title', value: ({ car }) => cutText(car.name, 80) },
    { name: 'description', value: (context) => description(context, 2048) },
    { name: 'url', value: pageAddress },
    { name: 'make', value: ({ car }) => car.make },
    { name: 'model', value: ({ car }) => car.model },
    { name: 'year', value: ({ car }) => car.year },
    { name: 'odometerKm', value: ({ car }) => car.km },
    { name: 'vinOrChassis', value: ({ car }) => car.vin },
    { name: 'condition', value: ({ car }) => car.carType },
    { name: 'body', value: ({ car }) => car.simpleBody },
    { name: 'fuel', value: ({ car }) => car.fuel },
    { name: 'transmission', value: ({ car }) => car.simpleTransmission },
    { name: 'priceNzd', value: ({ car }) => dollars(car.priceCents) },
    { name: 'includesOnRoadCosts', value: ({ car }) => car.priceType === 'driveAway' },
    { name: 'photos', value: (context) => photoAddresses(context).slice(0, 20) },
  ]),
}
