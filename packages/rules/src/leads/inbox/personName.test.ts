import { expect, it } from 'vitest'
import { personName } from './personName'

it.each([
  { person: { name: 'Ana', lastName: 'Reid', email: 'ana@shopper.example', phone: '' }, is: 'Ana Reid' },
  { person: { name: 'Ana', lastName: null, email: '', phone: '+61491570156' }, is: 'Ana' },
  { person: { name: '', lastName: null, email: 'ana@shopper.example', phone: '+61491570156' }, is: 'ana@shopper.example' },
  { person: { name: '', lastName: '', email: '', phone: '+61491570156' }, is: '+61491570156' },
  { person: { name: '', lastName: null, email: '', phone: '' }, is: '' },
])('the inbox names a person $is (ENT-16)', ({ person, is }) => expect(personName(person)).toBe(is))
