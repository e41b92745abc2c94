import { expect, it } from 'vitest'
import type { CustomerValues } from '../../records/kinds/customerFields'
import { filledCustomer } from './filledCustomer'

const blank: CustomerValues = {
  ...{ name: '', lastName: '', email: '', phone: '', address: '', suburb: '', state: '', postcode: '' },
  ...{ preferredContact: '', consent: '', consentOn: null, notes: '' },
}
const mei: CustomerValues = { ...blank, name: 'Mei', lastName: 'Lin', email: 'mei@person.example' }
const yes = { consent: 'yes', consentOn: '2026-05-01' } as const

it.each<{
  name: string
  before: Partial<CustomerValues>
  entered: Partial<CustomerValues>
  filled: Partial<CustomerValues>
  kept: string[]
}>([
  { name: 'nothing new', before: {}, entered: {}, filled: {}, kept: [] },
  { name: 'an empty number', before: {}, entered: { phone: '0412 000 111' }, filled: { phone: '0412 000 111' }, kept: [] },
  { name: 'no stored number', before: { phone: '0412 000 111' }, entered: { phone: '0412 000 222' }, filled: {}, kept: ['phone'] },
  { name: 'an address in another case', before: {}, entered: { email: 'MEI@person.example' }, filled: {}, kept: [] },
  { name: 'another address', before: {}, entered: { email: 'mei@work.example' }, filled: {}, kept: ['email'] },
  {
    name: 'an empty name',
    before: { name: '', lastName: '' },
    entered: { name: 'Mei', lastName: 'Lin' },
    filled: { name: 'Mei', lastName: 'Lin' },
    kept: [],
  },
  {
    name: 'an empty last name',
    before: { lastName: '' },
    entered: { name: 'MEI', lastName: 'Lin' },
    filled: { lastName: 'Lin' },
    kept: [],
  },
  {
    name: 'no last name twice',
    before: { name: 'Mei Lin', lastName: '' },
    entered: { name: 'Mei', lastName: 'Lin' },
    filled: {},
    kept: [],
  },
  { name: 'no other name', before: {}, entered: { name: 'Tom', lastName: 'Zed' }, filled: {}, kept: ['name'] },
  {
    name: 'the rest of an address',
    before: { suburb: 'Orange' },
    entered: { address: '1 High St', suburb: 'ORANGE', postcode: '2800' },
    filled: { address: '1 High St', postcode: '2800' },
    kept: [],
  },
  {
    name: 'no part of another address',
    before: { suburb: 'Orange' },
    entered: { address: '1 High St', suburb: 'Bathurst' },
    filled: {},
    kept: ['suburb'],
  },
  { name: 'empty notes', before: {}, entered: { notes: 'Likes utes.' }, filled: { notes: 'Likes utes.' }, kept: [] },
  { name: 'no other notes', before: { notes: 'Likes utes.' }, entered: { notes: 'Likes vans.' }, filled: {}, kept: ['notes'] },
  { name: 'an unknown consent', before: {}, entered: yes, filled: yes, kept: [] },
  { name: 'no consent over a no', before: { consent: 'no' }, entered: yes, filled: {}, kept: ['consent'] },
  { name: 'no no over a yes', before: yes, entered: { consent: 'no' }, filled: {}, kept: ['consent'] },
  { name: 'no second day of a yes', before: yes, entered: { consent: 'yes', consentOn: '2026-05-02' }, filled: {}, kept: [] },
  {
    name: 'no empty value of the file',
    before: { ...yes, phone: '0412 000 111', notes: 'Likes utes.' },
    entered: { name: '', lastName: '', email: '' },
    filled: {},
    kept: [],
  },
])('a file fills $name (ENT-16)', ({ before, entered, filled, kept }) => {
  const stored = { ...mei, ...before }
  const row: CustomerValues = { ...blank, name: 'Mei', lastName: 'Lin', ...entered }
  const result = filledCustomer(stored, row)
  expect([result.values, result.kept.map(({ field }) => field)]).toEqual([{ ...stored, ...filled }, kept])
})

it('a contradiction names the stored value (ENT-16)', () => {
  const kept = (before: Partial<CustomerValues>, entered: Partial<CustomerValues>) =>
    filledCustomer({ ...mei, ...before }, { ...mei, ...entered }).kept.map(({ message }) => message)
  expect(kept({ preferredContact: 'sms' }, { preferredContact: 'email' })).toEqual(['“Text message” is stored, and stays.'])
  expect(kept({ notes: 'x'.repeat(80) }, { notes: 'y' })).toEqual([`“${'x'.repeat(60)}…” is stored, and stays.`])
})
