import type { DestinationSettings } from '@forecourt/data/leads/delivery/LeadDestination'
import type { DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import { anyCar, type OfferValues } from '@forecourt/rules/offers/offerProblems'
import type { ChargeValues } from '@forecourt/rules/records/kinds/chargeFields'
import type { CustomerValues } from '@forecourt/rules/records/kinds/customerFields'
import type { DealershipValues } from '@forecourt/rules/records/kinds/dealershipFields'
import type { LenderValues } from '@forecourt/rules/records/kinds/lenderFields'
import type { ManufacturerValues } from '@forecourt/rules/records/kinds/manufacturerFields'
import type { AccessoryValues, ModelValues } from '@forecourt/rules/records/kinds/modelFields'
import type { PostValues } from '@forecourt/rules/records/kinds/postFields'
import type { ReviewSourceValues } from '@forecourt/rules/records/kinds/reviewFields'
import type { TemplateValues } from '@forecourt/rules/records/kinds/templateFields'
import type { ReviewValues } from '@forecourt/rules/reviews/reviewProblems'
import type { z } from 'zod'
import type { locationInput } from '../locations/locationInput'

/** An offer as entered. */
export const enteredOffer: OfferValues = {
  name: 'Taken over',
  description: 'Free mats with every used car.',
  disclaimer: null,
  category: 'Used',
  manufacturer: null,
  modelName: null,
  imageKey: null,
  startsOn: null,
  startTime: null,
  endsOn: null,
  endTime: null,
  comparisonRate: null,
  rateExample: null,
  ...anyCar,
  excludedSiteIds: [],
}

/** A review as entered. */
export const enteredReview: ReviewValues = {
  customerName: 'Priya S.',
  text: 'Straight answers from the first call.',
  rating: 5,
  reviewDate: '2026-03-01',
  source: 'Google',
  locationId: null,
  replyText: null,
  replyDate: null,
  imageKey: null,
}

/** A location as entered, of a dealership without an owner. */
export const enteredLocation: z.input<typeof locationInput> = {
  name: 'Taken over',
  dealershipId: 'no-such-dealership',
  primary: false,
  visible: true,
  locationType: 'sales',
  timeZone: 'Australia/Sydney',
  address: { street: '1 High Street', city: 'Orange', state: 'NSW', postcode: '2800', latitude: -33.284, longitude: 149.1 },
  placeUrl: null,
  placeId: null,
  phone: '(02) 5550 1234',
  landline: null,
  email: 'orange@north.example',
  dealerLicenceNumber: null,
  repairerNumber: null,
  imageKey: null,
  mapKey: null,
  departments: [
    {
      department: 'sales',
      hours: [
        { weekday: 6, status: 'Open', open: '09:00', close: '16:00' },
        { weekday: 1, status: 'Open', open: '08:30', close: '17:30' },
      ],
    },
  ],
  closedOnHolidays: true,
  specialDays: [{ date: '2026-12-24', name: 'Christmas Eve', status: 'Open', open: '08:30', close: '12:00' }],
}

const filter: Omit<DestinationSettings, 'target'> = {
  ...{ name: 'CRM', scope: 'organisation', locationId: null, takesSuspicious: false },
  forms: [],
  sources: [],
}

/** A destination as entered. */
export const enteredDestination = {
  ...filter,
  ...{ forms: [...filter.forms], sources: [...filter.sources] },
  target: { kind: 'webhook', url: 'https://crm.example/leads', shape: 'events' } as DestinationTarget<'webhook'>,
}

/** A mailbox as the console’s form sends it, without its site. */
export const enteredMailbox = {
  ...{ address: 'sales@dealer.example', host: 'imap.dealer.example', port: 993, security: 'tls' as const },
  ...{ userName: 'sales@dealer.example', folder: 'INBOX', takesOthers: true, paused: false, password: 'a password' },
}

const lender: LenderValues = {
  ...{ name: 'Harbour Finance', provider: 'manual', dealershipId: null, carTypes: [], interestRate: 6.99, comparisonRate: 7.84 },
  ...{ termYears: 5, depositPercent: 0, balloonPercent: 0, establishmentCents: 0, disclaimer: null, published: true },
}

const charge: ChargeValues = {
  ...{ name: 'Stamp duty', chargedBy: 'government', dealershipId: null, states: ['NSW'], carTypes: [] },
  ...{ vehicleDuty: false, fixedCents: 0, percent: 3, aboveCents: 0, published: true },
}

const manufacturer: ManufacturerValues = { name: 'Harrow', logoKey: null }

const model: ModelValues = {
  ...{ manufacturerId: 'toyota', name: 'Vantage', status: 'current', published: true, summary: null, body: 'SUV', fuels: ['Petrol'] },
  ...{ seats: 5, towingKg: null, lengthMm: null, widthMm: null, heightMm: null, warranty: null, overridePath: null, imageKey: null },
  variants: [
    {
      name: 'GX',
      priceCents: 3_999_000,
      priceType: 'driveAway',
      fuel: 'Petrol',
      transmission: null,
      engine: null,
      drive: null,
      consumption: null,
      rangeKm: null,
    },
  ],
  ...{ makeName: null, launchedOn: null, newUntil: null, performance: false, colours: [], pictures: [], services: [] },
}

const accessory: AccessoryValues = {
  ...{ modelId: 'toyota.corolla', name: 'Tow bar', category: 'touring', partNumber: 'TB-1', priceCents: 109_000, fitted: true },
  ...{ description: null, imageKey: null, published: true },
}

const reviewSource: ReviewSourceValues = {
  ...{ name: 'Harbour reviews', provider: 'google', place: '12345678', locationId: null, everyHours: 24, paused: false },
}

const post: PostValues = {
  ...{ title: 'Taken over', category: 'news', summary: null, body: 'We moved.', imageKey: null, imageAlt: null, state: 'published' },
  ...{ publishOn: '2026-03-01', publishTime: null, featured: false, author: null, tags: null, carsFrom: null, slug: null },
  excludedSiteIds: [],
}

const template: TemplateValues = { name: 'Still here', channel: 'both', subject: 'The {car}', text: 'Hi {firstName}' }

const dealership: DealershipValues = { name: 'north Dealership', reviewUrl: 'https://reviews.example/north' }

const customer: CustomerValues = {
  ...{ name: 'Mei', lastName: 'Lin', email: 'mei@person.example', phone: '0412 000 111', preferredContact: 'sms' },
  ...{ address: '1 High Street', suburb: 'Orange', state: 'NSW', postcode: '2800', notes: 'Likes utes.' },
  ...{ consent: 'yes', consentOn: '2026-03-01' },
}

/** Records as entered. */
export const enteredRecords = { customer, dealership, lender, charge, template, manufacturer, model, accessory, reviewSource, post }
