import type { Lead } from '@forecourt/rules/leads/Lead'

const lead: Lead = {
  form: 'vehicle',
  name: 'Jo',
  lastName: 'Ng',
  email: 'jo@example.com',
  phone: '+61491570006',
  postcode: '2150',
  message: null,
  category: 'Used Vehicle',
  subcategory: null,
  carId: null,
  carSlug: null,
  locationId: null,
  dealershipSlug: null,
  rego: null,
  preferredTime: null,
  offerCents: null,
  vehicleDescription: null,
  optInFinance: false,
  optInTrade: false,
  financeOwing: false,
  optIn: false,
  optInLeft: false,
  optInWording: null,
  termsAgreed: true,
  url: null,
  visitedPages: [],
  eventId: 15,
  eventParams: {},
  suspicious: false,
}

/** A plain enquiry, for tests, with a few things said otherwise. */
export const buildLead = (overrides: Partial<Lead> = {}): Lead => ({ ...lead, ...overrides })
