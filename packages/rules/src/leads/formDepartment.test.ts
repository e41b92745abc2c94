import { expect, it } from 'vitest'
import type { LeadForm } from '../entities/LeadForm'
import { formDepartment } from './formDepartment'
import { leadForms } from './leadForms'

it('the department of a lead is that of the form, or sales by default (ENQ-05, LOC-13)', () => {
  const forms = Object.entries(leadForms).map(([form, { department }]) => ({ form, department: department ?? 'sales' }))
  expect(forms.map(({ form }) => ({ form, department: formDepartment(form as LeadForm) }))).toEqual(forms)
  expect([formDepartment('service'), formDepartment('accessory'), formDepartment('tradeIn')]).toEqual(['service', 'parts', 'sales'])
})
