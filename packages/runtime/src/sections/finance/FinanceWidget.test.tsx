// @vitest-environment jsdom
import type { Car, FinanceQuote } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLender } from '@forecourt/rules/testing/buildLender'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildHost } from '../../testing/buildHost'
import { renderHosted } from '../../testing/renderHosted'
import { CarCalculator } from './calculator/CalculatorCard'
import { FinanceWidget } from './FinanceWidget'

type Values = Parameters<typeof buildConfig>[0]

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const

const lender = buildLender({ interestRate: 6.29, comparisonRate: 8.19, paymentWeekCents: 12_345, paymentMonthCents: null })

const show = (values: Values = {}, car: Partial<Car> = {}, host = buildHost()) =>
  renderHosted(<FinanceWidget car={buildCar(car)} config={buildConfig(values)} request={request} />, host)

describe('the weekly figure of a car', () => {
  const provided = { finance: { provider: 'ausloans' } } as const
  const quoted = { financeLenders: { ausloans: lender } }

  it('the weekly figure of a car shows its rate, its comparison rate and the disclaimer, and links to the calculator (VDP-06, CAR-23, FIN-02)', () => {
    const { container } = show(provided, quoted)
    expect(screen.getByText('$123')).toBeDefined()
    expect(container.textContent).toContain('6.29% p.a. interest, 8.19% p.a. comparison rate')
    expect(screen.getByRole('dialog', { hidden: true }).textContent).toMatch(
      /^Finance DisclaimerWeekly repayments are for approved customers/,
    )
    expect(screen.getByText(/true only for the example given/).closest('[popover], details')).toBeNull()
    expect(screen.getByRole('link', { name: 'Work out your repayments' }).getAttribute('href')).toBe('#finance-calculator')
  })

  it('the weekly figure of a car has formatted small print in its dialog, with the whole warning (FIN-02, FIN-05)', () => {
    const disclaimer = toDocument('For **approved customers**:\n\n- over 5 years\n- without a deposit')
    show({ ...provided, finance: { ...provided.finance, disclaimer } }, quoted)
    const dialog = screen.getByRole('dialog', { hidden: true })
    expect(dialog.innerHTML).toMatch(/<p>For <strong>approved customers<\/strong>:<\/p><ul[^>]*><li>over 5 years<\/li>/)
    expect(screen.getByText(/true only for the example given/).closest('[popover], details')).toBeNull()
  })

  it('the weekly figure of a car has the small print of its lender after that of the site (ENT-06, ENT-26)', () => {
    show(provided, { financeLenders: { ausloans: { ...lender, disclaimer: '**Private buyers** alone.\n\n- Fees apply' } } })
    expect(screen.getByRole('dialog', { hidden: true }).innerHTML).toMatch(
      /Weekly repayments are for approved customers.*<p><strong>Private buyers<\/strong> alone\.<\/p><ul[^>]*><li>Fees apply<\/li>/,
    )
  })

  it('the weekly figure of a car is the target of calculator links on a page without a calculator (VDP-06)', () => {
    const { container } = show({ ...provided, calculator: { showOnCarPage: false } }, quoted)
    expect(container.querySelector('#finance-calculator')?.textContent).toContain('$123')
    expect(screen.queryByRole('link', { name: 'Work out your repayments' })).toBeNull()
  })

  it('the weekly figure of a car shows the monthly amount where the site enables it (FIN-09)', () => {
    expect(show(provided, quoted).container.textContent).not.toContain('a month')
    cleanup()
    expect(show({ finance: { provider: 'ausloans', showMonthly: true } }, quoted).container.textContent).toMatch(/or \$\d+ a month/)
  })

  it('the weekly figure of a car is hidden where the site hides it, and no estimate replaces it (CAR-23, CAR-30)', () => {
    const { container } = show({ finance: { provider: 'ausloans', showWidget: false }, estimate: { show: true } }, quoted)
    expect(container.innerHTML).toBe('')
  })
})

