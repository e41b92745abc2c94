import { configValues } from '../../configValues'
import { financeFees } from '../../financeFees'
import { place, week } from '../../place'
import type { Scenario, ScenarioDealership } from '../../Scenario'
import { seededId } from '../../stock/seededId'
import { stockPlan } from '../../stockPlan'
import dealershipConfig from '../dealership-of-group/config.json'
import config from './config.json'
import organisationConfig from './organisation.json'

const dealership = (slug: string, name: string, makes: readonly string[]): ScenarioDealership => ({
  id: seededId(`dealership:${slug}`),
  slug,
  name,
  makes,
})

const geelongMazda = dealership('meridian-mazda-geelong', 'Meridian Mazda Geelong', ['Mazda'])
const ballaratHyundai = dealership('meridian-hyundai-ballarat', 'Meridian Hyundai Ballarat', ['Hyundai'])
const werribeeFord = dealership('meridian-ford-werribee', 'Meridian Ford Werribee', ['Ford'])
const brisbaneVolkswagen = dealership('meridian-volkswagen-brisbane', 'Meridian Volkswagen Brisbane', ['Volkswagen'])
const goldCoastHyundai = dealership('meridian-hyundai-gold-coast', 'Meridian Hyundai Gold Coast', ['Hyundai'])
const adelaideFord = dealership('meridian-ford-mazda-adelaide', 'Meridian Ford and Mazda Adelaide', ['Ford', 'Mazda'])

const full = [
  week('sales', '08:30-17:30', '09:00-17:00'),
  week('service', '07:30-17:30', '08:00-12:00'),
  week('parts', '08:00-17:00', null),
]
const salesOnly = [week('sales', '08:30-17:30', '09:00-17:00', '10:00-16:00')]
const workshop = [week('service', '07:30-17:30', '08:00-12:00'), week('parts', '08:00-17:00', null)]

const geelong = place({
  slug: 'geelong',
  name: 'Meridian Mazda Geelong',
  dealership: geelongMazda,
  primary: true,
  street: '170 Mercer Street',
  city: 'Geelong',
  state: 'VIC',
  postcode: '3220',
  at: [-38.1426, 144.3551],
  timeZone: 'Australia/Melbourne',
  phone: '(03) 5550 3100',
  licence: 'LMCT 9170',
  repairer: 'VACC 5512',
  email: 'geelong@meridianmotor.example',
  departments: full,
  rating: [4.5, 621],
})
const geelongService = place({
  slug: 'geelong-service',
  name: 'Meridian Service Centre Geelong',
  dealership: geelongMazda,
  type: 'service',
  street: '22 Fyans Street',
  city: 'South Geelong',
  state: 'VIC',
  postcode: '3220',
  at: [-38.1623, 144.3572],
  timeZone: 'Australia/Melbourne',
  phone: '(03) 5550 3120',
  repairer: 'VACC 5513',
  email: 'service.geelong@meridianmotor.example',
  departments: workshop,
  rating: [4.6, 288],
})
const ballarat = place({
  slug: 'ballarat',
  name: 'Meridian Hyundai Ballarat',
  dealership: ballaratHyundai,
  street: '1012 Howitt Street',
  city: 'Wendouree',
  state: 'VIC',
  postcode: '3355',
  at: [-37.5346, 143.8303],
  timeZone: 'Australia/Melbourne',
  phone: '(03) 5550 3200',
  licence: 'LMCT 9171',
  email: 'ballarat@meridianmotor.example',
  departments: full,
  rating: [4.3, 402],
})
const werribee = place({
  slug: 'werribee',
  name: 'Meridian Ford Werribee',
  dealership: werribeeFord,
  street: '305 Old Geelong Road',
  city: 'Hoppers Crossing',
  state: 'VIC',
  postcode: '3029',
  at: [-37.8697, 144.6912],
  timeZone: 'Australia/Melbourne',
  phone: '(03) 5550 3300',
  licence: 'LMCT 9172',
  email: 'werribee@meridianmotor.example',
  departments: full,
  rating: [4.2, 534],
})
const brisbane = place({
  slug: 'brisbane',
  name: 'Meridian Volkswagen Brisbane',
  dealership: brisbaneVolkswagen,
  street: '88 Breakfast Creek Road',
  city: 'Newstead',
  state: 'QLD',
  postcode: '4006',
  at: [-27.4448, 153.0428],
  timeZone: 'Australia/Brisbane',
  phone: '(07) 5550 4100',
  licence: 'MD 3311207',
  email: 'brisbane@meridianmotor.example',
  departments: full,
  rating: [4.4, 377],
})
const goldCoast = place({
  slug: 'gold-coast',
  name: 'Meridian Hyundai Gold Coast',
  dealership: goldCoastHyundai,
  street: '51 Nerang Road',
  city: 'Southport',
  state: 'QLD',
  postcode: '4215',
  at: [-27.9689, 153.3985],
  timeZone: 'Australia/Brisbane',
  phone: '(07) 5550 4200',
  licence: 'MD 3311208',
  email: 'goldcoast@meridianmotor.example',
  departments: full,
  rating: [4.5, 455],
})
const adelaide = place({
  slug: 'adelaide',
  name: 'Meridian Ford and Mazda Adelaide',
  dealership: adelaideFord,
  street: '640 Main North Road',
  city: 'Gepps Cross',
  state: 'SA',
  postcode: '5094',
  at: [-34.8488, 138.6006],
  timeZone: 'Australia/Adelaide',
  phone: '(08) 5550 5100',
  licence: 'LVD 176023',
  email: 'adelaide@meridianmotor.example',
  departments: full,
  rating: [4.4, 390],
})
const adelaideUsed = place({
  slug: 'adelaide-used',
  name: 'Meridian Used Cars Adelaide',
  dealership: adelaideFord,
  street: '12 Port Road',
  city: 'Hindmarsh',
  state: 'SA',
  postcode: '5007',
  at: [-34.9106, 138.5717],
  timeZone: 'Australia/Adelaide',
  phone: '(08) 5550 5120',
  licence: 'LVD 176024',
  email: 'used.adelaide@meridianmotor.example',
  departments: salesOnly,
  rating: [4.1, 158],
})

