import { expect, it } from 'vitest'
import { answerLines } from './answerLines'
import { emptyAttributes, emptyColumns } from './leadAnswers'

const empty = { form: 'tradeIn', ...emptyColumns, attributes: emptyAttributes } as const
const full = {
  form: 'tradeIn',
  ...emptyColumns,
  postcode: '2300',
  optIn: true,
  optInWording: 'Send me news',
  attributes: {
    ...emptyAttributes,
    offerCents: 2_250_000,
    preferredTime: '2026-11-23T10:00',
    rego: 'ABC123',
    vehicleDescription: '2015 Kia Rio',
    optInFinance: true,
    optInTrade: true,
    financeOwing: true,
  },
} as const

it('a lead mail gives no lines without answers', () => {
  expect(answerLines('mail', empty, ', ')).toEqual([])
  expect(answerLines('console', empty, ' and ')).toEqual([])
})

it('a lead mail lists the answers in the mail, most important first, with answers of the same label joined (ENT-16)', () => {
  expect(answerLines('mail', full, ', ')).toEqual([
    { label: 'Offer', value: '$22,500' },
    { label: 'Preferred time', value: expect.stringMatching(/^Monday.* 23 November 2026 at 10:00.am$/) },
    { label: 'Registration', value: 'ABC123' },
    { label: 'Their vehicle', value: '2015 Kia Rio' },
    { label: 'Interested in', value: 'Finance, Trade-in' },
    { label: 'Finance owing', value: 'Yes' },
    { label: 'Postcode', value: '2300' },
    { label: 'News and offers', value: 'Agreed' },
  ])
})

it('the console’s page of a lead lists only answers that it doesn’t show elsewhere (ENQ-24, ENQ-26, ENQ-28)', () => {
  expect(answerLines('console', full, ' and ')).toEqual([
    { label: 'Offer', value: '$22,500' },
    { label: 'Preferred time', value: expect.stringMatching(/^Monday.* 23 November 2026 at 10:00.am$/) },
    { label: 'Their car', value: '2015 Kia Rio' },
    { label: 'Their rego', value: 'ABC123' },
    { label: 'Also asked about', value: 'finance and a trade-in' },
    { label: 'Finance owing', value: 'Yes' },
  ])
})

it('a lead mail labels the car of a test drive “Wants to drive”, not as the shopper’s car (ENQ-24)', () => {
  const drive = { ...full, form: 'testDrive', attributes: { ...emptyAttributes, vehicleDescription: 'The red Rio' } } as const
  for (const where of ['mail', 'console'] as const)
    expect(answerLines(where, drive, ', ')).toContainEqual({ label: 'Wants to drive', value: 'The red Rio' })
})
