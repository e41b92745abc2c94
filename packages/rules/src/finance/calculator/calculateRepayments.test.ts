import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { buildFigures } from '../../testing/buildFigures'
import { calculateRepayments } from './calculateRepayments'
import type { CalculatorEntry } from './calculatorBounds'
import { calculatorStart } from './calculatorStart'

const entry: CalculatorEntry = { priceCents: 3_000_000, depositCents: 0, residualCents: 0, years: 5, ratePercent: 8.5, frequency: 'weekly' }
const fee = (label: string, amount: number, every: 'once' | 'month', financed = false) => ({ id: label, label, amount, every, financed })
const oneFee = [fee('establishment', 1360.5, 'once', true)]
const groupFees = [
  fee('establishment', 395, 'once'),
  fee('registration', 6, 'once'),
  fee('admin', 8, 'month'),
  fee('agency', 912.25, 'once', true),
]

const plain = buildConfig()
const calculated = (change: Partial<CalculatorEntry> = {}, lender: object = {}, config = plain) =>
  calculateRepayments({ ...entry, ...change }, { ...config, lender: { ...config.lender, ...lender } })

it('the calculator states a repayment with total, rate, fees and an example, but no comparison rate for it (FIN-05, FIN-06, FIN-08, FIN-25, FIN-27)', () => {
  expect(calculated()).toEqual({
    repaymentText: '$142',
    perText: 'a week',
    totals: [{ label: 'Total to pay', text: '$36,849' }],
    enquireText: null,
    rateText: '8.50% p.a.',
    isExampleRate: false,
    feesText: null,
    fees: [],
    example: {
      rate: 6.29,
      rateText: '6.29% p.a.',
      comparisonText: '8.19%',
      text: 'Example: 5 years at 6.29% p.a., comparison rate 8.19% p.a., no deposit.',
    },
  })
})

// Repayments and totals were computed independently with 60 digits: $141.728 and $36,849.356 for the first.
it.each<[string, Partial<CalculatorEntry>, object, string, string]>([
  ['weekly', {}, {}, '$142', '$36,849'],
  ['fortnightly (FIN-21)', { frequency: 'fortnightly' }, {}, '$284', '$36,873'],
  ['monthly (FIN-21)', { frequency: 'monthly' }, {}, '$615', '$36,930'],
  ['rounded up (FIN-28)', {}, { rounding: 'up' }, '$142', '$36,850'],
  ['rounded down (FIN-28)', {}, { rounding: 'down' }, '$141', '$36,849'],
  [
    'with a deposit and a residual, included in the total (FIN-27)',
    { depositCents: 500_000, residualCents: 900_000 },
    {},
    '$90',
    '$37,478',
  ],
  ['with a fee of $1,360.50 financed (FIN-26)', {}, { fees: oneFee }, '$148', '$38,520'],
  ['with a dealer group’s fees, all but one paid separately (FIN-29)', {}, { fees: groupFees }, '$146', '$38,851'],
  ['over a year and a half (FIN-15)', { years: 1.5, frequency: 'fortnightly' }, {}, '$821', '$32,002'],
  ['the highest bounds of the calculator', { priceCents: 25_000_000, ratePercent: 15, years: 1 }, {}, '$5,184', '$269,578'],
  ['more than the bounds, limited to them (FIN-20)', { priceCents: 1e308, ratePercent: 99, years: 0.1 }, {}, '$5,184', '$269,578'],
])('the finance calculator calculates %s', (_name, change, lender, repaymentText, totalText) => {
  const result = calculated(change, lender)
  expect(result).toMatchObject({ repaymentText, enquireText: null })
  expect(result?.totals.at(-1)?.text).toBe(totalText)
})

it.each<[name: string, change: Partial<CalculatorEntry>, lender?: object]>([
  ['$25.04 a week, which reads $25', { priceCents: 530_000 }],
  ['a deposit of the whole price', { depositCents: 3_000_000 }],
  ['a deposit above the price', { depositCents: 3_000_001 }],
  ['a deposit of the whole price, with fees to finance', { depositCents: 3_000_000, years: 1, frequency: 'monthly' }, { fees: oneFee }],
  ['a residual above the principal', { residualCents: 3_000_001 }],
  ['a residual above what the deposit leaves', { depositCents: 2_000_000, residualCents: 1_000_001 }],
])(
  'the finance calculator shows “Enquire for Finance” with rate and example but no total for $0 (ERR-12)',
  (_name, change, lender = {}) => {
    expect(calculated(change, lender)).toMatchObject({
      repaymentText: 'Enquire for Finance',
      totals: [],
      enquireText: expect.any(String),
      rateText: '8.50% p.a.',
      example: { comparisonText: '8.19%' },
    })
  },
)