describe('the estimate of a car', () => {
  it('the estimate of a car is used where the lender gives no figures, with both rates and the disclaimer filled in (CAR-30, FIN-02, FIN-04)', () => {
    const { container } = show({ estimate: { show: true } })
    expect(screen.getByText('Estimated from')).toBeDefined()
    expect(container.textContent).toContain('6.29% p.a. interest, 8.19% p.a. comparison rate')
    expect(screen.getByRole('dialog', { hidden: true }).textContent).toMatch(
      /5-year term, a deposit of 10(\.0)?% and a final payment of 30(\.0)?%/,
    )
  })

  it.each([
    { name: 'where the site hides it', values: {}, car: {} },
    { name: 'for a reserved car', values: { estimate: { show: true } }, car: { reserved: true } },
    { name: 'for a car that has not arrived', values: { estimate: { show: true } }, car: { status: 'coming_soon' as const } },
    { name: 'for a price of $200', values: { estimate: { show: true } }, car: { priceCents: 20_000 } },
  ])('the estimate of a car is left out $name (CAR-30)', ({ values, car }) => {
    expect(show(values, car).container.innerHTML).toBe('')
  })

  it('the estimate of a car is labelled as a quote when it is one cached with the car, and requests no other (API-10, FIN-03)', () => {
    const requestQuote = vi.fn(async () => null)
    show(
      { estimate: { show: true, requestQuotes: true } },
      { financeQuote: { weeklyCents: 14_200, rate: 7.1, comparisonRate: 7.9 } },
      buildHost({ requestQuote }),
    )
    expect(screen.getByText('Quoted from')).toBeDefined()
    expect(screen.queryByText(/An example, not a lender’s quote/)).toBeNull()
    expect(screen.getByText('$142')).toBeDefined()
    expect(requestQuote).not.toHaveBeenCalled()
  })
})

it('the finance widget has the site’s heading above a simulated quote, and states below that it is an example', () => {
  show(
    { estimate: { show: true, heading: 'Or finance it from' } },
    { financeQuote: { weeklyCents: 14_200, rate: 7.1, comparisonRate: 7.9, simulated: true } },
  )
  expect(screen.getByText('Or finance it from')).toBeDefined()
  expect(screen.getByText(/An example, not a lender’s quote/)).toBeDefined()
})

it.each([
  { name: 'a lender’s figure', values: { finance: { provider: 'ausloans' } }, car: { financeLenders: { ausloans: lender } } },
  { name: 'an estimate', values: { estimate: { show: true } }, car: {} },
  { name: 'an estimate that awaits a quote', values: { estimate: { show: true, requestQuotes: true } }, car: {} },
] as const)('the car’s buttons come after $name and before its small print in the document (VDP-06, VDP-07)', ({ values, car }) => {
  const { container } = renderHosted(
    <FinanceWidget car={buildCar(car)} config={buildConfig(values)} request={request}>
      <a href="/enquire">Ask about this car</a>
    </FinanceWidget>,
    buildHost(),
  )
  const names = [...container.querySelectorAll('strong, a, button:not([popover] *)')].map(({ textContent }) => textContent)
  expect([names[1], names.slice(2).toSorted()]).toEqual(['Ask about this car', ['* Finance disclaimer', 'Work out your repayments']])
  expect(names[0]).toMatch(/^\$/)
})

it('the car’s buttons are shown without a figure, too (VDP-07)', () => {
  const { container } = renderHosted(
    <FinanceWidget car={buildCar()} config={buildConfig()} request={request}>
      <a href="/enquire">Ask about this car</a>
    </FinanceWidget>,
    buildHost(),
  )
  expect(container.innerHTML).toBe('<a href="/enquire">Ask about this car</a>')
})