const shared = {
  newShare: 0.38,
  demoShare: 0.12,
  certifiedShare: 0.2,
  oldestYear: 2015,
  priceRange: [11_000, 130_000],
  financeProvider: 'angle',
  financeRate: 8.29,
  financeFees: financeFees(organisationConfig),
  backdrop: 'showroom',
  backdrops: ['yard', 'street'],
} as const

/** A group with six dealerships and four makes at eight locations, and one dealership's own site on the same stock. */
export const multiBrandGroup: Scenario = {
  organisation: {
    id: seededId('organisation:meridian'),
    slug: 'meridian',
    name: 'Meridian Motor Group Pty Ltd',
    values: configValues(organisationConfig, 'the organisation of multi-brand-group'),
  },
  dealerships: [geelongMazda, ballaratHyundai, werribeeFord, brisbaneVolkswagen, goldCoastHyundai, adelaideFord],
  locations: [geelong, geelongService, ballarat, werribee, brisbane, goldCoast, adelaide, adelaideUsed],
  stock: [
    stockPlan(geelong, 105, shared),
    stockPlan(ballarat, 85, shared),
    stockPlan(werribee, 110, shared),
    stockPlan(brisbane, 95, shared),
    stockPlan(goldCoast, 90, shared),
    stockPlan(adelaide, 100, shared),
    stockPlan(adelaideUsed, 65, { ...shared, newShare: 0, demoShare: 0, priceRange: [8_000, 60_000], backdrop: 'yard' }),
  ],
  offers: [
    {
      id: 'meridian-tucson',
      name: 'Tucson Hybrid with metallic paint included',
      description: 'Tucson Elite Hybrid in stock in Ballarat and on the Gold Coast, ready to deliver this month.',
      disclaimer: 'Private buyers. Vehicles in stock only.',
      category: 'New',
      manufacturer: 'Hyundai',
      modelName: 'Tucson',
      imageKey: null,
      startsOn: null,
      endsOn: null,
    },
    {
      id: 'meridian-ranger',
      name: 'Ranger demonstrators from $54,990',
      description: 'Low-kilometre demonstrators with the rest of the factory warranty, in Werribee and Adelaide.',
      disclaimer: 'Drive away. While stock lasts.',
      category: 'New',
      manufacturer: 'Ford',
      modelName: 'Ranger',
      imageKey: null,
      startsOn: null,
      endsOn: null,
    },
    {
      id: 'meridian-golf',
      name: 'Golf R-Line, no waiting',
      description: 'A dozen Golf R-Line in Brisbane. Pick the colour and drive home.',
      disclaimer: null,
      category: 'New',
      manufacturer: 'Volkswagen',
      modelName: 'Golf',
      imageKey: null,
      startsOn: null,
      endsOn: null,
    },
    {
      id: 'meridian-cx5-finance',
      name: 'CX-5 at 5.9% p.a.',
      description: 'For approved personal applicants over 48 months, at Geelong and Adelaide.',
      disclaimer:
        'Comparison rate 6.84% p.a. based on a 5-year secured loan of $30,000. Conditions, fees and charges apply. WARNING: this comparison rate is true only for the example given.',
      category: 'Finance offer',
      manufacturer: 'Mazda',
      modelName: 'CX-5',
      imageKey: null,
      startsOn: null,
      endsOn: null,
    },
    {
      id: 'meridian-mazda-demos',
      name: 'Mazda demonstrators, changed over',
      description: 'Mazda3 and CX-30 demonstrators make room for the new model year, with the rest of the factory warranty.',
      disclaimer: 'While stock lasts. Each car’s own page says what its price includes.',
      category: 'New',
      manufacturer: 'Mazda',
      modelName: 'Mazda3',
      imageKey: null,
      startsOn: null,
      endsOn: null,
    },
    {
      id: 'meridian-mazda-service',
      name: 'Brake fluid with your next service',
      description: 'Brake fluid replaced at no charge with a scheduled Mazda service booked for a weekday morning.',
      disclaimer: 'At the Geelong service centre. Passenger cars and SUVs.',
      category: 'Service',
      manufacturer: 'Mazda',
      modelName: null,
      imageKey: null,
      startsOn: null,
      endsOn: null,
    },
  ],
  reviews: [
    {
      customerName: 'Hamish F.',
      text: 'Drove a demonstrator in Werribee and they had the colour I wanted sent over from Adelaide.',
      rating: 5,
      daysAgo: 3,
      replyText: null,
      locationSlug: 'werribee',
    },
    {
      customerName: 'Aiko S.',
      text: 'The trade-in figure on the phone was the figure at the desk.',
      rating: 5,
      daysAgo: 9,
      replyText: 'That is how it should be. Thank you, Aiko.',
      locationSlug: 'geelong',
    },
    {
      customerName: 'Ben R.',
      text: 'Good handover, and somebody actually answered my question a week later.',
      rating: 4,
      daysAgo: 21,
      replyText: null,
      locationSlug: 'brisbane',
    },
    {
      customerName: 'Sofia L.',
      text: 'Easy from first message to pick-up. No pressure at all.',
      rating: 5,
      daysAgo: 30,
      replyText: null,
      locationSlug: 'gold-coast',
    },
  ],
  sites: [
    {
      slug: 'meridian',
      name: 'Meridian Motor Group',
      host: 'meridian.localhost',
      template: 'group',
      manufacturer: null,
      dealershipSlugs: [],
      values: configValues(config, 'multi-brand-group'),
    },
    {
      slug: 'geelong-mazda',
      name: 'Meridian Mazda Geelong',
      host: 'geelong-mazda.localhost',
      template: 'franchise',
      manufacturer: null,
      dealershipSlugs: ['meridian-mazda-geelong'],
      values: configValues(dealershipConfig, 'Meridian Mazda Geelong'),
    },
  ],
  building: { accent: '#1d3461', kind: 'showroom' },
}
