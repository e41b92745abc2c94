import type { LeadInput } from '@forecourt/rules/leads/Lead'
import { expect, it } from 'vitest'
import { updateProfile } from './updateProfile'

const before = { name: 'Ana', lastName: 'Reid', email: 'ana@shopper.example', phone: '0491 570 156', postcode: '2300' }
const message: LeadInput = { form: 'chat', name: 'Ana Maria Reid', email: '', phone: '' }

it.each([
  { name: 'a number', contact: ' 0491 570 999 ', kept: { ...before, phone: '0491 570 999' } },
  { name: 'an address', contact: 'new@shopper.example', kept: { ...before, email: 'new@shopper.example' } },
  { name: 'nothing', contact: '', kept: before },
])('A message with $name changes only that; its single name is not stored as first name (ENT-22).', ({ contact, kept }) => {
  expect(updateProfile({ ...message, contact }, before)).toEqual(kept)
})

it('New values replace stored ones (ENT-22).', () => {
  const lead: LeadInput = {
    form: 'vehicle',
    name: ' Bo ',
    lastName: 'Ng',
    email: 'bo@shopper.example',
    phone: '0491 570 157',
    postcode: '',
  }
  expect(updateProfile(lead, before)).toEqual({
    name: 'Bo',
    lastName: 'Ng',
    email: 'bo@shopper.example',
    phone: '0491 570 157',
    postcode: '2300',
  })
})