it.each<{ name: string; change: Partial<CalculatorEntry>; text: RegExp }>([
  { name: 'a deposit of the whole price', change: { depositCents: 3_000_000 }, text: /deposit covers the whole price/ },
  { name: 'a balloon above what is left', change: { depositCents: 2_000_000, residualCents: 1_000_001 }, text: /balloon is more/ },
  { name: 'a repayment of $25 or less', change: { priceCents: 200_000 }, text: /\$25 or less/ },
])('the finance calculator explains why there is no figure for $name (ERR-12)', ({ change, text }) =>
  expect(calculated(change)?.enquireText).toMatch(text),
)

it('the finance calculator has no explanation if there is a figure (ERR-12)', () => expect(calculated({})?.enquireText).toBeNull())

it.each<{ name: string; change: Partial<CalculatorEntry>; text: string }>([
  { name: '$25.51 a week, which reads $26', change: { priceCents: 540_000 }, text: '$26' },
  { name: 'a residual of the whole principal, interest only', change: { residualCents: 3_000_000, frequency: 'monthly' }, text: '$213' },
])('the repayment calculator still states $name (ERR-12)', ({ change, text }) => expect(calculated(change)?.repaymentText).toBe(text))

it.each([0, -1, Number.NaN, Number.NEGATIVE_INFINITY])('the calculator shows nothing for a price of %s (FIN-14)', (priceCents) => {
  expect(calculated({ priceCents })).toBeNull()
})

it('the calculator lists the lender’s fees (FIN-29)', () => {
  const result = calculated({}, { fees: groupFees })
  expect(result?.fees.map(({ amountText }) => amountText)).toEqual(['$395', '$6', '$8 a month', '$912.25, added to the loan'])
})

it('the finance calculator uses and states the start rate if shoppers can’t change it (FIN-17, FIN-24)', () => {
  const config = buildConfig({ calculator: { showRate: false, defaultRate: 10 } })
  expect(calculated({ ratePercent: 2 }, {}, config)).toMatchObject({ rateText: '10.00% p.a.' })
})

it('the calculator states the range of comparison rates of a lender in the example (FIN-07)', () => {
  const config = buildConfig({ lender: { comparisonRateFrom: 8.38, comparisonRateTo: 19.42 } })
  expect(calculateRepayments(entry, config)?.example.text).toMatch(/^Example: .* 8\.38% to 19\.42% p\.a\.$/)
})

describe('on a page with a weekly figure (FIN-04)', () => {
  const figures = buildFigures({
    ...{ weeklyCents: 15_049, termYears: 4, depositCents: 200_000, residualCents: 500_000 },
    lender: { fees: [{ id: 'fee', label: 'Establishment fee', amount: 1360.5, every: 'once', financed: true }], rounding: 'nearest' },
  })
  const hidden = buildConfig({
    calculator: { showRate: false, showResidual: false, minPrice: 40_000, defaultPrice: 45_000 },
    lender: { rounding: 'up' },
  })

  it.each([plain, hidden])(
    'the calculator on a page with a weekly figure starts with the same figure, independently of the site’s rate, bounds and rounding',
    (config) => {
      expect(calculateRepayments(calculatorStart(config, null, figures), config, figures)).toMatchObject({
        repaymentText: '$150',
        perText: 'a week',
        rateText: '8.99% p.a.',
        isExampleRate: true,
        fees: [{ label: 'Establishment fee', amountText: '$1,360.50, added to the loan' }],
        example: {
          comparisonText: '10.96%',
          text: 'Example: 4 years at 8.99% p.a., comparison rate 10.96% p.a., a deposit of $2,000 and a final payment of $5,000.',
        },
      })
    },
  )

  it('the calculator on a page with a weekly figure recalculates with changed entries, and keeps the advertised comparison rate in the example only', () => {
    const changed = calculateRepayments({ ...calculatorStart(plain, null, figures), ratePercent: 7 }, plain, figures)
    expect(changed).toMatchObject({
      rateText: '7.00% p.a.',
      isExampleRate: false,
      example: { rateText: '8.99% p.a.', comparisonText: '10.96%' },
    })
    expect(changed?.repaymentText).not.toBe('$150')
  })
})

