import { configValues } from '../../configValues'
import { financeFees } from '../../financeFees'
import { place, week } from '../../place'
import type { Scenario } from '../../Scenario'
import { towed } from '../../stock/engines'
import { model } from '../../stock/model'
import { seededId } from '../../stock/seededId'
import { stockPlan } from '../../stockPlan'
import config from './config.json'
import { bikeVoice, vanVoice } from './voice'

const dealership = {
  id: seededId('dealership:longpaddock'),
  slug: 'long-paddock',
  name: 'Long Paddock',
  makes: ['Jayco', 'Avan', 'New Age', 'Jurgens', 'Honda', 'Yamaha', 'Kawasaki', 'Triumph', 'Indian', 'Zero'],
}

const vans = place({
  slug: 'toowoomba-caravans',
  name: 'Long Paddock Caravans',
  dealership,
  primary: true,
  street: '1180 Ruthven Street',
  city: 'Toowoomba',
  state: 'QLD',
  postcode: '4350',
  at: [-27.5987, 151.9507],
  timeZone: 'Australia/Brisbane',
  phone: '(07) 5550 6610',
  licence: '4420981',
  email: 'vans@longpaddock.example',
  departments: [
    week('sales', '08:00-17:00', '08:30-16:00'),
    week('service', '07:30-12:00, 13:00-16:30', null),
    week('parts', '08:00-17:00', '08:30-12:00'),
  ],
  rating: [4.6, 174],
})
const bikes = place({
  slug: 'toowoomba-motorcycles',
  name: 'Long Paddock Motorcycles',
  dealership,
  street: '1184 Ruthven Street',
  city: 'Toowoomba',
  state: 'QLD',
  postcode: '4350',
  at: [-27.5991, 151.9509],
  timeZone: 'Australia/Brisbane',
  phone: '(07) 5550 6620',
  licence: '4420981',
  email: 'bikes@longpaddock.example',
  departments: [week('sales', '08:30-17:00', '08:30-15:00'), week('service', '08:00-17:00', null)],
  rating: [4.7, 133],
})

