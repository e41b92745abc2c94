import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { buildValuation } from '@forecourt/rules/testing/buildValuation'
import type { Valuation } from '@forecourt/rules/valuations/Valuation'
import { newValuationPage, type ValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { formContent } from '../../forms/formContent'
import { ValuationSteps } from './ValuationSteps'
import { valuationContent } from './valuationContent'

const config = buildConfig({
  auth: { enabled: true, sms: true },
  valuation: { enabled: true, onlineFigures: true, askPhotos: true, verifyPhone: true },
})
const content = valuationContent(config, buildSiteData(), { car: null, now: '2026-03-11T03:30:00.000Z' })

/** The action and field names of each form of a step. */
const formsOf = (valuation: Partial<Valuation> | null) => {
  const page = {
    ...newValuationPage,
    valuation: valuation && buildValuation(valuation),
    car: { id: 'rio', slug: 'kia-rio', name: 'Kia Rio' },
  }
  const html = renderToStaticMarkup(<ValuationSteps level={2} content={content} page={page} id="step" busy={false} />)
  return [...html.matchAll(/<form[^>]* action="\/api\/valuations\/([^"]+)"([^>]*)>([\s\S]*?)<\/form>/g)].map(
    ([, action = '', more = '', body = '']) => {
      const names = [...body.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)].map(([, name]) => name)
      return `${action}${more.includes('multipart') ? ' with files' : ''}: ${[...new Set(names)].join(' ')}`
    },
  )
}

const open = { sent: false, state: 'asked', lowCents: null, highCents: null, validUntil: null } as const
const known = 'valuation car'
it.each([
  ['the vehicle', null, ['vehicle: car rego regoState', 'vehicle: car vin']],
  ['confirming the vehicle', { ...open, confirmed: false }, [`confirm: ${known}`, `describe: ${known} make model year badge`]],
  ['its condition', { ...open, km: null, answers: {} }, [`condition: ${known} kms body interior mechanical tyres history`]],
  ['photos', { ...open, photosDone: false }, [`photos with files: ${known} photos`, `photos-done: ${known}`]],
  ['a code', { ...open, sent: true, pendingCodeTo: '•••• 678' }, [`code: ${known} code`, `code-again: ${known}`, `code-skip: ${known}`]],
] as const)('each step is posted to its own address with the fields that the site reads there (API-08): $0', (_name, given, forms) => {
  expect(formsOf(given).filter((form) => !form.startsWith('restart'))).toEqual(forms)
})

it('the contact step sends the contact, and the trap field', () => {
  const [form = '', ...others] = formsOf(open)
  expect(others).toEqual([])
  for (const name of ['valuation', 'car', 'name', 'phone', 'email', 'website'])
    expect(form.slice('contact: '.length).split(' ')).toContain(name)
})

it.each([
  { name: 'the state of all locations', states: ['VIC', 'VIC'], entered: {}, chosen: 'VIC' },
  { name: 'no state for locations in several', states: ['NSW', 'ACT'], entered: {}, chosen: '' },
  { name: 'the state that the shopper chose', states: ['VIC'], entered: { regoState: 'QLD' }, chosen: 'QLD' },
] satisfies { name: string; states: string[]; entered: ValuationPage['entered']; chosen: string }[])(
  'the step for the vehicle preselects $name (TRD-01)',
  ({ states, entered, chosen }) => {
    const { address } = buildLocation()
    const locations = states.map((state) => buildLocation({ address: { ...address, state } }))
    const local = valuationContent(config, buildSiteData({ locations }), { car: null, now: '2026-03-11T03:30:00.000Z' })
    const page: ValuationPage = { ...newValuationPage, entered: Object.fromEntries(Object.entries(entered)) }
    const html = renderToStaticMarkup(<ValuationSteps level={2} content={local} page={page} id="step" busy={false} />)
    expect(/<option value="([^"]*)" selected=""/.exec(html)?.[1]).toBe(chosen)
  },
)

it('a trade-in form preselects the state of all locations, and none for locations in several (ENT-29)', () => {
  const stateOf = (...states: readonly string[]) => {
    const { address } = buildLocation()
    const locations = states.map((state) => buildLocation({ address: { ...address, state } }))
    const context = { config, site: buildSiteData({ locations }), car: null, now: '2026-03-11T03:30:00.000Z' }
    return formContent('tradeIn', context).fields.find(({ name }) => name === 'regoState')?.defaultValue
  }
  expect([stateOf('WA', 'WA'), stateOf('NSW', 'ACT')]).toEqual(['WA', undefined])
})
