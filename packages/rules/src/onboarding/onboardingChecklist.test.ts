import { expect, it } from 'vitest'
import { type OnboardingState, onboardingChecklist } from './onboardingChecklist'

const nothing: OnboardingState = {
  published: false,
  cars: 0,
  locations: 0,
  locationsWithHours: 0,
  locationsOnMap: 0,
  locationsAboutOnMap: 0,
  hasLogo: false,
  leadRecipients: 0,
  hasFinanceProvider: false,
  ratesConfirmed: false,
  ownDomains: 0,
  provedDomains: 0,
  draftDiffers: false,
}
const everything: OnboardingState = {
  published: true,
  cars: 120,
  locations: 2,
  locationsWithHours: 2,
  locationsOnMap: 2,
  locationsAboutOnMap: 0,
  hasLogo: true,
  leadRecipients: 1,
  hasFinanceProvider: true,
  ratesConfirmed: true,
  ownDomains: 1,
  provedDomains: 1,
  draftDiffers: false,
}
const open = (state: OnboardingState) => onboardingChecklist(state).flatMap(({ id, done }) => (done ? [] : [id]))

it('has all items open at the start (CFG-01)', () => {
  expect(open(nothing)).toEqual(['publish', 'stock', 'hours', 'leads', 'map', 'logo', 'finance', 'rates', 'domain', 'changes'])
})

it('has no open items at the end (CFG-01)', () => expect(open(everything)).toEqual([]))

it.each([
  { name: 'the last car sold', change: { cars: 0 }, opens: ['stock'] },
  { name: 'a new location without hours', change: { locations: 3, locationsOnMap: 3 }, opens: ['hours'] },
  { name: 'a location without a position', change: { locationsOnMap: 1 }, opens: ['map'] },
  { name: 'a location found by its postcode alone', change: { locationsAboutOnMap: 1 }, opens: ['map'] },
  { name: 'no location left', change: { locations: 0, locationsWithHours: 0 }, opens: ['hours', 'map'] },
  { name: 'a second domain', change: { ownDomains: 2 }, opens: ['domain'] },
  { name: 'an edit', change: { draftDiffers: true }, opens: ['changes'] },
  { name: 'unconfirmed rates (FIN-24)', change: { ratesConfirmed: false }, opens: ['rates'] },
  { name: 'no recipients of leads', change: { leadRecipients: 0 }, opens: ['leads'] },
])('reopens an item with $name (CFG-01, ENT-07)', ({ change, opens }) => expect(open({ ...everything, ...change })).toEqual(opens))

it('describes a completed item as done, not by what was missing (CFG-01)', () => {
  const texts = (state: OnboardingState) => Object.fromEntries(onboardingChecklist(state).map(({ id, text }) => [id, text]))
  const [before, after] = [texts(nothing), texts(everything)]
  for (const { id } of onboardingChecklist(nothing)) if (id !== 'changes') expect(after[id]).not.toBe(before[id])
  expect(after.logo).toBe('It is shown in the header.')
})
