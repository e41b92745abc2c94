import { blankAnswers, onboardingSteps } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { typedWeek } from '@forecourt/rules/onboarding/typedWeek'
import { expect, it } from 'vitest'
import { stepSummary } from './stepSummary'

const choices = { templates: [], manufacturers: [{ slug: 'kia', name: 'Kia', brandColour: '#05141f' }], hostSuffix: 'sites.example' }

it('the review of the wizard describes the default of each step without answers', () => {
  expect(onboardingSteps.map(({ step }) => stepSummary(blankAnswers, step, choices))).toEqual([
    ['Australia'],
    ['Every make', 'Sales'],
    [],
    ['.sites.example'],
    ['Business name until there is a logo'],
    ['Cars added later'],
    ['None, just an enquiry form', 'No weekly figures'],
    [],
    ['No one invited yet'],
  ])
})

it('the review of the wizard summarises the answers of an onboarding step', () => {
  const business = { ...blankAnswers.business, name: 'Coolum Cars', licence: 'QLD 4412345' }
  expect(stepSummary({ ...blankAnswers, business }, 'business', choices)).toEqual([
    'Coolum Cars',
    'Australia',
    'Dealer licence QLD 4412345',
  ])
  expect(
    stepSummary({ ...blankAnswers, brands: { makes: ['Kia'], manufacturer: 'kia', hasService: true, hasParts: true } }, 'brands', choices),
  ).toEqual(['Kia', 'Sales, service and parts', 'Kia’s settings'])
  expect(
    stepSummary({ ...blankAnswers, brands: { makes: ['Kia'], manufacturer: 'kia', hasService: true, hasParts: true } }, 'look', choices),
  ).toEqual(['In Kia’s colour', 'Business name until there is a logo'])
  expect(
    stepSummary(
      { ...blankAnswers, address: { ...blankAnswers.address, slug: 'coolum', domain: 'www.coolum.example' } },
      'address',
      choices,
    ),
  ).toEqual(['coolum.sites.example', 'www.coolum.example, not verified yet'])
})

it('the review of the wizard lists every location with its hours, the cars of the file and the invited users', () => {
  const place = { ...blankAnswers.place, street: '1 Beach Road', suburb: 'Coolum', state: 'QLD', postcode: '4573', phone: '07 5550 1234' }
  const other = { ...place, name: 'Coolum Cars Noosa', street: '3 Hill Street', suburb: 'Noosa', week: 'weekdays' as const }
  expect(stepSummary({ ...blankAnswers, place: { ...place, others: [other] } }, 'place', choices)).toEqual([
    '1 Beach Road, Coolum QLD 4573',
    '07 5550 1234',
    'Mon–Fri 8:30–5:30, Saturday 9:00–1:00',
    'and Coolum Cars Noosa',
    '3 Hill Street, Noosa QLD 4573',
    '07 5550 1234',
    'Mon–Fri 8:30–5:30, closed at weekends',
  ])
  const stock = { ...blankAnswers.stock, file: 'UmVm', fileName: 'cars.csv' }
  expect(stepSummary({ ...blankAnswers, stock }, 'stock', { ...choices, file: { cars: 25, skippedRows: 5, unpriced: 10 } })).toEqual([
    'cars.csv',
    '25 cars, 5 rows were skipped',
    '10 cars have no price on the site until you say what the prices include',
  ])
  const hours = typedWeek('Mon–Fri 8:30–5:30, Sat 8:30–1') ?? []
  expect(stepSummary({ ...blankAnswers, place: { ...place, hours } }, 'place', choices).at(-1)).toBe(
    'Mon–Fri 8:30 am–5:30 pm, Sat 8:30 am–1:00 pm, Sun closed',
  )
  const finance = { provider: 'manual' as const, rate: '8.99', comparisonRate: '9.65', showsEstimate: true }
  expect(stepSummary({ ...blankAnswers, finance }, 'finance', choices).slice(1)).toEqual([
    '8.99% a year, comparison rate 9.65%',
    'Weekly estimates on car pages',
  ])
  const people = { invited: [{ name: 'Mia', email: 'mia@coolum.example', role: 'groupManager' as const }] }
  expect(stepSummary({ ...blankAnswers, people }, 'people', choices)).toEqual(['Mia, mia@coolum.example: Group Manager'])
})

it('the review of the wizard names the trader number and the annual rate of a dealer in New Zealand (CFG-02)', () => {
  const business = { ...blankAnswers.business, country: 'NZ' as const, name: 'Kauri Cars', licence: 'M402117' }
  const finance = { provider: 'manual' as const, rate: '9.95', comparisonRate: '', showsEstimate: false }
  const answers = { ...blankAnswers, business, finance }
  expect(stepSummary(answers, 'business', choices)).toEqual(['Kauri Cars', 'New Zealand', 'Motor vehicle trader number M402117'])
  expect(stepSummary(answers, 'finance', choices).slice(1)).toEqual(['9.95% a year', 'No weekly estimates'])
})
