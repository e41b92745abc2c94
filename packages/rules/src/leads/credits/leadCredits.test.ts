import { describe, expect, it } from 'vitest'
import { type ChargedLead, leadCredits } from './leadCredits'

const now = '2026-06-30T02:00:00.000Z'
let count = 0
const lead = (change: Partial<ChargedLead> = {}): ChargedLead => ({
  ...{ id: `lead-${++count}`, createdAt: '2026-06-10T02:00:00.000Z', source: 'Carsales', email: '', phone: '0412 345 678', carId: 'rio' },
  ...{ suspicious: false, spamSigns: [], markedSpam: null, wrongNumber: null, timeZone: 'Australia/Sydney' },
  ...change,
})
const first = lead({ id: 'first', createdAt: '2026-06-01T02:00:00.000Z', email: 'ana@shopper.example' })
const creditReasons = (...leads: readonly ChargedLead[]) => leadCredits(leads, now).map(({ leadId, reason }) => [leadId, reason])

describe('leads that a marketplace charges for and credits (ENT-16)', () => {
  it.each([
    { name: 'the same number and car', second: { phone: '+61 412 345 678' }, duplicate: true },
    { name: 'the same address and car', second: { phone: '', email: 'ANA@shopper.example' }, duplicate: true },
    { name: 'the same marketplace in another spelling', second: { source: 'carsales' }, duplicate: true },
    { name: 'the last day of the thirty', second: { createdAt: '2026-07-01T02:00:00.000Z' }, duplicate: true },
    { name: 'a second later', second: { createdAt: '2026-07-01T02:00:01.000Z' }, duplicate: false },
    { name: 'another car', second: { carId: 'cerato' }, duplicate: false },
    { name: 'another marketplace', second: { source: 'Autotrader' }, duplicate: false },
    { name: 'another person', second: { phone: '0412 345 679' }, duplicate: false },
    { name: 'no contact details', second: { phone: '' }, duplicate: false },
  ])('a second lead with $name is a duplicate: $duplicate', ({ second, duplicate }) => {
    expect(creditReasons(first, lead({ id: 'second', ...second }))).toEqual(duplicate ? [['second', 'duplicate']] : [])
  })

  it.each([
    { name: 'a number that can’t exist', change: { phone: '0412 345' }, reason: 'wrongNumber' },
    { name: 'no number', change: { phone: '', email: 'ana@shopper.example' }, reason: null },
    { name: 'a number of New Zealand', change: { phone: '021 345 678', timeZone: 'Pacific/Auckland' }, reason: null },
    {
      name: 'a number that reached someone else',
      change: { wrongNumber: { at: '2026-06-11T02:00:00.000Z', by: 'Sam' } },
      reason: 'wrongNumber',
    },
    { name: 'signs of spam', change: { suspicious: true, spamSigns: ['link'] as const }, reason: 'spam' },
    { name: 'staff marked it as spam', change: { markedSpam: { at: '2026-06-11T02:00:00.000Z', by: 'Sam' } }, reason: 'spam' },
    { name: 'nothing wrong', change: {}, reason: null },
  ])('a lead with $name: $reason', ({ change, reason }) => {
    expect(leadCredits([lead(change)], now).map((credit) => credit.reason)).toEqual(reason === null ? [] : [reason])
  })

  it('a claim for a charged lead states the evidence in the dealer’s time, and until when to claim', () => {
    const [credit] = leadCredits([lead({ id: 'called', wrongNumber: { at: '2026-06-11T02:15:00.000Z', by: 'Sam Sales' } })], now)
    expect(credit).toMatchObject({ leadId: 'called', claimUntil: '2026-07-10T02:00:00.000Z' })
    expect(credit?.evidence).toMatch(/^Called .*11 Jun.*12:15.*, by Sam Sales: someone else’s number$/)
    const [, second] = leadCredits([first, lead({ suspicious: true, spamSigns: ['quick'] }), lead()], now)
    expect(second?.evidence).toContain('(enquiry first)')
  })

  it('a claim for a charged lead names one reason, so that no lead is claimed twice', () => {
    expect(creditReasons(first, lead({ id: 'both', suspicious: true, spamSigns: ['quick'], phone: '0412 345' }))).toEqual([
      ['both', 'spam'],
    ])
  })
})