it('the calculator gives the same amounts in New Zealand, with an example without a comparison rate (CFG-02)', () => {
  const inNewZealand = calculated({}, {}, buildConfig({ identity: { country: 'NZ' } }))
  const inAustralia = calculated()
  expect(inAustralia?.example.text).toBe('Example: 5 years at 6.29% p.a., comparison rate 8.19% p.a., no deposit.')
  expect(inNewZealand).toEqual(
    inAustralia && { ...inAustralia, example: { ...inAustralia.example, text: 'Example: 5 years at 6.29% p.a., no deposit.' } },
  )
})

describe('any result of the repayment calculator (FIN-25, FIN-27)', () => {
  const dollars = (text: string | null | undefined) => Number(text?.replace(/[$,]/g, ''))
  const extremeNumber = fc.oneof(
    fc.double(),
    fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
    fc.constantFrom(Number.NaN, 1 / 0, -1 / 0, 1e308, 5e-324),
  )
  const frequencies = fc.constantFrom('weekly', 'fortnightly', 'monthly')

  it('any result of the repayment calculator consists of plain dollar amounts for any entry', () => {
    fc.assert(
      fc.property(
        extremeNumber,
        extremeNumber,
        extremeNumber,
        extremeNumber,
        extremeNumber,
        frequencies,
        (priceCents, depositCents, residualCents, years, ratePercent, frequency) => {
          const result = calculated({ priceCents, depositCents, residualCents, years, ratePercent, frequency }, { fees: groupFees })
          expect(result?.repaymentText ?? '$0').toMatch(/^(\$[\d,]+|Enquire for Finance)$/)
          expect(result?.totals[0]?.text ?? '$0').toMatch(/^\$[\d,]+$/)
          expect(JSON.stringify(result)).not.toMatch(/NaN|Infinity|undefined/)
        },
      ),
    )
  })

  const entries = fc.record<CalculatorEntry>({
    priceCents: fc.integer({ min: 3_000_000, max: 20_000_000 }),
    depositCents: fc.integer({ min: 0, max: 500_000 }),
    residualCents: fc.integer({ min: 0, max: 500_000 }),
    years: fc.integer({ min: 2, max: 13 }).map((halves) => halves / 2),
    ratePercent: fc.integer({ min: 50, max: 1400 }).map((hundredths) => hundredths / 100),
    frequency: frequencies as fc.Arbitrary<CalculatorEntry['frequency']>,
  })

  it.each<[name: string, change: (entered: CalculatorEntry) => Partial<CalculatorEntry>, repayment: number, total: number]>([
    ['a higher price costs more', ({ priceCents }) => ({ priceCents: priceCents + 1_000_000 }), 1, 1],
    ['a higher rate costs more', ({ ratePercent }) => ({ ratePercent: ratePercent + 1 }), 1, 1],
    ['a longer term costs less each time, more in all', ({ years }) => ({ years: years + 0.5 }), -1, 1],
    ['a deposit costs less', ({ depositCents }) => ({ depositCents: depositCents + 500_000 }), -1, -1],
    ['a residual costs less each time, more in all', ({ residualCents }) => ({ residualCents: residualCents + 500_000 }), -1, 1],
  ])('$0', (_name, change, repayment, total) => {
    fc.assert(
      fc.property(entries, fc.constantFrom('nearest', 'up', 'down'), (entered, rounding) => {
        const [before, after] = [entered, { ...entered, ...change(entered) }].map((each) => calculated(each, { rounding, fees: groupFees }))
        expect((dollars(after?.repaymentText) - dollars(before?.repaymentText)) * repayment).toBeGreaterThanOrEqual(0)
        expect((dollars(after?.totals.at(-1)?.text) - dollars(before?.totals.at(-1)?.text)) * total).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('any result of the repayment calculator repays at least the price', () => {
    fc.assert(
      fc.property(entries, (entered) => {
        expect(dollars(calculated(entered)?.totals.at(-1)?.text) * 100).toBeGreaterThanOrEqual(entered.priceCents)
      }),
    )
  })
})
