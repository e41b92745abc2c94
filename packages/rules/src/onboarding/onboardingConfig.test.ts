import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, it } from 'vitest'
import { blankAnswers, type OnboardingAnswers } from './OnboardingAnswers'
import { onboardingConfig } from './onboardingConfig'

const answers: OnboardingAnswers = {
  ...blankAnswers,
  business: { ...blankAnswers.business, name: ' Coolum Cars ' },
  brands: { ...blankAnswers.brands, makes: ['Kia'], manufacturer: 'kia' },
  place: { ...blankAnswers.place, state: 'QLD', phone: '07 5550 1234', email: 'hello@coolum.example' },
  leads: { emails: ['sales@coolum.example '], crm: null },
}

it('the config of a new site contains only the settings that were answered (CFG-01, CFG-02)', () => {
  expect(onboardingConfig(answers)).toEqual({
    identity: { name: 'Coolum Cars', country: 'AU', timeZone: 'Australia/Brisbane', email: 'hello@coolum.example', manufacturer: 'Kia' },
    phone: { main: '07 5550 1234' },
    leads: { notify: ['sales@coolum.example'] },
  })
})

it('the config of a new site contains licence, colour, logo and provider if they were answered', () => {
  const values = onboardingConfig({
    ...answers,
    business: { ...answers.business, licence: 'QLD 1', legalName: 'Coolum Motors Pty Ltd', businessNumber: '51824753556' },
    look: { template: 'yard', brandColour: '#0B5CAD', logo: { key: 'logos/a.png', name: 'Logo', width: 400, height: 100, bytes: 9000 } },
    address: { ...answers.address, facebook: 'https://www.facebook.com/coolum' },
    finance: { provider: 'taurus', rate: '8.99', comparisonRate: '10.96%', showsEstimate: true },
  })
  expect(values).toMatchObject({
    identity: { licence: 'QLD 1', logoImage: 'logos/a.png', legalName: 'Coolum Motors Pty Ltd', businessNumber: '51824753556' },
    social: { facebook: 'https://www.facebook.com/coolum' },
    theme: { brandColour: '#0b5cad' },
    finance: { provider: 'taurus' },
    calculator: { confirmed: true, defaultRate: 8.99 },
    estimate: { show: true, rate: 8.99, comparisonRate: 10.96, depositPercent: 0, finalPaymentPercent: 0 },
  })
})

it('the config of a new site shows no estimate that the dealer didn’t want, and none without rates (CAR-30, FIN-04)', () => {
  const finance = { provider: 'manual' as const, rate: '8.99', comparisonRate: '9.65', showsEstimate: false }
  expect(onboardingConfig({ ...answers, finance }).estimate).not.toHaveProperty('show')
  expect(onboardingConfig({ ...answers, finance: { ...finance, rate: '', showsEstimate: true } })).not.toHaveProperty('estimate')
})

it('the config of a new site in New Zealand has the confirmed annual rate and no comparison rate (CFG-02, FIN-06)', () => {
  const business = { ...answers.business, country: 'NZ' as const }
  const finance = { provider: 'manual' as const, rate: '9.95', comparisonRate: '9', showsEstimate: true }
  const values = onboardingConfig({ ...answers, business, finance })
  expect(values.estimate).toEqual({ show: true, rate: 9.95, depositPercent: 0, finalPaymentPercent: 0 })
  expect(values.calculator).toEqual({ confirmed: true, defaultRate: 9.95 })
  const { problems } = resolveConfig([{ kind: 'site', name: 'Kauri Cars', schemaVersion: 1, values, locks: [] }])
  expect(problems.filter(({ message }) => /comparison/i.test(message))).toEqual([])
})

it('the config of a new site sets the manufacturer of the site, also in a group of several (CFG-02)', () => {
  expect(
    onboardingConfig({ ...answers, brands: { ...blankAnswers.brands, makes: ['BYD', 'Kia'], manufacturer: 'kia' } }).identity,
  ).toHaveProperty('manufacturer', 'Kia')
})

it('the config of a new site sets no manufacturer for a group of several', () => {
  expect(
    onboardingConfig({ ...answers, brands: { ...blankAnswers.brands, makes: ['Kia', 'Nissan'], manufacturer: '' } }).identity,
  ).not.toHaveProperty('manufacturer')
})

it('the config of a new site resolves to a config that can be published', () => {
  const { problems } = resolveConfig([
    { kind: 'site', name: 'Coolum Cars', schemaVersion: 1, values: onboardingConfig(answers), locks: [] },
  ])
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})
