import { formKinds } from '@forecourt/schema/blocks/formKinds'
import { expect, it } from 'vitest'
import { carForms } from '../../entities/LeadForm'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildSiteData } from '../../testing/buildSiteData'
import { validateLead } from '../validateLead'
import { exampleAnswers, formFields } from './formFields'

const context = {
  config: buildConfig({ checkout: { enabled: true }, forms: { showRego: true } }),
  site: buildSiteData(),
  car: buildCar({ paymentProcessors: ['card'] }),
  now: '2026-11-19T23:00:00.000Z',
}

it.each([...formKinds, ...carForms])('the preview fills in the form %s so that it is valid (ENQ-10)', (form) => {
  const whole = exampleAnswers(form, context, 'all')
  expect(Object.keys(whole)).toEqual(['form', ...formFields(form, context).map(({ name }) => name)])
  for (const answers of [whole, exampleAnswers(form, context, 'required')])
    expect(validateLead({ ...answers, elapsedMs: 9000 }, context)).toMatchObject({ ok: true, lead: { form, suspicious: false } })
})

it('the form preview leaves out optional fields', () => {
  expect(Object.keys(exampleAnswers('testDrive', context, 'required'))).toEqual([
    'form',
    'name',
    'lastName',
    'email',
    'phone',
    'termsAgreed',
  ])
})
