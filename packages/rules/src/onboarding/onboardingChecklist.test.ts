import { expect, it } from 'vitest'
import { type OnboardingState, onboardingChecklist } from './onboardingChecklist'

const nothing: OnboardingState = {
  published: false,
  country: 'AU',
  hasLicence: false,
  cars: 0,
  carsWithoutPhotos: 0,
  carsWithoutPlate: 0,
  unpriced: null,
  locations: 0,
  locationsWithHours: 0,
  locationsOnMap: 0,
  locationsApproximatelyOnMap: 0,
  hasLogo: false,
  leadRecipients: 0,
  hasFinanceProvider: false,
  showsEstimates: false,
  carsWithLender: 0,
  ratesConfirmed: false,
  showsCreditLicence: false,
  draftDiffers: false,
  offeredVisits: ['testDrive', 'service'],
  bookableVisits: [],
  bookingLocationId: 'mount',
  offersReserving: true,
  takesReservations: false,
  takesDeposits: false,
  paymentAccounts: 0,
  valuesTradeIns: true,
  hasPricingRules: false,
  offersChat: true,
  chatWorks: false,
  automaticFeeds: 0,
  destinations: 0,
  destinationsThatWork: 0,
  ownDomains: 0,
  verifiedDomains: 0,
  redirects: 0,
  people: 0,
  invited: 0,
}
const everything: OnboardingState = {
  ...nothing,
  published: true,
  hasLicence: true,
  cars: 120,
  locations: 2,
  locationsWithHours: 2,
  locationsOnMap: 2,
  hasLogo: true,
  leadRecipients: 1,
  hasFinanceProvider: true,
  showsEstimates: true,
  ratesConfirmed: true,
  showsCreditLicence: true,
  bookableVisits: ['testDrive', 'service'],
  takesReservations: true,
  takesDeposits: true,
  paymentAccounts: 1,
  hasPricingRules: true,
  chatWorks: true,
  automaticFeeds: 1,
  destinations: 1,
  destinationsThatWork: 1,
  ownDomains: 1,
  verifiedDomains: 1,
  redirects: 40,
  people: 3,
}
const ids = (state: OnboardingState) => onboardingChecklist(state).map(({ id }) => id)
const open = (state: OnboardingState) => onboardingChecklist(state).flatMap(({ id, done }) => (done ? [] : [id]))

it('the checklist has all items open at the start (CFG-01)', () => {
  expect(open(nothing)).toEqual([
    ...['publish', 'licence', 'stock', 'photos', 'hours', 'leads', 'map', 'logo', 'changes'],
    ...['testDrive', 'service', 'reserve', 'tradeIn', 'chat'],
    ...['feed', 'crm', 'domain', 'redirects', 'people'],
  ])
})

it('the checklist has no open items at the end (CFG-01)', () => expect(open(everything)).toEqual([]))

