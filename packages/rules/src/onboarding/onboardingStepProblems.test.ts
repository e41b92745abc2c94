import { describe, expect, it } from 'vitest'
import { blankAnswers, type OnboardingAnswers, onboardingSteps } from './OnboardingAnswers'
import { firstUnfinishedStep, onboardingStepProblems } from './onboardingStepProblems'

const complete: OnboardingAnswers = {
  ...blankAnswers,
  business: { ...blankAnswers.business, name: 'Coolum Cars', licence: 'QLD 123' },
  place: {
    street: '1 Beach Road',
    suburb: 'Coolum',
    postcode: '4573',
    state: 'QLD',
    phone: '07 5550 1234',
    email: 'hello@coolum.example',
    week: 'sixDays',
    others: [],
  },
  address: { ...blankAnswers.address, slug: 'coolum-cars' },
  look: { template: 'yard', brandColour: '#0b5cad', logo: null },
  leads: { emails: ['sales@coolum.example'], crm: null },
}

it('the wizard reports no problems for complete answers (CFG-02, ENT-07, ENT-10)', () => {
  for (const { step } of onboardingSteps) expect(onboardingStepProblems(complete, step)).toEqual({})
  expect(firstUnfinishedStep(complete)).toBeNull()
})

it('the wizard validates other locations like the first, and requires their names (ENT-07)', () => {
  const other = { ...complete.place, name: 'Coolum Cars Noosa', street: '3 Hill Street', suburb: 'Noosa', postcode: '4567' }
  const withOthers = (...others: (typeof other)[]): OnboardingAnswers => ({ ...complete, place: { ...complete.place, others } })
  expect(onboardingStepProblems(withOthers(other), 'place')).toEqual({})
  const wrong = onboardingStepProblems(withOthers(other, { ...other, name: ' ', postcode: '45', phone: '' }), 'place')
  expect(Object.keys(wrong)).toEqual(['others.1.name', 'others.1.postcode', 'others.1.phone'])
})

it('the wizard starts with the first step', () => expect(firstUnfinishedStep(blankAnswers)).toBe('business'))

describe('reports a problem with', () => {
  it.each([
    { name: 'no name', step: 'business', fields: { name: ' ' }, field: 'name' },
    { name: 'a name of 81 letters', step: 'business', fields: { name: 'x'.repeat(81) }, field: 'name' },
    { name: 'no street', step: 'place', fields: { street: '' }, field: 'street' },
    { name: 'no suburb', step: 'place', fields: { suburb: '' }, field: 'suburb' },
    { name: 'a postcode of three digits', step: 'place', fields: { postcode: '457' }, field: 'postcode' },
    { name: 'an unused postcode', step: 'place', fields: { postcode: '0300' }, field: 'postcode' },
    { name: 'a postcode of another state', step: 'place', fields: { state: 'NSW' }, field: 'state' },
    { name: 'hours that can’t be read', step: 'place', fields: { hoursText: 'when we feel like it' }, field: 'hours' },
    { name: 'no hours', step: 'place', fields: { hoursText: ' ' }, field: 'hours' },
    { name: 'a mistyped ABN', step: 'business', fields: { businessNumber: '51824753557' }, field: 'businessNumber' },
    { name: 'a page of Facebook elsewhere', step: 'address', fields: { facebook: 'https://face.example/coolum' }, field: 'facebook' },
    { name: 'Instagram without a page', step: 'address', fields: { instagram: 'https://instagram.com/' }, field: 'instagram' },
    {
      name: 'an invitation without an address',
      step: 'people',
      fields: { invited: [{ name: 'Mia', email: 'mia', role: 'groupManager' }] },
      field: 'invited.0.email',
    },
    {
      name: 'an invitation without a name',
      step: 'people',
      fields: { invited: [{ name: ' ', email: 'mia@coolum.example', role: 'editor' }] },
      field: 'invited.0.name',
    },
    { name: 'no state', step: 'place', fields: { state: '' }, field: 'state' },
    { name: 'a phone number too short', step: 'place', fields: { phone: '12345' }, field: 'phone' },
    { name: 'no phone number', step: 'place', fields: { phone: ' ' }, field: 'phone' },
    { name: 'no email address', step: 'place', fields: { email: '' }, field: 'email' },
    { name: 'half an email address', step: 'place', fields: { email: 'hello@' }, field: 'email' },
    { name: 'an address of one letter', step: 'address', fields: { slug: 'c' }, field: 'slug' },
    { name: 'an address with capitals', step: 'address', fields: { slug: 'Coolum' }, field: 'slug' },
    { name: 'a domain with a path', step: 'address', fields: { domain: 'coolum.example/cars' }, field: 'domain' },
    { name: 'a domain of one word', step: 'address', fields: { domain: 'coolum' }, field: 'domain' },
    { name: 'no template', step: 'look', fields: { template: '' }, field: 'template' },
    { name: 'a colour by name', step: 'look', fields: { brandColour: 'blue' }, field: 'brandColour' },
    { name: 'half of a lender’s rates', step: 'finance', fields: { rate: '8.99' }, field: 'rate' },
    { name: 'a comparison rate below the rate', step: 'finance', fields: { rate: '8.99', comparisonRate: '8' }, field: 'rate' },
    { name: 'leads without recipients', step: 'leads', fields: { emails: [] }, field: 'emails' },
    { name: 'leads to half an address', step: 'leads', fields: { emails: ['a@b.example', 'sales@'] }, field: 'emails' },
    { name: 'eleven addresses', step: 'leads', fields: { emails: Array(11).fill('a@b.example') }, field: 'emails' },
  ] as const)('$name (ENT-07, ENT-10)', ({ step, fields, field }) => {
    const answers = { ...complete, [step]: { ...complete[step], ...fields } } as OnboardingAnswers
    expect(Object.keys(onboardingStepProblems(answers, step))).toEqual([field])
    expect(firstUnfinishedStep(answers)).toBe(step)
  })
})

