import { carFacts } from '@forecourt/rules/parts/carFacts'
import { cutText } from '@forecourt/rules/text/cutText'
import type { MarketAbout, MarketFormat } from './MarketFormat'
import { description, dollars, pageAddress, photoAddresses } from './marketFacts'
import { marketNeeds } from './marketNeeds'
import { withFieldColumns } from './withFieldColumns'

/** An e-mail address, a URL or a New Zealand phone number. */
const contact = /[\w.+-]+@[\w-]+\.\w|\bwww\.|https?:\/\/|\b0(?:2\d|800|508|[34679])[\s-]?\d{3}[\s-]?\d{3,4}\b/i

const maxListings = { new: 500, demo: 10_000 } as const

const limitOf = ({ car }: MarketAbout): number => (car.carType === 'used' ? Number.POSITIVE_INFINITY : maxListings[car.carType])

/** New Zealand cars for listing through Trade Me's API: excludes what it would refuse, with the reason. */
export const tradeMe: MarketFormat = {
  id: 'trade-me',
  title: 'Trade Me, through its API',
  help: 'Trade Me takes no files: this is for whoever lists cars there through its API. Cars it would refuse are left out.',
  file: 'trade-me.json',
  countries: ['NZ'],
  layout: 'json',
  part: {
    id: 'trade-me',
    title: 'For Trade Me',
    rule: 'ENT-01',
    element: null,
    needs: [
      marketNeeds.listed,
      marketNeeds.price,
      marketNeeds.photo,
      {
        holds: ({ car }) => car.stockNumber.length <= 20,
        title: 'A short stock number',
        yes: 'The stock number is short enough.',
        no: 'Trade Me takes stock numbers of 20 characters at most.',
      },
      {
        holds: ({ car }) => (car.regoPlate?.length ?? 0) <= 6,
        title: 'A plate of New Zealand',
        yes: 'The plate is short enough.',
        no: 'Trade Me takes plates of 6 characters at most.',
      },
      {
        holds: (about) => (about.car.km ?? 0) <= limitOf(about),
        title: 'The odometer of its condition',
        yes: 'The odometer goes with its condition.',
        no: (about) => `Trade Me takes ${about.car.carType === 'new' ? 'new' : 'demo'} cars up to ${limitOf(about)} km.`,
        fields: carFacts('km', 'carType'),
      },
      {
        holds: ({ car }) => car.itemType !== 'motorcycle' || car.engineSizeLitres !== null,
        title: 'The engine size of a motorcycle',
        yes: 'The engine size is known, or it is no motorcycle.',
        no: 'Trade Me wants the engine size of a motorcycle.',
      },
      {
        holds: ({ car }) => !/[<>@]/.test(car.name) && !contact.test(`${car.name} ${car.dealerComments ?? ''}`),
        title: 'No contact details in its words',
        yes: 'Its words name no telephone, e-mail or web address.',
        no: 'Trade Me refuses words with a telephone number, an e-mail or a web address.',
      },
    ],
  },
  columns: withFieldColumns('tradeMe', [
    { name: 'stockNumber', value: ({ car }) => car.stockNumber },
    { name: 'title', value: ({ car }) => cutText(car.name, 80) },
    { name: 'description', value: (about) => description(about, 2048) },
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
    { name: 'photos', value: (about) => photoAddresses(about).slice(0, 20) },
  ]),
}
