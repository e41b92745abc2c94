// @vitest-environment jsdom
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLender } from '@forecourt/rules/testing/buildLender'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { buildHost } from '../../testing/buildHost'
import { hosted, renderToHtml } from '../../testing/hosted'
import { CalculatorCard, CarCalculator } from './calculator/CalculatorCard'

type Values = Parameters<typeof buildConfig>[0]

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const

/** The dealer has confirmed the rate, which is that of the example. */
const confirmed = (values: Values = {}): Values => ({
  ...values,
  calculator: { confirmed: true, ...values.calculator },
  estimate: { rate: values.calculator?.defaultRate ?? 8.5, comparisonRate: 9.2, ...values.estimate },
})

const drawn = (values: Values = {}, car = buildCar({ priceCents: 3_299_000 }), host = buildHost()) =>
  hosted(<CarCalculator car={car} config={buildConfig(confirmed(values))} request={request} />, host)

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name: `${name}, slider` })
const figure = () => document.querySelector('strong')?.textContent
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const leave = (name: string) => fireEvent.blur(field(name))

/** Renders a hydrated calculator: its code is loaded by an interaction. */
const showLive = async (...parameters: Parameters<typeof drawn>) => {
  const shown = render(drawn(...parameters))
  await act(async () => {
    fireEvent.focusIn(field('Purchase price'))
    await vi.dynamicImportSettled()
  })
  return shown
}

describe('the server-rendered calculator', () => {
  it('the server-rendered calculator shows the result of its initial values, with both rates (FIN-11, FIN-23, FIN-24)', () => {
    const html = renderToStaticMarkup(drawn())
    expect(html).toMatch(/<strong[^>]*>\$1\d\d<\/strong>/)
    expect(html).toContain('a week')
    expect(html).toContain('8.50% p.a. interest')
    expect(html).toContain('9.20% p.a. comparison rate')
    expect(html).toContain('true only for the example given')
    expect(html).toContain('For $32,990 over 5 years with no deposit.')
    expect(html).toContain('Total to pay')
    expect(html).toContain('value="32,990"')
  })

  it('the server-rendered calculator starts with the site’s default price where there is no car (FIN-23)', () => {
    const config = buildConfig({ calculator: { defaultPrice: 45_000 } })
    const html = renderToHtml(<CalculatorCard id="c" config={config} car={null} request={request} />)
    expect(html).toContain('For $45,000 over 5 years')
    expect(html).toContain('href="/finance?vehiclePriceBudget=45000#finance-form"')
  })

  it.each([
    { name: 'where the site hides it', values: { calculator: { showOnCarPage: false } }, car: {} },
    { name: 'for a car without a price', values: {}, car: { priceCents: null } },
    { name: 'for a sold car', values: {}, car: { status: 'sold' as const } },
    { name: 'for a make without finance', values: {}, car: { make: 'Suzuki' } },
  ])('the server-rendered calculator is left out $name (FIN-11, CAR-23, CAR-24)', ({ values, car }) => {
    expect(renderToStaticMarkup(drawn(values, buildCar(car)))).toBe('')
  })

  it('the server-rendered calculator is hidden for a car without a weekly figure until the dealer has confirmed rate and example (FIN-06, FIN-24)', () => {
    expect(renderToStaticMarkup(drawn({ calculator: { confirmed: false } }))).toBe('')
  })

  it('the server-rendered calculator starts with the weekly figure of the car, its rates and its fees, and shows the whole warning (FIN-04, FIN-05)', () => {
    const lender = buildLender({ paymentWeekCents: 17_010, interestRate: 8.99, comparisonRate: 10.96, establishmentFeesCents: 136_050 })
    const car = buildCar({ priceCents: 3_299_000, financeLenders: { manual: lender } })
    const html = renderToStaticMarkup(drawn({ finance: { provider: 'manual' }, calculator: { confirmed: false, showRate: false } }, car))
    expect(html).toMatch(/<strong[^>]*>\$170<\/strong>/)
    expect(html).toContain('8.99% p.a. interest')
    expect(html).toContain('10.96% p.a. comparison rate')
    expect(html).toContain('added to the loan')
    expect(html).toContain('might result in a different comparison rate.</p>')
  })

  it('the server-rendered calculator leaves out fields for rate and balloon that the site hides, and still shows the rate (FIN-17)', () => {
    const html = renderToStaticMarkup(drawn({ calculator: { showRate: false, showResidual: false } }))
    expect(html).not.toContain('Interest rate')
    expect(html).not.toContain('>Balloon<')
    expect(html).toContain('8.50% p.a. interest')
  })

  it('the server-rendered calculator lists the lender’s fees and its range of comparison rates (FIN-07, FIN-26, FIN-29)', () => {
    const html = renderToStaticMarkup(
      drawn({
        lender: {
          fees: [
            { id: 'establishment', label: 'Establishment', amount: 1_360.5, every: 'once', financed: true },
            { id: 'account', label: 'Account administration', amount: 8, every: 'month' },
          ],
          comparisonRateFrom: 8.38,
          comparisonRateTo: 19.42,
        },
      }),
    )
    expect(html).toContain('Establishment')
    expect(html).toContain('$1,360.50, added to the loan')
    expect(html).toContain('$8 a month')
    expect(html).toContain('Comparison rates range from 8.38% to 19.42% p.a.')
  })

  it('the server-rendered calculator folds a disclaimer after 197 characters, and shows a shorter one whole (FIN-22, UI-18)', () => {
    const long = `${'a'.repeat(197)}tail`
    const folding = renderToStaticMarkup(drawn({ calculator: { disclaimer: long } }))
    expect(folding).toContain(`${'a'.repeat(197)}…`)
    expect(folding).toContain('Show More')
    expect(folding).toContain('Show Less')
    expect(renderToStaticMarkup(drawn({ calculator: { disclaimer: 'Short.' } }))).not.toContain('Show More')
  })

  it('the server-rendered calculator unfolds formatted small print; folded, it shows only its text (FIN-22)', () => {
    const disclaimer = toDocument(`Repayments are **estimates**.\n\n${'- Fees of the lender may be added\n'.repeat(8)}`)
    const html = renderToStaticMarkup(drawn({ calculator: { disclaimer } }))
    expect(html).toMatch(/<summary[^>]*><span[^>]*>Repayments are estimates\. Fees of the lender [^<]*…<\/span>/)
    expect(html).toMatch(/<\/summary>.*<strong>estimates<\/strong>.*<li>Fees of the lender may be added<\/li>.*<\/details>/)
  })

  it('the server-rendered calculator links to the finance form with the car and its price (RTE-10, RTE-11)', () => {
    render(
      drawn({ finance: { path: '/apply-for-finance', buttonLabel: 'Finance Enquiry' } }, buildCar({ priceCents: 3_299_000, vin: null })),
    )
    expect(screen.getByRole('link', { name: 'Finance Enquiry' }).getAttribute('href')).toBe(
      '/apply-for-finance?preferredDealership=harbour-motors&vehiclePriceBudget=32990&car_id=2021-toyota-corolla-ascent-sport-n1001&car_type=used#finance-form',
    )
  })
})