/** Caravans and motorcycles in Queensland; no cars. */
export const caravansAndMotorcycles: Scenario = {
  organisation: { id: seededId('organisation:longpaddock'), slug: 'long-paddock', name: 'Long Paddock Leisure Pty Ltd', values: {} },
  dealerships: [dealership],
  locations: [vans, bikes],
  stock: [
    stockPlan(vans, 95, {
      // The list opens with both kinds: motorcycles have more details, so that fewer of them are promoted.
      promotedShare: 0.16,
      voice: vanVoice,
      makes: ['Jayco', 'Avan', 'New Age', 'Jurgens'],
      usedMakes: ['Jayco', 'Avan', 'New Age', 'Jurgens'],
      itemTypes: ['caravan'],
      newShare: 0.45,
      priceRange: [12_000, 110_000],
      financeProvider: 'powertorque',
      financeRate: 9.49,
      financeFees: financeFees(config),
    }),
    stockPlan(bikes, 65, {
      promotedShare: 0.1,
      voice: bikeVoice,
      makes: ['Honda', 'Yamaha', 'Kawasaki', 'Triumph', 'Indian', 'Zero'],
      usedMakes: ['Honda', 'Yamaha', 'Kawasaki', 'Triumph', 'Indian', 'Zero'],
      itemTypes: ['motorcycle'],
      newShare: 0.5,
      demoShare: 0.08,
      oldestYear: 2016,
      priceRange: [3_500, 40_000],
      financeProvider: 'powertorque',
      financeRate: 9.49,
      financeFees: financeFees(config),
    }),
  ],
  offers: [
    {
      id: 'paddock-awning',
      picture: 'annexe',
      name: 'Free annexe with every new caravan',
      description: {
        blocks: [
          {
            id: 'what',
            kind: 'paragraph',
            spans: [
              {
                text: 'Buy any new caravan and we’ll fit an annexe worth up to $1,900 before handover. Vans up to 18 ft get a half annexe, and longer vans get a full one.',
              },
            ],
          },
          {
            id: 'sizes',
            kind: 'table',
            hasHead: true,
            rows: [
              [[{ text: 'Van' }], [{ text: 'Annexe' }]],
              [[{ text: 'Up to 18 ft' }], [{ text: 'Half, with a side door' }]],
              [[{ text: 'Longer' }], [{ text: 'Full, with windows all round' }]],
            ],
          },
          {
            id: 'how',
            kind: 'list',
            points: [
              {
                level: 1,
                ordered: false,
                spans: [{ text: 'Measured and fitted by ' }, { text: 'our own workshop', href: '/service' }, { text: '.' }],
              },
              { level: 1, ordered: false, spans: [{ text: 'We’ll show you how to set it up at handover, poles, pegs and all.' }] },
            ],
          },
        ],
      },
      disclaimer: 'New caravans only. Excludes camper trailers. Not redeemable for cash.',
      endsInDays: 45,
      chosenFor: { carTypes: ['new'], itemType: 'caravan', body: 'Caravan' },
      category: 'New',
      manufacturer: null,
      modelName: null,
      imageKey: null,
      comparisonRate: null,
      rateExample: null,
    },
    {
      id: 'paddock-lams',
      picture: 'learner',
      name: 'Free learner pack with LAMS bikes',
      description: 'Get a helmet, gloves and your first service with any new learner-approved motorcycle.',
      disclaimer: 'Helmets up to the value of $350.',
      endsInDays: 71,
      chosenFor: { carTypes: ['new'], itemType: 'motorcycle', forLearners: true },
      category: 'New',
      manufacturer: null,
      modelName: null,
      imageKey: null,
      comparisonRate: null,
      rateExample: null,
    },
    {
      id: 'paddock-boundary',
      picture: 'caravan',
      name: 'Boundary 18 with a second battery',
      description:
        'Order a new Boundary 18 and we’ll fit a second 200 Ah lithium battery before handover, at no extra cost. Each one is built to order.',
      disclaimer: 'For vans ordered during the offer period. Not redeemable for cash. The battery adds 22 kg to the tare.',
      endsInDays: 58,
      category: 'New',
      manufacturer: 'Bullock Track',
      modelName: 'Boundary 18',
      imageKey: null,
      comparisonRate: null,
      rateExample: null,
    },
  ],
  posts: [],
  models: [
    {
      make: 'Bullock Track',
      model: model('Boundary 18', 'caravan', 2024, 2026, [
        ['Couple', 78_500, towed],
        ['Family bunk', 84_900, towed],
      ]),
      facts: {
        summary:
          'Built for us by a family-run van maker on the Darling Downs: an 18-foot van with tandem axles, a full ensuite and independent suspension.\n\n- **Tare:** 2,190 kg (Couple), 2,260 kg (Family bunk)\n- **ATM:** 2,800 kg, **GTM:** 2,600 kg\n- **Payload:** 610 kg (Couple), 540 kg (Family bunk)\n- **Ball weight:** 180 kg empty, up to 200 kg loaded\n- **Length:** 5.5 m body, 7.6 m with the drawbar\n- **Away from power:** 200 Ah lithium battery (2.5 kWh), 400 W of solar, 190 L of fresh water and 95 L of grey water\n\nOptions add to the tare. We’ll weigh your van with you at handover.',
        overridePath: '/our-own-van',
        warranty: '5 years on the chassis, 2 years on the van',
        lengthMm: 7_600,
        widthMm: 2_490,
        heightMm: 3_050,
        services: [
          { name: 'First service', priceCents: 0, months: 3, kilometres: 1_000 },
          { name: 'Yearly service', priceCents: 65_000, months: 12, kilometres: 10_000 },
        ],
      },
    },
  ],
  reviews: [
    {
      customerName: 'Glenys and Bob K.',
      text: 'Our handover took two hours, and they called after our first trip to see how the fridge went.',
      rating: 5,
      daysAgo: 8,
      replyText: {
        blocks: [
          {
            id: 'thanks',
            kind: 'paragraph',
            spans: [
              { text: 'Thank you both. ' },
              { text: 'Fridges are happiest level', bold: true },
              { text: ', so keep your levelling wedges in the front boot.' },
            ],
          },
          {
            id: 'next',
            kind: 'paragraph',
            spans: [
              { text: 'Your first service is due in three months. You can ' },
              { text: 'book it here', href: '/service' },
              { text: '.' },
            ],
          },
        ],
      },
      locationSlug: 'toowoomba-caravans',
    },
    {
      customerName: 'Jai M.',
      text: 'Rode three bikes before I decided, and no one rushed me.',
      rating: 5,
      daysAgo: 14,
      replyText: null,
      locationSlug: 'toowoomba-motorcycles',
    },
    {
      customerName: 'Tracey V.',
      text: 'Honest about what our old van was worth and why.',
      rating: 4,
      daysAgo: 40,
      replyText: null,
      locationSlug: 'toowoomba-caravans',
    },
    {
      customerName: 'Col and Deb S.',
      text: 'They weighed the van with our gear in it and moved two boxes forward. It tows like a different van.',
      rating: 5,
      daysAgo: 23,
      replyText: null,
      locationSlug: 'toowoomba-caravans',
    },
    {
      customerName: 'Mikayla P.',
      text: 'My first bike. They suggested the smaller of the two, and they were right.',
      rating: 5,
      daysAgo: 29,
      replyText: 'Enjoy it, Mikayla! Come and see us when your first service is due.',
      locationSlug: 'toowoomba-motorcycles',
    },
    {
      customerName: 'Graham T.',
      text: 'Chain and sprockets done while I had a cuppa, for the price on the wall.',
      rating: 4,
      daysAgo: 47,
      replyText: null,
      locationSlug: 'toowoomba-motorcycles',
    },
  ],
  sites: [
    {
      slug: 'long-paddock',
      name: 'Long Paddock',
      host: 'long-paddock.localhost',
      template: 'adventure',
      manufacturer: null,
      dealershipSlugs: [],
      values: configValues(config, 'caravans-and-motorcycles'),
    },
  ],
  building: { accent: '#0b6e6e', kind: 'yard', kinds: { 'toowoomba-motorcycles': 'showroom' } },
}
