import { expect, it } from 'vitest'
import type { LeadForm } from '../entities/LeadForm'
import { answeringDepartment } from './answeringDepartment'
import { leadForms } from './leadForms'

it('is the one a form is for, else sales (ENQ-05, LOC-13)', () => {
  const forms = Object.entries(leadForms).map(([form, { department }]) => ({ form, department: department ?? 'sales' }))
  expect(forms.map(({ form }) => ({ form, department: answeringDepartment(form as LeadForm) }))).toEqual(forms)
  expect([answeringDepartment('service'), answeringDepartment('accessory'), answeringDepartment('tradeIn')]).toEqual([
    'service',
    'parts',
    'sales',
  ])
})
