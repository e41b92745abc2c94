import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { buildValuation } from '@forecourt/rules/testing/buildValuation'
import type { Valuation } from '@forecourt/rules/valuations/Valuation'
import { newValuationPage, type ValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ResultStep } from './ResultStep'
import { valuationContent } from './valuationContent'

const config = buildConfig({ auth: { enabled: true }, valuation: { enabled: true, onlineFigures: true } })
const content = valuationContent(config, buildSiteData(), { car: null, now: '2026-03-11T03:30:00.000Z' })

/** The text of the step, and its forms' actions with their fields, in page order. */
const drawn = (valuation: Partial<Valuation>, page: Partial<ValuationPage> = {}) => {
  const html = renderToStaticMarkup(
    <ResultStep content={content} page={{ ...newValuationPage, ...page, valuation: buildValuation(valuation) }} id="step" busy={false} />,
  )
  const text = html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')
  const forms = [
    ...html.matchAll(/<form[^>]*action="\/api\/valuations\/([^"?]+)"[\s\S]*?<button[^>]*type="submit"[^>]*>([\s\S]*?)<\/button>/g),
  ]
  return { text, actions: Object.fromEntries(forms.map(([, action = '', button = '']) => [action, button.replace(/<[^>]*>/g, '')])) }
}

const range = '$18,500 – $20,000'
it.each([
  ['an estimate', {}, 'Online estimate', range, 'Accept from $18,500'],
  ['an offer', { offerCents: 1_900_000 }, 'Our offer', '$19,000', 'Accept $19,000'],
  ['accepted', { state: 'accepted', offerCents: 1_900_000 }, 'You accepted', '$19,000', undefined],
  ['run out', { state: 'expired' }, 'This offer has expired', range, undefined],
  ['appraised', { state: 'appraised', offerCents: 1_750_000 }, 'After inspection', '$17,500', undefined],
] as const)(
  'a figure has a label of its kind, and its button accepts the amount shown (ENT-21): $0',
  (_name, given, label, figure, accept) => {
    const { text, actions } = drawn(given)
    expect(text).toContain(`|${label}|${figure}|2022 Toyota Corolla Ascent Sport, 42,000 km|`)
    expect(actions.accept).toBe(accept)
  },
)

it.each([
  { name: 'open', given: {}, until: 'Valid until 18 March 2026.', renew: undefined },
  { name: 'over', given: { state: 'expired' }, until: 'It was valid until 18 March 2026.', renew: 'Get a new valuation' },
] as const)(
  'the result of a valuation shows until when it is valid in the dealer’s time zone, and offers a new valuation only afterwards: $name',
  ({ given, until, renew }) => {
    const { text, actions } = drawn(given)
    expect(text).toContain(until)
    expect(actions.renew).toBe(renew)
  },
)

it('without a figure it has no accept button and says that the dealership calls (TRD-03)', () => {
  const { text, actions } = drawn({ lowCents: null, highCents: null, reason: 'make', validUntil: null })
  expect(text).toContain(' will call you|')
  expect(text).toContain('values this make in person')
  expect(text).not.toMatch(/\$\d|estimate|offer/i)
  expect(actions.accept).toBeUndefined()
})

it.each([
  { signedIn: true, save: 'Save it to my garage', signIn: false },
  { signedIn: false, save: 'Email me the link', signIn: true },
])('a valuation can be stored in the garage or mailed (signed in: $signedIn)', ({ signedIn, save, signIn }) => {
  const { text, actions } = drawn({}, { signedIn })
  expect(actions.save).toBe(save)
  expect(text.includes('Sign in to save it to your garage')).toBe(signIn)
})
