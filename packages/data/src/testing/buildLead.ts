import type { Lead } from '@forecourt/rules/leads/Lead'
import { emptyAttributes, emptyColumns } from '@forecourt/rules/leads/leadAnswers'

const lead: Lead = {
  ...emptyColumns,
  ...emptyAttributes,
  form: 'vehicle',
  name: 'Jo',
  lastName: 'Ng',
  email: 'jo@example.com',
  phone: '+61491570006',
  postcode: '2150',
  category: 'Used Vehicle',
  termsAgreed: true,
  carId: null,
  carSlug: null,
  locationId: null,
  dealershipSlug: null,
  url: null,
  visitedPages: [],
  source: null,
  linkedQueryParams: {},
  eventId: 15,
  eventParams: {},
  suspicious: false,
}

/** An enquiry for tests. */
export const buildLead = (overrides: Partial<Lead> = {}): Lead => ({ ...lead, ...overrides })
