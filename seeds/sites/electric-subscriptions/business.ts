import { configValues } from '../../configValues'
import { place, week } from '../../place'
import type { Scenario } from '../../Scenario'
import { seededId } from '../../stock/seededId'
import { stockPlan } from '../../stockPlan'
import config from './config.json'
import { electricFinance } from './electricFinance'
import { posts } from './posts'
import { voice } from './voice'

const dealership = {
  id: seededId('dealership:stillwater'),
  slug: 'stillwater-electric',
  name: 'Stillwater Electric',
  // An independent without model pages: the makes that it sells new also have models that aren't electric.
  makes: [],
}

const cremorne = place({
  slug: 'cremorne',
  name: 'Stillwater Cremorne',
  dealership,
  primary: true,
  street: '30 Cubitt Street',
  city: 'Cremorne',
  state: 'VIC',
  postcode: '3121',
  at: [-37.8293, 144.9911],
  timeZone: 'Australia/Melbourne',
  phone: '(03) 5550 7700',
  licence: 'LMCT 12044',
  email: 'hello@stillwaterelectric.example',
  departments: [week('sales', '09:00-18:00', '09:00-17:00', '11:00-16:00'), week('service', '08:00-17:00', null)],
  rating: [4.9, 188],
})

/** Electric cars only, for sale or subscription. */
export const electricSubscriptions: Scenario = {
  organisation: { id: seededId('organisation:stillwater'), slug: 'stillwater', name: 'Stillwater Electric Pty Ltd', values: {} },
  dealerships: [dealership],
  locations: [cremorne],
  stock: [
    stockPlan(cremorne, 120, {
      voice,
      // Makes that sell new cars through dealers. Tesla and others sell them direct or through agents, so their cars are used.
      makes: ['BYD', 'MG', 'Kia', 'Hyundai'],
      electricOnly: true,
      subscriptions: true,
      newShare: 0.35,
      demoShare: 0.15,
      // Few makes sold electric cars earlier.
      oldestYear: 2021,
      priceRange: [22_000, 130_000],
      financeProvider: 'none',
      ...electricFinance,
      paymentProcessors: ['card', 'wallet'],
      quoteShare: 0.12,
    }),
  ],
  offers: [
    {
      id: 'stillwater-first-week',
      picture: 'week',
      name: 'New subscribers: one week’s payment back',
      description:
        'If it’s your first subscription with us, we’ll refund one week’s payment at the end of your minimum term of 3, 6 or 12 months. Until then, you pay every week as usual. After that term, you can leave any time with a month’s notice.',
      disclaimer:
        'First subscription with us only. You pay the minimum total for the term you choose, shown on the car’s page. We refund one week’s payment to your account within 14 days of the end of your minimum term, whether or not you keep the car. You still pay the four-week bond, which we refund after you return the car.',
      endsInDays: 36,
      category: 'Subscription',
      chosenFor: { byTheWeek: true },
      manufacturer: null,
      modelName: null,
      imageKey: null,
      comparisonRate: null,
      rateExample: null,
    },
    {
      id: 'stillwater-wallbox',
      picture: 'charger',
      name: 'Wall charger included when you buy a new car',
      description: 'Buy any new car from us and we’ll include a 7 kW wall charger, with standard installation by a licensed electrician.',
      endsInDays: 50,
      onCars: true,
      disclaimer: 'Single-phase installation within 10 m of the switchboard, in Melbourne. We’ll quote for any extra work first.',
      category: 'New',
      manufacturer: null,
      modelName: null,
      imageKey: null,
      comparisonRate: null,
      rateExample: null,
    },
    {
      id: 'stillwater-battery',
      picture: 'inspection',
      name: 'A second battery report after a year',
      description: 'Ask for a battery report when you buy a used electric car, and we’ll measure the battery again after twelve months.',
      disclaimer: 'Used cars only.',
      endsInDays: 92,
      onCars: true,
      category: 'Used',
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
      customerName: 'Priya A.',
      text: 'Signed up on Tuesday, drove away on Thursday and had a home charger the week after.',
      rating: 5,
      daysAgo: 2,
      replyText: null,
      locationSlug: 'cremorne',
    },
    {
      customerName: 'Greta W.',
      text: 'They talked me out of the bigger battery because I didn’t need it.',
      rating: 5,
      daysAgo: 11,
      replyText: null,
      locationSlug: 'cremorne',
    },
    {
      customerName: 'Lachlan E.',
      text: 'Handed the car back after six months when we moved to Perth. It took twenty minutes.',
      rating: 5,
      daysAgo: 36,
      replyText: null,
      locationSlug: 'cremorne',
    },
  ],
  sites: [
    {
      slug: 'stillwater',
      name: 'Stillwater Electric',
      host: 'stillwater.localhost',
      template: 'studio',
      manufacturer: null,
      dealershipSlugs: [],
      values: configValues(config, 'electric-subscriptions'),
    },
  ],
  building: { accent: '#9ae66e', kind: 'showroom' },
}
