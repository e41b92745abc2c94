import type { Valuation } from '../valuations/Valuation'

/** A valuation with a figure for tests, with overrides. */
export const buildValuation = (over: Partial<Valuation>): Valuation => ({
  token: 'token',
  vehicle: {
    plate: 'ABC12D',
    state: 'NSW',
    vin: null,
    make: 'Toyota',
    model: 'Corolla',
    badge: 'Ascent Sport',
    year: 2022,
    simulated: true,
  },
  confirmed: true,
  km: 42_000,
  answers: { body: 'good', interior: 'good', mechanical: 'good', tyres: 'fair', history: 'good' },
  photos: [],
  photosDone: true,
  sent: true,
  pendingCodeTo: null,
  state: 'valued',
  lowCents: 1_850_000,
  highCents: 2_000_000,
  offerCents: null,
  reason: null,
  source: 'Sample market values for this demo',
  validUntil: '2026-03-18T03:30:00.000Z',
  appraisalAt: null,
  car: null,
  ...over,
})
