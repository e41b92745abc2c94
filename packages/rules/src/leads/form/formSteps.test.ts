import { formFieldNames } from '@forecourt/schema/blocks/formKinds'
import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { buildSiteData } from '../../testing/buildSiteData'
import { leadAnswers } from '../leadAnswers'
import { formFields, formSteps } from './formFields'

const stepNames = (steps: readonly { title: string; asks: readonly string[]; form?: string }[], followUp = false) => {
  const configuredSteps = steps.map((step, index) => ({ id: `step-${index}`, form: 'service', ...step }))
  const config = buildConfig({ forms: { steps: configuredSteps, followUp } } as unknown as Parameters<typeof buildConfig>[0])
  const context = { config, site: buildSiteData(), car: null, now: '2026-11-19T23:00:00.000Z' }
  return formSteps('service', formFields('service', context), context).map(({ title, names }) => `${title}: ${names.join(' ')}`)
}

it('a form in steps orders fields by step, and adds fields without a step to the last (ENQ-08)', () => {
  expect(
    stepNames([
      { title: 'Vehicle', asks: ['vehicleDescription', 'rego', 'preferredTime'] },
      { title: 'You', asks: ['phone', 'name', 'rego'] },
    ]),
  ).toEqual(['Vehicle: vehicleDescription rego preferredTime', 'You: phone name lastName email postcode message optIn termsAgreed'])
})

it('a form in steps adds the follow-up consent to the first step if the site’s setting is on', () => {
  const steps = [
    { title: 'Vehicle', asks: ['rego'] },
    { title: 'You', asks: ['name'] },
  ]
  expect(stepNames(steps, true)[0]).toBe('Vehicle: rego followUp')
})

it.each([
  ['one step', [{ title: 'All', asks: ['name'] }]],
  [
    'only one step with fields',
    [
      { title: 'All', asks: ['name'] },
      { title: 'None', asks: [] },
    ],
  ],
  [
    'steps of another form',
    [
      { title: 'A', asks: ['name'], form: 'parts' },
      { title: 'B', asks: ['rego'], form: 'parts' },
    ],
  ],
])('a page shows a form without steps for %s', (_what, steps) => expect(stepNames(steps)).toEqual([]))

/**
 * Only in car button forms, always in the first step, or never a question: a valuation comes from its own steps, an offer from the page.
 */
const elsewhere = ['contact', 'department', 'offerFromClient', 'followUp', 'valuationSummary', 'aboutOffer']

it('every answer of page forms can be assigned to a step', () => {
  const answerIds = leadAnswers.map(({ id }): string => id).filter((id) => !elsewhere.includes(id))
  expect(Object.keys(formFieldNames).toSorted()).toEqual(answerIds.toSorted())
})
