import { configValues } from '../../configValues'
import { financeFees } from '../../financeFees'
import { place, week } from '../../place'
import type { Scenario } from '../../Scenario'
import { seededId } from '../../stock/seededId'
import { stockPlan } from '../../stockPlan'
import config from './config.json'
import { posts } from './posts'
import { voice } from './voice'

const dealership = { id: seededId('dealership:karri'), slug: 'karri-coast-toyota', name: 'Karri Coast Toyota', makes: ['Toyota'] }

const bunbury = place({
  slug: 'bunbury',
  name: 'Karri Coast Toyota Bunbury',
  dealership,
  primary: true,
  street: '41 Strickland Street',
  city: 'Bunbury',
  state: 'WA',
  postcode: '6230',
  at: [-33.3357, 115.6467],
  timeZone: 'Australia/Perth',
  phone: '(08) 5550 2277',
  licence: 'MD 21188',
  repairer: 'MRB 4471',
  email: 'bunbury@karricoasttoyota.example',
  departments: [
    week('sales', '08:00-17:30', '08:30-13:00'),
    { ...week('service', '07:30-17:00', '08:00-12:00'), phone: '(08) 5550 2640' },
    week('parts', '07:30-17:00', '08:00-12:00'),
  ],
  rating: [4.6, 847],
})

const busselton = place({
  slug: 'busselton',
  name: 'Karri Coast Toyota Busselton',
  dealership,
  street: '9 Strelly Street',
  city: 'Busselton',
  state: 'WA',
  postcode: '6280',
  at: [-33.6555, 115.3467],
  timeZone: 'Australia/Perth',
  phone: '(08) 5550 2290',
  licence: 'MD 21188',
  repairer: 'MRB 4472',
  email: 'busselton@karricoasttoyota.example',
  departments: [week('sales', '08:00-17:30', '08:30-13:00'), week('service', '07:30-17:00', '08:00-12:00')],
  rating: [4.8, 209],
})

const shared = {
  voice,
  newShare: 0.42,
  demoShare: 0.12,
  certifiedShare: 0.55,
  oldestYear: 2016,
  priceRange: [14_000, 165_000],
  financeProvider: 'manual',
  financeRate: 7.99,
  financeFees: financeFees(config),
  paymentProcessors: ['card'],
} as const

/** A Toyota dealer in Western Australia with the manufacturer's menu and texts. */
export const toyotaDealer: Scenario = {
  organisation: { id: seededId('organisation:karri'), slug: 'karri-coast', name: 'Karri Coast Motor Company Pty Ltd', values: {} },
  dealerships: [dealership],
  locations: [bunbury, busselton],
  stock: [
    stockPlan(bunbury, 190, { ...shared, usedMakes: ['Toyota', 'Mazda', 'Hyundai', 'Ford', 'Subaru', 'Isuzu', 'Mitsubishi', 'Suzuki'] }),
    stockPlan(busselton, 70, { ...shared, usedMakes: ['Toyota'] }),
  ],
  offers: [
    {
      id: 'karri-rav4',
      name: 'RAV4 Hybrid with metallic paint included',
      description: 'Get metallic paint at no extra cost on a new RAV4 Hybrid, in stock or newly ordered.',
      disclaimer: 'For orders signed in WA during the offer period. Excludes fleet.',
      category: 'New',
      endsInDays: 47,
      manufacturer: 'Toyota',
      modelName: 'RAV4',
      fuels: ['Hybrid'],
      buyer: 'private',
      chosenFor: { carTypes: ['new'] },
      imageKey: null,
      comparisonRate: null,
      rateExample: null,
    },
    {
      id: 'karri-corolla-finance',
      name: 'Corolla Hybrid at 4.9% p.a.',
      description: 'Finance a new Corolla Hybrid at 4.9% p.a. over 48 months.',
      disclaimer: 'For approved personal applicants on new Corolla Hybrids ordered during the offer period. Fees and charges apply.',
      category: 'Finance offer',
      endsInDays: 75,
      manufacturer: 'Toyota',
      modelName: 'Corolla',
      fuels: ['Hybrid'],
      chosenFor: { carTypes: ['new'] },
      imageKey: null,
      comparisonRate: 5.46,
      rateExample: '4.9% p.a. over 4 years with a $395 establishment fee and no monthly fee.',
      ...{ interestRate: 4.9, termYears: 4, depositPercent: 0, establishmentCents: 39_500 },
    },
    {
      id: 'karri-service',
      name: 'Four tyres for the price of three',
      picture: 'tyres',
      description:
        'Buy three tyres in selected sizes and get the fourth free, fitted and balanced with your next logbook service. [Book a service](/service) and tell us you need tyres.',
      disclaimer: 'Selected brands and sizes, while stocks last.',
      category: 'Service',
      endsInDays: 96,
      // Without a make: the offer is for owners, so its page shows no stock.
      manufacturer: null,
      modelName: null,
      imageKey: null,
      comparisonRate: null,
      rateExample: null,
    },
  ],
  posts,
  reviews: [
    {
      customerName: 'Jacqui B.',
      text: 'Ordered a HiLux and they gave me an update every fortnight. It turned up a week early.',
      rating: 5,
      daysAgo: 4,
      replyText: 'Thanks, Jacqui. See you at your first service!',
      locationSlug: 'bunbury',
    },
    {
      customerName: 'Tom O.',
      text: 'Service team called before doing anything extra. That’s rare.',
      rating: 5,
      daysAgo: 12,
      replyText: null,
      locationSlug: 'bunbury',
    },
    {
      customerName: 'Leanne H.',
      text: 'Bought a certified Corolla for our daughter. Everything on the inspection sheet checked out.',
      rating: 5,
      daysAgo: 25,
      replyText: null,
      locationSlug: 'busselton',
    },
  ],
  sites: [
    {
      slug: 'karri-coast-toyota',
      name: 'Karri Coast Toyota',
      host: 'karri-coast-toyota.localhost',
      template: 'franchise',
      manufacturer: 'toyota',
      dealershipSlugs: [],
      values: configValues(config, 'toyota-dealer'),
    },
  ],
  building: { accent: '#c8102e', kind: 'showroom' },
}
