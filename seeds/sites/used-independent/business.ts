import { configValues } from '../../configValues'
import { financeFees } from '../../financeFees'
import { place, week } from '../../place'
import type { Scenario } from '../../Scenario'
import { seededId } from '../../stock/seededId'
import { stockPlan } from '../../stockPlan'
import config from './config.json'
import { posts } from './posts'
import { voice } from './voice'

const dealership = { id: seededId('dealership:saltbush'), slug: 'saltbush-motors', name: 'Saltbush Motors', makes: [] }

const yard = place({
  slug: 'granville-yard',
  name: 'Granville yard',
  dealership,
  primary: true,
  street: '218 Parramatta Road',
  city: 'Granville',
  state: 'NSW',
  postcode: '2142',
  at: [-33.8336, 151.0116],
  timeZone: 'Australia/Sydney',
  phone: '(02) 5550 1842',
  licence: 'MD 090417',
  email: 'yard@saltbushmotors.example',
  departments: [week('sales', '08:30-18:00', '08:30-17:00', '10:00-16:00'), week('service', '07:30-17:00', null)],
  rating: [4.7, 312],
})

/** An independent used-car dealer in New South Wales with one location. */
export const usedIndependent: Scenario = {
  organisation: { id: seededId('organisation:saltbush'), slug: 'saltbush', name: 'Saltbush Motors Pty Ltd', values: {} },
  dealerships: [dealership],
  locations: [yard],
  stock: [
    stockPlan(yard, 185, {
      voice,
      isPriced: true,
      // “Plain prices”: nearly every car is priced drive away.
      chargesLeftOut: 0.05,
      priceRange: [6_500, 46_000],
      oldestYear: 2014,
      financeProvider: 'taurus',
      financeRate: 8.99,
      financeFees: financeFees(config),
      reportShare: 0.06,
      paymentProcessors: ['card'],
    }),
  ],
  offers: [
    {
      id: 'saltbush-drive-away',
      name: 'Two years of roadside assistance on cars under $20,000',
      description: 'Buy a car under $20,000 by the end date and we’ll give you 24 months of roadside assistance at no extra cost.',
      disclaimer:
        'Starts on the day of handover. The roadside assistance provider’s terms apply. Stamp duty and transfer are extra on prices marked “Excl. gov. charges”. See each car’s page for the amounts.',
      endsInDays: 61,
      category: 'Used',
      manufacturer: null,
      modelName: null,
      priceToCents: 1_999_900,
      onCars: true,
      imageKey: null,
      comparisonRate: null,
      rateExample: null,
    },
    {
      id: 'saltbush-trade',
      name: '$500 more for your trade-in',
      description: 'Trade in any registered car and we’ll pay $500 on top of our written valuation when you buy from us.',
      disclaimer: 'One trade-in per purchase. Not available with other offers.',
      picture: 'tradeIn',
      endsInDays: 24,
      category: 'Used',
      manufacturer: null,
      modelName: null,
      imageKey: null,
      comparisonRate: null,
      rateExample: null,
    },
    {
      id: 'saltbush-service',
      name: 'Minor service for $159 if you bought the car here',
      description:
        'Oil, filter and a 50-point check by our own mechanic for $159, usually $189. Mention this offer when you [book a service](/service).',
      disclaimer:
        'For cars bought from us. Diesels and six- and eight-cylinder cars cost more, as does long-life oil. We’ll quote you before we start.',
      endsInDays: 89,
      category: 'Service',
      manufacturer: null,
      modelName: null,
      imageKey: null,
      comparisonRate: null,
      rateExample: null,
      picture: 'workshop',
    },
    {
      id: 'saltbush-battery',
      name: 'Battery check with every service',
      description: 'We’ll test your battery and charging system while your car is here, and give you the results in writing.',
      disclaimer: 'With a minor or major service. A new battery is extra.',
      startsInDays: 12,
      endsInDays: 73,
      category: 'Service',
      manufacturer: null,
      modelName: null,
      imageKey: null,
      comparisonRate: null,
      rateExample: null,
      picture: 'workshop',
    },
    {
      id: 'saltbush-air-conditioning',
      name: '$40 off your air conditioning service',
      description: 'Get a regas and a leak test before summer, for any car we’ve serviced before.',
      disclaimer: 'One per car. Not available with other offers.',
      endsInDays: -9,
      category: 'Service',
      manufacturer: null,
      modelName: null,
      imageKey: null,
      comparisonRate: null,
      rateExample: null,
      picture: 'workshop',
    },
  ],
  posts,
  reviews: [
    {
      customerName: 'Priya N.',
      text: 'Clear price on the windscreen, no games. They let me take the car to my own mechanic before I paid.',
      rating: 5,
      daysAgo: 6,
      replyText: 'Thank you, Priya. Enjoy the Forester!',
      repliedDaysAgo: 5,
      locationSlug: 'granville-yard',
    },
    {
      customerName: 'Dean W.',
      text: 'Third car from Saltbush. They pointed out a scratch I hadn’t even noticed.',
      rating: 5,
      daysAgo: 19,
      replyText: null,
      locationSlug: 'granville-yard',
    },
    {
      customerName: 'Marama T.',
      text: 'Quick and friendly, and they sorted the finance while we had a coffee next door.',
      rating: 4,
      daysAgo: 33,
      replyText: null,
      locationSlug: 'granville-yard',
    },
  ],
  sites: [
    {
      slug: 'saltbush',
      name: 'Saltbush Motors',
      host: 'saltbush.localhost',
      template: 'yard',
      manufacturer: null,
      dealershipSlugs: [],
      values: configValues(config, 'used-independent'),
    },
  ],
  building: { accent: '#c2410c', kind: 'yard' },
}