it('the wizard requires no state in New Zealand, and accepts its postcodes and numbers (CFG-02)', () => {
  const answers: OnboardingAnswers = {
    ...complete,
    business: { ...complete.business, country: 'NZ' },
    place: { ...complete.place, postcode: '0300', state: '', phone: '03 477 4000' },
  }
  expect(onboardingStepProblems(answers, 'place')).toEqual({})
})

it('the wizard accepts no colour, which selects the template’s colour', () => {
  expect(onboardingStepProblems({ ...complete, look: { ...complete.look, brandColour: '' } }, 'look')).toEqual({})
})

it.each([
  { file: '', carsRead: 0, fields: [] },
  { file: 'UmVm', carsRead: undefined, fields: [] },
  { file: 'UmVm', carsRead: 3, fields: [] },
  { file: 'UmVm', carsRead: 0, fields: ['file'] },
])('the wizard reports a stock file without readable cars: “$file”, $carsRead cars (ENT-01)', ({ file, carsRead, fields }) => {
  const answers: OnboardingAnswers = { ...complete, stock: { ...complete.stock, file } }
  expect(Object.keys(onboardingStepProblems(answers, 'stock', { carsRead }))).toEqual(fields)
  expect(firstUnfinishedStep(answers, { carsRead })).toBe(fields.length > 0 ? 'stock' : null)
})

it.each([
  { priceType: 'ask', carsUnpriced: 10, fields: ['priceType'] },
  { priceType: 'ask', carsUnpriced: 0, fields: [] },
  { priceType: 'ask', carsUnpriced: undefined, fields: [] },
  { priceType: 'unknown', carsUnpriced: 10, fields: [] },
  { priceType: 'egc', carsUnpriced: 0, fields: [] },
] as const)(
  'the wizard requires an answer about prices if cars lack theirs without it: $priceType, $carsUnpriced cars (ENT-01)',
  ({ priceType, carsUnpriced, fields }) => {
    const answers: OnboardingAnswers = { ...complete, stock: { ...complete.stock, file: 'UmVm', priceType } }
    expect(Object.keys(onboardingStepProblems(answers, 'stock', { carsRead: 10, carsUnpriced }))).toEqual(fields)
  },
)

it.each([
  {
    name: 'an ABN with a wrong digit',
    country: 'AU',
    businessNumber: '51824753557',
    message: 'This is not a valid ABN. One of its digits is wrong.',
  },
  {
    name: 'an ABN with spaces',
    country: 'AU',
    businessNumber: '51 824 753 557',
    message: 'This is not a valid ABN. One of its digits is wrong.',
  },
  { name: 'a short ABN', country: 'AU', businessNumber: '5182475', message: 'An ABN has 11 digits.' },
  { name: 'a short NZBN', country: 'NZ', businessNumber: '942900', message: 'An NZBN has 13 digits.' },
] as const)('onboardingStepProblems reports a problem with the business number: $name (ENT-07)', ({ country, businessNumber, message }) => {
  const answers: OnboardingAnswers = { ...complete, business: { ...complete.business, country, businessNumber } }
  expect(onboardingStepProblems(answers, 'business').businessNumber).toBe(message)
})
