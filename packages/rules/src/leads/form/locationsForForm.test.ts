import { expect, it } from 'vitest'
import type { LeadForm } from '../../entities/LeadForm'
import type { DepartmentHours } from '../../entities/Location'
import { buildLocation } from '../../testing/buildLocation'
import { locationsForForm } from './bookingOffersFor'

const place = (id: string, ...departments: DepartmentHours['department'][]) =>
  buildLocation({ id, departments: departments.map((department) => ({ department, hours: [] })) })
const yard = place('yard', 'sales')
const workshop = place('workshop', 'service', 'parts')
const hidden = buildLocation({ ...place('hidden', 'sales', 'service'), visible: false })

it.each<{ name: string; form: LeadForm; expected: string[] }>([
  { name: 'a test drive is at locations with sales', form: 'testDrive', expected: ['yard'] },
  { name: 'a service is at a workshop', form: 'service', expected: ['workshop'] },
  { name: 'parts are at locations with parts', form: 'parts', expected: ['workshop'] },
  { name: 'finance is arranged where cars are sold', form: 'finance', expected: ['yard'] },
  { name: 'a trade-in is valued where cars are sold', form: 'tradeIn', expected: ['yard'] },
  { name: 'a fleet is bought where cars are sold', form: 'fleet', expected: ['yard'] },
  { name: 'any department answers a question', form: 'general', expected: ['yard', 'workshop'] },
])('a form offers locations: $name (ENQ-14, LOC-03)', ({ form, expected }) => {
  expect(locationsForForm(form, [yard, workshop, hidden]).map(({ id }) => id)).toEqual(expected)
})

it('a form lists every visible location if none has the department (ENQ-14)', () => {
  expect(locationsForForm('service', [yard, hidden])).toEqual([yard])
})