describe('a quote requested while the page is open', () => {
  const asking = { estimate: { show: true, requestQuotes: true } } as const
  const busy = () => document.querySelector('[aria-busy="true"]') !== null
  const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  beforeEach(() => void vi.useFakeTimers())

  it('a quote requested while the page is open replaces the estimate, with its own rates and disclaimer (FIN-03, API-10 to API-12)', async () => {
    const waiting: ((quote: FinanceQuote) => void)[] = []
    const requestQuote = vi.fn(() => new Promise<FinanceQuote | null>((resolve) => waiting.push(resolve)))
    const { container } = show(asking, { nvic: 'ABC21A' }, buildHost({ requestQuote }))
    expect(screen.getByText('Estimated from')).toBeDefined()
    expect(busy()).toBe(false)
    await rest(300)
    expect(busy()).toBe(true)
    expect(requestQuote).toHaveBeenCalledWith(expect.objectContaining({ purchasePrice: 24_990, loanTerm: 5, nvic: 'ABC21A' }))
    waiting[0]?.({ weeklyCents: 11_950, rate: 7.05, comparisonRate: 7.81 })
    vi.useRealTimers()
    expect(await screen.findByText('Quoted from')).toBeDefined()
    expect(screen.getByText('$120')).toBeDefined()
    expect(container.textContent).toContain('7.05% p.a. interest, 7.81% p.a. comparison rate')
    expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('7.81%')
    expect(busy()).toBe(false)
    expect(requestQuote).toHaveBeenCalledTimes(1)
  })

  it('a quote requested while the page is open says that on-road costs are in neither loan, for a price without them (FIN-04)', async () => {
    const requestQuote = vi.fn(async () => ({ weeklyCents: 12_990, rate: 7.05, comparisonRate: 7.81 }))
    const { container } = show(asking, { nvic: 'ABC21A', priceType: 'egc' }, buildHost({ requestQuote }))
    expect(container.textContent).toContain('without on-road costs')
    await rest(300)
    vi.useRealTimers()
    expect(await screen.findByText('Quoted from')).toBeDefined()
    expect(container.textContent).toContain('without on-road costs')
  })

  it('a quote requested while the page is open updates the calculator of the page to the same loan (FIN-03, FIN-04)', async () => {
    const requestQuote = vi.fn(async () => ({ weeklyCents: 12_990, rate: 7.05, comparisonRate: 7.81 }))
    const [car, config] = [buildCar({ nvic: 'ABC21A' }), buildConfig(asking)]
    const { container } = renderHosted(
      <>
        <FinanceWidget car={car} config={config} request={request} />
        <CarCalculator car={car} config={config} request={request} />
      </>,
      buildHost({ requestQuote }),
    )
    const figures = () => [...container.querySelectorAll('strong')].map(({ textContent }) => textContent)
    expect(figures()).toEqual(['$112', '$112'])
    await rest(300)
    vi.useRealTimers()
    expect(await screen.findByText('Quoted from')).toBeDefined()
    await act(async () => void (await vi.dynamicImportSettled()))
    expect(figures()).toEqual(['$130', '$130'])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Interest rate' }).value).toBe('7.05')
  })

  it.each([
    { name: 'the service has no quote', requestQuote: async () => null },
    { name: 'the service fails', requestQuote: () => Promise.reject(new Error('down')) },
    { name: 'no answer', requestQuote: () => new Promise<null>(() => {}) },
    {
      name: 'the service’s terms come to more, so that the calculator could not show it (FIN-04)',
      requestQuote: async () => ({ weeklyCents: 9_950, rate: 7.05, comparisonRate: 7.81 }),
    },
    { name: 'it is close to zero (ERR-12)', requestQuote: async () => ({ weeklyCents: 100, rate: 7, comparisonRate: 8 }) },
  ])('a quote requested while the page is open leaves the estimate unchanged when $name (FIN-03, ERR-13)', async ({ requestQuote }) => {
    const { container } = show(asking, {}, buildHost({ requestQuote }))
    const before = container.innerHTML
    await rest(300)
    await rest(6_000)
    await vi.dynamicImportSettled()
    await rest(0)
    expect(container.innerHTML).toBe(before)
  })
})
