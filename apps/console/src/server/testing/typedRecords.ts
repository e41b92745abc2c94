import type { AccessoryValues } from '@forecourt/rules/records/kinds/accessoryFields'
import type { ChargeValues } from '@forecourt/rules/records/kinds/chargeFields'
import type { DealershipValues } from '@forecourt/rules/records/kinds/dealershipFields'
import type { LenderValues } from '@forecourt/rules/records/kinds/lenderFields'
import type { ManufacturerValues } from '@forecourt/rules/records/kinds/manufacturerFields'
import type { ModelValues } from '@forecourt/rules/records/kinds/modelFields'
import type { PostValues } from '@forecourt/rules/records/kinds/postFields'
import type { ReviewSourceValues } from '@forecourt/rules/records/kinds/reviewSourceFields'
import type { TemplateValues } from '@forecourt/rules/records/kinds/templateFields'

const lender: LenderValues = {
  ...{ name: 'Harbour Finance', provider: 'manual', dealershipId: null, carTypes: [], interestRate: 6.99, comparisonRate: 7.84 },
  ...{ termYears: 5, depositPercent: 0, balloonPercent: 0, establishmentCents: 0, disclaimer: null, published: true },
}

const charge: ChargeValues = {
  ...{ name: 'Stamp duty', askedBy: 'government', dealershipId: null, states: ['NSW'], carTypes: [] },
  ...{ fixedCents: 0, percent: 3, aboveCents: 0, published: true },
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
  ...{ name: 'Harbour reviews', provider: 'sample', place: 'harbour', locationId: null, everyHours: 24, paused: false },
}

const post: PostValues = {
  ...{ title: 'Taken over', category: 'news', summary: null, body: 'We moved.', imageKey: null, imageAlt: null, state: 'published' },
  ...{ publishOn: '2026-03-01', publishTime: null, featured: false, author: null, tags: null, carsFrom: null, slug: null },
  excludedSiteIds: [],
}

const template: TemplateValues = { name: 'Still here', channel: 'both', subject: 'The {car}', text: 'Hi {firstName}' }

const dealership: DealershipValues = { name: 'north Dealership', reviewUrl: 'https://reviews.example/north' }

/** Records as somebody types them. */
export const typedRecords = { dealership, lender, charge, template, manufacturer, model, accessory, reviewSource, post }