describe('the hydrated calculator', () => {
  it('the hydrated calculator calculates with entered values, and passes them on to the finance form (FIN-25, RTE-11)', async () => {
    await showLive()
    const before = figure()
    type('Purchase price', '45000')
    expect(figure()).not.toBe(before)
    expect(screen.getByText(/For \$45,000 over 5 years/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Get Finance Quote' }).getAttribute('href')).toContain('vehiclePriceBudget=45000')
    leave('Purchase price')
    expect(field('Purchase price').value).toBe('45,000')
  })

  it('the hydrated calculator shows an error for a value out of range while it is entered, keeps the last result, and moves it to the bound on leaving (ERR-09, FIN-20)', async () => {
    await showLive()
    const before = figure()
    type('Purchase price', '999')
    const problem = 'Cannot be less than 1,000 or more than 250,000'
    expect(screen.getByText(problem)).toBeDefined()
    expect(field('Purchase price').getAttribute('aria-invalid')).toBe('true')
    expect(figure()).toBe(before)
    leave('Purchase price')
    expect(field('Purchase price').value).toBe('1,000')
    expect(field('Purchase price').getAttribute('aria-invalid')).toBe('false')
    expect(screen.getByText(problem)).toBeDefined()
    type('Purchase price', '1000')
    expect(screen.queryByText(problem)).toBeNull()
    type('Purchase price', '250001')
    expect(screen.getByText(problem)).toBeDefined()
    fireEvent.keyDown(field('Purchase price'), { key: 'Enter' })
    expect(field('Purchase price').value).toBe('250,000')
  })

  it.each([
    { label: 'Purchase price', text: '35k', shown: '35,000' },
    { label: 'Purchase price', text: '35.000,00', shown: '35,000' },
    { label: 'Purchase price', text: '３５０００', shown: '35,000' },
    { label: 'Purchase price', text: '$ 12 500', shown: '12,500' },
    { label: 'Interest rate', text: '7,99', shown: '7.99' },
  ])('the hydrated calculator parses “$text” (FIN-14, FIN-16)', async ({ label, text, shown }) => {
    await showLive()
    type(label, text)
    leave(label)
    expect(field(label).value).toBe(shown)
    expect(field(label).getAttribute('aria-invalid')).toBe('false')
  })

  it.each([
    { label: 'Purchase price', text: '12,50', problem: 'Please enter an amount, such as 35,000' },
    { label: 'Purchase price', text: '35.000', problem: 'Please enter an amount, such as 35,000' },
    { label: 'Deposit or trade-in', text: 'some', problem: 'Please enter an amount, such as 35,000' },
    { label: 'Interest rate', text: '7,9,9', problem: 'Please enter a number, such as 7.5' },
  ])(
    'the hydrated calculator keeps “$text” as entered, shows an error, and changes no figure (FIN-14)',
    async ({ label, text, problem }) => {
      await showLive()
      const before = figure()
      type(label, text)
      leave(label)
      expect(field(label).value).toBe(text)
      expect(screen.getByText(problem)).toBeDefined()
      type('Loan term', '5')
      leave('Loan term')
      expect(field(label).value).toBe(text)
      expect(figure()).toBe(before)
    },
  )

  it.each(['', '0', '-5'])('the hydrated calculator shows no result without a price, “%s” (FIN-14)', async (text) => {
    await showLive()
    type('Purchase price', text)
    leave('Purchase price')
    expect(field('Purchase price').value).toBe('0')
    expect(figure()).toBeUndefined()
    expect(screen.getByText('Enter a purchase price to see them')).toBeDefined()
    expect(screen.queryByText('Total to pay')).toBeNull()
  })

  it('the hydrated calculator states the deposit and a total that includes it (FIN-27)', async () => {
    await showLive()
    type('Deposit or trade-in', '5000')
    leave('Deposit or trade-in')
    const amountOf = (label: string) => Number(screen.getByText(label).textContent?.replace(/[^\d]/g, ''))
    expect(amountOf('Deposit')).toBe(5_000)
    expect(amountOf('Total to pay with deposit')).toBe(amountOf('Total loan repayments') + 5_000)
    expect(screen.queryByText('Total to pay')).toBeNull()
  })

  it('the hydrated calculator suggests an enquiry where a repayment is small or the loan is zero, without a total (ERR-12)', async () => {
    await showLive()
    type('Deposit or trade-in', '32990')
    expect(figure()).toBeUndefined()
    expect(screen.getByRole('link', { name: 'Enquire for Finance' }).getAttribute('href')).toContain('#finance-form')
    expect(screen.queryByText('Total to pay')).toBeNull()
    expect(screen.getByText(/comparison rate/, { selector: 'p span' })).toBeDefined()
  })

  it('the hydrated calculator rounds terms to half years and moves rates into their bounds on leaving (FIN-15, FIN-16)', async () => {
    await showLive()
    type('Loan term', '3.3')
    leave('Loan term')
    expect(field('Loan term').value).toBe('3.5')
    type('Loan term', '12')
    expect(screen.getByText('Cannot be less than 1 or more than 7')).toBeDefined()
    leave('Loan term')
    expect(field('Loan term').value).toBe('7')
    type('Interest rate', '99')
    leave('Interest rate')
    expect(field('Interest rate').value).toBe('15')
    expect(screen.getByText('15.00% p.a. interest')).toBeDefined()
    // The advertised rate and its comparison rate are unchanged (FIN-05).
    expect(screen.getByText('8.50% p.a. interest')).toBeDefined()
    expect(screen.getByText('9.20% p.a. comparison rate')).toBeDefined()
  })

  it('the hydrated calculator follows its sliders, which announce their values as text (FIN-12 to FIN-19)', async () => {
    await showLive()
    fireEvent.change(slider('Loan term'), { target: { value: '3.5' } })
    expect(field('Loan term').value).toBe('3.5')
    expect(slider('Loan term').getAttribute('aria-valuetext')).toBe('3.5 years')
    fireEvent.change(slider('Deposit or trade-in'), { target: { value: '500000' } })
    expect(field('Deposit or trade-in').value).toBe('5,000')
    expect(slider('Deposit or trade-in').getAttribute('aria-valuetext')).toBe('$5,000')
    expect(screen.getByText(/over 3\.5 years with a deposit of \$5,000/)).toBeDefined()
  })

  it('the hydrated calculator sets round amounts on press, those that fit under the price (UI-20)', async () => {
    await showLive()
    const deposits = screen.getByRole('group', { name: 'Deposit or trade-in: round amounts' })
    expect([...deposits.querySelectorAll('button')].map((button) => button.textContent)).toEqual(['$5,000', '$15,000', '$30,000'])
    fireEvent.click(deposits.querySelectorAll('button')[1] as HTMLElement)
    expect(field('Deposit or trade-in').value).toBe('15,000')
    expect(deposits.querySelector('[aria-pressed="true"]')?.textContent).toBe('$15,000')
  })

  it.each([
    { frequency: 'Fortnightly', label: 'a fortnight' },
    { frequency: 'Monthly', label: 'a month' },
  ])('the hydrated calculator shows $frequency repayments (FIN-21)', async ({ frequency, label }) => {
    await showLive()
    fireEvent.click(screen.getByRole('radio', { name: frequency }))
    expect(screen.getByText(label)).toBeDefined()
  })

  it('the hydrated calculator announces the result to screen readers, once it is stable', async () => {
    await showLive()
    vi.useFakeTimers()
    expect(screen.getByRole('status').textContent).toBe('')
    type('Purchase price', '4500')
    type('Purchase price', '45000')
    act(() => void vi.advanceTimersByTime(699))
    expect(screen.getByRole('status').textContent).toBe('')
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.getByRole('status').textContent).toMatch(
      /^\$\d+ a week, at 8\.50% p\.a\.\. Example: 5 years at 8\.50% p\.a\., comparison rate 9\.20% p\.a\., no deposit\.$/,
    )
  })

  it('the hydrated calculator never shows an invalid number, whatever is entered (FIN-14, FIN-20)', async () => {
    const { container } = await showLive()
    const names = ['Purchase price', 'Deposit or trade-in', 'Balloon', 'Loan term', 'Interest rate']
    for (const name of names) {
      const input = field(name)
      for (const junk of ['abc', '1e308', 'Infinity', 'NaN', '-0', '--', '.', '9'.repeat(24), '0.000000001', '<b>', '१२', ' ']) {
        fireEvent.change(input, { target: { value: junk } })
        expect(container.textContent).not.toMatch(/NaN|Infinity|undefined|null|e\+/)
        fireEvent.blur(input)
        expect(container.textContent).not.toMatch(/NaN|Infinity|undefined|null|e\+/)
        // Either a number, or the entered text with an error.
        if (input.getAttribute('aria-invalid') === 'true') expect(input.value).toBe(junk)
        else expect(input.value).toMatch(/^[\d,.]+$/)
      }
    }
  })

  it('the hydrated calculator logs the first interaction once (ANL-03)', async () => {
    const track = vi.fn()
    await showLive({}, undefined, buildHost({ track }))
    fireEvent.pointerDown(slider('Loan term'))
    fireEvent.focus(field('Balloon'))
    expect(track.mock.calls).toEqual([[{ name: 'calculator', id: 26 }]])
  })

  it('the hydrated calculator keeps entered values and the focus when its code loads later', async () => {
    render(drawn())
    field('Purchase price').value = '50,000'
    slider('Loan term').value = '3'
    screen.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked = true
    await act(async () => {
      field('Purchase price').focus()
      await vi.dynamicImportSettled()
    })
    expect(screen.getByText(/For \$50,000 over 3 years/)).toBeDefined()
    expect(screen.getByText('a month')).toBeDefined()
    expect(document.activeElement).toBe(field('Purchase price'))
  })

  it('the hydrated calculator keeps the selection, so that the next key replaces it, when its code loads later', async () => {
    render(drawn())
    const price = field('Purchase price')
    await act(async () => {
      price.focus()
      price.setSelectionRange(0, 6, 'backward')
      await vi.dynamicImportSettled()
    })
    const answering = field('Purchase price')
    expect(answering).not.toBe(price)
    expect(document.activeElement).toBe(answering)
    expect([answering.selectionStart, answering.selectionEnd, answering.selectionDirection]).toEqual([0, 6, 'backward'])
  })

  it('the hydrated calculator keeps a number that was entered before its code loaded', async () => {
    render(drawn())
    const before = figure()
    await act(async () => {
      field('Purchase price').focus()
      field('Purchase price').value = '2'
      field('Purchase price').setSelectionRange(1, 1)
      await vi.dynamicImportSettled()
    })
    expect(field('Purchase price').value).toBe('2')
    expect(field('Purchase price').selectionStart).toBe(1)
    expect(figure()).toBe(before)
    type('Purchase price', '20000')
    leave('Purchase price')
    expect(field('Purchase price').value).toBe('20,000')
    expect(screen.getByText(/For \$20,000 over 5 years/)).toBeDefined()
  })

  it('the hydrated calculator doesn’t replace an element while it is pressed', async () => {
    render(drawn())
    const price = field('Purchase price')
    const { matches } = Element.prototype
    const pressed = vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return selector === ':active' || matches.call(this, selector)
    })
    await act(async () => {
      fireEvent.pointerDown(price)
      await vi.dynamicImportSettled()
    })
    expect(field('Purchase price')).toBe(price)
    pressed.mockRestore()
    await act(async () => {
      fireEvent.pointerUp(price)
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
    expect(field('Purchase price')).not.toBe(price)
  })

  it('the hydrated calculator resets when the site’s settings change its initial values', async () => {
    const { rerender } = await showLive()
    type('Purchase price', '50000')
    rerender(drawn({ calculator: { defaultTerm: 3 } }))
    expect(screen.getByText(/For \$32,990 over 3 years/)).toBeDefined()
  })
})
