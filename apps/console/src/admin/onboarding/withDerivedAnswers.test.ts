import { blankAnswers, blankPlace } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { expect, it } from 'vitest'
import { withDerivedAnswers } from './withDerivedAnswers'

const change = (...[step, fields, before = blankAnswers]: [Parameters<typeof withDerivedAnswers>[1], object, typeof blankAnswers?]) =>
  withDerivedAnswers(before, step, fields, {
    manufacturers: [{ slug: 'kia' }, { slug: 'toyota' }],
    templates: [
      { slug: 'yard', suits: ['independent'] },
      { slug: 'brand', suits: ['franchise'] },
    ],
  })

it('the wizard begins with the suitable template, until the user chooses another (CFG-01)', () => {
  const named = change('business', { name: 'Coolum Cars' })
  expect(named.look.template).toBe('yard')
  const branded = change('brands', { makes: ['Kia'] }, named)
  expect(branded.look.template).toBe('brand')
  const chosen = change('look', { template: 'yard' }, branded)
  expect(change('business', { name: 'Coolum Kia' }, chosen).look.template).toBe('yard')
})

it('the wizard derives the short name from the entered name, until the user changes it (CFG-01)', () => {
  const named = change('business', { name: 'Citroën & Sons' })
  expect(named.address.slug).toBe('citroen-sons')
  const chosen = change('address', { slug: 'citroen' }, named)
  expect(change('business', { name: 'Citroën & Daughters' }, chosen).address.slug).toBe('citroen')
})

it('the wizard derives the state from the postcode, until the user sets it (CFG-02)', () => {
  const placed = change('place', { postcode: '4573' })
  expect(placed.place.state).toBe('QLD')
  const moved = change('place', { state: 'NSW' }, placed)
  expect(moved.place.state).toBe('NSW')
  expect(change('place', { street: '1 Beach Road' }, moved).place.state).toBe('NSW')
})

it('the wizard derives the state of an additional location from its postcode, too (CFG-02)', () => {
  const added = change('place', { others: [blankPlace] })
  const placed = change('place', { others: [{ ...blankPlace, postcode: '2350' }] }, added)
  expect(placed.place.others[0]?.state).toBe('NSW')
  const moved = change('place', { others: [{ ...blankPlace, postcode: '2350', state: 'QLD' }] }, placed)
  expect(moved.place.others[0]?.state).toBe('QLD')
})

it('the wizard keeps no state of Australia for a dealer in New Zealand, and finds it again for Australia (CFG-02)', () => {
  const placed = change('place', { postcode: '2350', others: [{ ...blankPlace, postcode: '4573', state: 'QLD' }] })
  const states = ({ place }: typeof blankAnswers) => [place.state, ...place.others.map(({ state }) => state)]
  expect(states(placed)).toEqual(['NSW', 'QLD'])
  const moved = change('business', { country: 'NZ' }, placed)
  expect(states(moved)).toEqual(['', ''])
  expect(states(change('business', { country: 'AU' }, moved))).toEqual(['NSW', 'QLD'])
})

it('the wizard names an additional location after the business and its suburb, until the user enters a name (ENT-07)', () => {
  const named = change('business', { name: 'Coolum Cars' })
  const entered = (fields: object, before: typeof blankAnswers) =>
    change('place', { others: [{ ...before.place.others[0], ...fields }] }, before)
  const added = change('place', { others: [blankPlace].map((place) => ({ ...place, name: '' })) }, named)
  const placed = entered({ suburb: 'Noosa' }, added)
  expect(placed.place.others[0]?.name).toBe('Coolum Cars Noosa')
  const chosen = entered({ name: 'The Noosa yard' }, placed)
  expect(entered({ suburb: 'Noosaville' }, chosen).place.others[0]?.name).toBe('The Noosa yard')
  expect(entered({ suburb: 'Noosaville' }, placed).place.others[0]?.name).toBe('Coolum Cars Noosaville')
})

it('the wizard proposes the manufacturer’s layer of a single make, and keeps the user’s choice among several makes (CFG-02)', () => {
  const kia = change('brands', { makes: ['Kia'] })
  expect(kia.brands.manufacturer).toBe('kia')
  const both = change('brands', { makes: ['Kia', 'Toyota'] }, kia)
  expect(both.brands.manufacturer).toBe('')
  const chosen = change('brands', { manufacturer: 'kia' }, both)
  expect(change('brands', { makes: ['Kia', 'Toyota', 'Lada'] }, chosen).brands.manufacturer).toBe('kia')
  expect(change('brands', { makes: ['Toyota', 'Lada'] }, chosen).brands.manufacturer).toBe('')
  expect(change('brands', { makes: ['Lada'] }).brands.manufacturer).toBe('')
  expect(change('brands', { manufacturer: '' }, kia).brands.manufacturer).toBe('')
})

it('the wizard sends leads to the public email address, until the user enters other recipients', () => {
  const known = change('place', { email: 'hello@coolum.example' })
  expect(known.leads.emails).toEqual(['hello@coolum.example'])
  const derived = change('leads', { emails: ['sales@coolum.example'] }, known)
  expect(change('place', { email: 'info@coolum.example' }, derived).leads.emails).toEqual(['sales@coolum.example'])
  expect(change('place', { email: 'info@coolum.example' }, known).leads.emails).toEqual(['info@coolum.example'])
})

it('a franchise has a service and a parts department, and a yard of used cars neither, until the user says otherwise (ENT-08)', () => {
  const of = ({ brands: { hasService, hasParts } }: typeof blankAnswers) => [hasService, hasParts]
  expect(of(change('business', { name: 'Coolum Cars' }))).toEqual([false, false])
  const kia = change('brands', { makes: ['Kia'] })
  expect(of(kia)).toEqual([true, true])
  expect(of(change('brands', { makes: [] }, kia))).toEqual([false, false])
  const chosen = change('brands', { hasParts: false }, kia)
  expect(of(change('brands', { makes: ['Kia', 'Toyota'] }, chosen))).toEqual([true, false])
})
