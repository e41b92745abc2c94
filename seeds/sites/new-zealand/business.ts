import { configValues } from '../../configValues'
import { financeFees } from '../../financeFees'
import { place, week } from '../../place'
import type { Scenario } from '../../Scenario'
import { seededId } from '../../stock/seededId'
import { stockPlan } from '../../stockPlan'
import config from './config.json'
import { posts } from './posts'
import { voice } from './voice'

const dealership = { id: seededId('dealership:kauri'), slug: 'kauri-and-co', name: 'Kauri & Co', makes: [] }

const hamilton = place({
  slug: 'hamilton',
  name: 'Kauri & Co Hamilton',
  dealership,
  primary: true,
  street: '74 Te Rapa Road, Te Rapa',
  city: 'Hamilton',
  state: 'Waikato',
  postcode: '3200',
  at: [-37.7637, 175.2536],
  timeZone: 'Pacific/Auckland',
  phone: '07 555 0164',
  licence: 'M402117',
  email: 'hamilton@kauriandco.example',
  departments: [week('sales', '08:30-17:30', '09:00-16:00', '10:00-15:00'), week('service', '08:00-17:00', null)],
  rating: [4.8, 266],
})
const tauranga = place({
  slug: 'tauranga',
  name: 'Kauri & Co Mount Maunganui',
  dealership,
  street: '11 Hewletts Road',
  city: 'Mount Maunganui',
  state: 'Bay of Plenty',
  postcode: '3116',
  at: [-37.6613, 176.225],
  timeZone: 'Pacific/Auckland',
  phone: '07 555 0188',
  licence: 'M402117',
  email: 'tauranga@kauriandco.example',
  departments: [week('sales', '08:30-17:30', '09:00-16:00')],
  rating: [4.7, 121],
})

const shared = {
  voice,
  isPriced: true,
  usedMakes: ['Toyota', 'Mazda', 'Nissan', 'Subaru', 'Mitsubishi', 'Honda', 'Suzuki', 'Lexus', 'Volkswagen', 'BMW'],
  oldestYear: 2015,
  priceRange: [8_000, 75_000],
  financeProvider: '360_finance',
  financeRate: 9.95,
  financeFees: financeFees(config),
  region: 'NZ',
  reportShare: 0.05,
  paymentProcessors: ['card'],
} as const

/** A New Zealand dealer: New Zealand dollars, regions and regulators. */
export const newZealand: Scenario = {
  organisation: { id: seededId('organisation:kauri'), slug: 'kauri', name: 'Kauri & Co Motors Limited', values: {} },
  dealerships: [dealership],
  locations: [hamilton, tauranga],
  stock: [
    stockPlan(hamilton, 105, shared), // Demonstrators count as used in New Zealand.
    stockPlan(tauranga, 60, { ...shared, makes: ['Mazda', 'Suzuki'], demoShare: 0.06 }),
  ],
  offers: [
    {
      id: 'kauri-hybrid',
      name: 'Hybrids under $25,000',
      description:
        'Economical hybrids, all with a warrant of fitness at handover. Those under ten years old also come with [three years of mechanical cover](/special-offers).',
      disclaimer: 'While stocks last. Prices include GST, registration and licensing. The mechanical cover is for private buyers.',
      endsInDays: 58,
      category: 'Used',
      manufacturer: null,
      modelName: null,
      imageKey: null,
      comparisonRate: null,
      rateExample: null,
      onCars: true,
      fuels: ['Hybrid', 'PHEV'],
      priceToCents: 2_500_000,
    },
    {
      id: 'kauri-warranty',
      picture: 'cover',
      name: 'Three years of mechanical cover',
      description:
        'Private buyers get three years of mechanical cover with every used car under ten years old, except demonstrators. You can use it with any other offer.',
      endsInDays: 79,
      disclaimer: 'The provider’s terms apply. Ask us for them before you decide.',
      category: 'Used',
      manufacturer: null,
      modelName: null,
      imageKey: null,
      comparisonRate: null,
      rateExample: null,
      onCars: true,
      yearFrom: 2017,
      buyer: 'private',
    },
    {
      id: 'kauri-trade',
      picture: 'handover',
      name: 'An extra $400 for your trade-in',
      description:
        'Buy one of our cars and we’ll pay $400 on top of our written offer for yours. [Value my car](/trade-in) to get started.',
      endsInDays: 37,
      disclaimer: 'One trade-in for each car you buy. Yours needs a current WoF and licence.',
      category: 'Used',
      manufacturer: null,
      modelName: null,
      imageKey: null,
      comparisonRate: null,
      rateExample: null,
    },
    {
      id: 'kauri-wof',
      picture: 'inspection',
      name: 'Free WoF with a full service',
      description:
        'We’ll do the WoF while your car’s in for a full service, and save you $69. Mention this offer when you [book a service](/service).',
      endsInDays: 66,
      disclaimer: 'At our Hamilton workshop. Any repairs your car needs to pass are extra, and we’ll quote before we start.',
      category: 'Service',
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
      customerName: 'Hemi T.',
      text: 'Straight answers and a proper look at the car before I signed anything. Ka pai.',
      rating: 5,
      daysAgo: 5,
      replyText: 'Ngā mihi, Hemi.',
      locationSlug: 'hamilton',
    },
    {
      customerName: 'Anna G.',
      text: 'Bought over the phone from Gisborne. The car turned up with a full tank and a handwritten note.',
      rating: 5,
      daysAgo: 16,
      replyText: null,
      locationSlug: 'tauranga',
    },
    {
      customerName: 'Callum D.',
      text: 'Fair on my trade and quick with the paperwork.',
      rating: 5,
      daysAgo: 28,
      replyText: null,
      locationSlug: 'hamilton',
    },
    {
      customerName: 'Hēmi and Jo',
      text: 'They told us about the scratch before we saw it. That’s why we bought the car.',
      rating: 5,
      daysAgo: 33,
      replyText: 'Glad it didn’t put you off! Thank you both.',
      locationSlug: 'tauranga',
    },
    {
      customerName: 'Priya N.',
      text: 'Dropped my old one at the Mount on Thursday and had an offer by Saturday.',
      rating: 4,
      daysAgo: 52,
      replyText: null,
      locationSlug: 'tauranga',
    },
  ],
  sites: [
    {
      slug: 'kauri',
      name: 'Kauri & Co',
      host: 'kauri.localhost',
      template: 'classic',
      manufacturer: null,
      dealershipSlugs: [],
      values: configValues(config, 'new-zealand'),
    },
  ],
  building: { accent: '#24513f', kind: 'showroom' },
}
