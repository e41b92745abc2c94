import { expect, it } from 'vitest'
import { isSalesForm } from './isSalesForm'
import { leadForms } from './leadForms'

it('isSalesForm leaves out service, parts and feedback (ENT-16)', () => {
  const forms = Object.keys(leadForms) as (keyof typeof leadForms)[]
  expect(forms.filter((form) => !isSalesForm(form))).toEqual(['service', 'parts', 'feedback', 'accessory'])
})