it.each([
  { name: 'the last car sold', change: { cars: 0 }, opens: ['stock', 'photos'] },
  { name: 'the licence number removed (NAV-21)', change: { hasLicence: false }, opens: ['licence'] },
  { name: 'a car without photos', change: { carsWithoutPhotos: 1 }, opens: ['photos'] },
  { name: 'a used car without a rego in New South Wales', change: { carsWithoutPlate: 1 }, opens: ['plates'] },
  { name: 'cars whose prices wait for an answer', change: { unpriced: { cars: 10, feedId: 'f', runId: 'r' } }, opens: ['prices'] },
  { name: 'a provider without figures and no estimate', change: { showsEstimates: false }, opens: ['finance'] },
  { name: 'a new location without hours', change: { locations: 3, locationsOnMap: 3 }, opens: ['hours'] },
  { name: 'a location without a position', change: { locationsOnMap: 1 }, opens: ['map'] },
  { name: 'a location found by its postcode alone', change: { locationsApproximatelyOnMap: 1 }, opens: ['map'] },
  { name: 'no location left', change: { locations: 0, locationsWithHours: 0 }, opens: ['hours', 'map'] },
  { name: 'a second domain', change: { ownDomains: 2 }, opens: ['domain'] },
  { name: 'an edit', change: { draftDiffers: true }, opens: ['changes'] },
  { name: 'unconfirmed rates (FIN-24)', change: { ratesConfirmed: false }, opens: ['rates'] },
  { name: 'rates without a credit licence', change: { showsCreditLicence: false }, opens: ['creditLicence'] },
  { name: 'no recipients of leads', change: { leadRecipients: 0 }, opens: ['leads'] },
  { name: 'bookings turned off', change: { bookableVisits: ['service' as const] }, opens: ['testDrive'] },
  { name: 'reservations turned off', change: { takesReservations: false }, opens: ['reserve'] },
  { name: 'deposits without an account', change: { paymentAccounts: 0 }, opens: ['reserve'] },
  { name: 'valuations with the usual rules', change: { hasPricingRules: false }, opens: ['tradeIn'] },
  { name: 'a chat without a token', change: { chatWorks: false }, opens: ['chat'] },
  { name: 'no feed', change: { automaticFeeds: 0 }, opens: ['feed'] },
  { name: 'a destination that received nothing', change: { destinations: 2 }, opens: ['crm'] },
  { name: 'no redirects', change: { redirects: 0 }, opens: ['redirects'] },
  { name: 'an invitation not accepted', change: { invited: 1 }, opens: ['people'] },
])('the onboarding checklist reopens an item with $name (CFG-01, ENT-07)', ({ change, opens }) =>
  expect(open({ ...everything, ...change })).toEqual(opens),
)

it.each([
  { name: 'visits', change: { offeredVisits: [] }, lacks: ['testDrive', 'service'] },
  { name: 'reservations', change: { offersReserving: false, takesReservations: false }, lacks: ['reserve'] },
  { name: 'valuations', change: { valuesTradeIns: false }, lacks: ['tradeIn'] },
  { name: 'instant messages', change: { offersChat: false }, lacks: ['chat'] },
])('the onboarding checklist has no item for $name that the pages don’t offer (BKG-01, CHK-02, TRD-01, VDP-13)', ({ change, lacks }) => {
  expect(ids(everything).filter((id) => !ids({ ...everything, ...change }).includes(id))).toEqual(lacks)
})

it('a dealer who has an enquiry form only isn’t asked for weekly figures or rates (FIN-24)', () => {
  const formOnly = { ...everything, hasFinanceProvider: false, showsEstimates: false, ratesConfirmed: false }
  expect(open(formOnly)).toEqual([])
  expect(ids(formOnly)).not.toContain('rates')
  expect(open({ ...formOnly, hasFinanceProvider: true })).toEqual(['finance', 'rates'])
})

it('reservations without online deposits need no payment account', () => {
  expect(open({ ...everything, takesDeposits: false, paymentAccounts: 0 })).toEqual([])
})

it('each item links to the page where it is completed', () => {
  const places = Object.fromEntries(onboardingChecklist(nothing).map(({ id, place }) => [id, place]))
  expect(places).toMatchObject({
    reserve: { page: 'editor', at: '/checkout/enabled' },
    testDrive: { page: 'bookings', locationId: 'mount' },
  })
  const unpaid = onboardingChecklist({ ...everything, paymentAccounts: 0 }).find(({ id }) => id === 'reserve')
  expect(unpaid?.place).toEqual({ page: 'payments' })
})

it('the checklist describes a completed item as done, not by what was missing (CFG-01)', () => {
  const texts = (state: OnboardingState) => Object.fromEntries(onboardingChecklist(state).map(({ id, text }) => [id, text]))
  const [before, after] = [texts(nothing), texts(everything)]
  for (const { id } of onboardingChecklist(nothing)) if (id !== 'changes') expect(after[id]).not.toBe(before[id])
  expect(after.logo).toBe('It is shown in the header.')
})
