import { expect, it } from 'vitest'
import { createCustomerIndex, customerKeys } from './createCustomerIndex'

const person = { name: 'Mei', lastName: 'Lin', email: 'mei@person.example', phone: '0412 000 111' }
const other = { name: 'Tom', lastName: 'Zed', email: 'tom@person.example', phone: '0412 000 111' }

it.each([
  { entered: {}, country: 'AU', keys: ['tel:+61412000111', 'mail:mei@person.example'] },
  { entered: { email: ' MEI@Person.example ' }, country: 'AU', keys: ['tel:+61412000111', 'mail:mei@person.example'] },
  { entered: { phone: '+61 412 000 111', email: '' }, country: 'NZ', keys: ['tel:+61412000111'] },
  { entered: { phone: '021 555 0143', email: '' }, country: 'NZ', keys: ['tel:+64215550143'] },
  { entered: { phone: 'ask', email: '' }, country: 'AU', keys: [] },
] as const)('a customer is known by $keys (ENT-16)', ({ entered, country, keys }) => {
  expect(customerKeys({ ...person, ...entered }, country)).toEqual(keys)
})

it.each([
  { name: 'the same address', entered: { name: '', lastName: '', phone: '' }, found: 'mei' },
  { name: 'the same number and name', entered: { email: '' }, found: 'mei' },
  { name: 'the same number in another format', entered: { email: '', phone: '+61 412 000 111' }, found: 'mei' },
  { name: 'the same number and initials', entered: { name: 'M.', email: '' }, found: 'mei' },
  { name: 'the same number, another name', entered: { name: 'Ada', lastName: 'Quill', email: '' }, found: null },
  {
    name: 'the same number, another name and address',
    entered: { name: 'Ada', lastName: 'Quill', email: 'ada@person.example' },
    found: null,
  },
  { name: 'a new person', entered: { email: 'new@person.example', phone: '0412 000 222' }, found: null },
  { name: 'nothing to be known by', entered: { email: '', phone: '' }, found: null },
])('a row of a file with $name is $found (ENT-16)', ({ entered, found }) => {
  const index = createCustomerIndex<string>('AU')
  index.add('mei', person)
  index.add('tom', other)
  expect(index.find({ ...person, ...entered })).toEqual(found === null ? null : { ref: found })
})

it('a row that may be one of two customers is a problem that names both (ENT-16)', () => {
  const index = createCustomerIndex<string>('AU')
  index.add('mail', { ...person, phone: '' })
  index.add('phone', { ...person, name: 'M', email: '' })
  const between = { problem: expect.stringMatching(/^This could be Mei Lin or M Lin,/) }
  expect(index.find(person)).toEqual(between)
  // Without a name, a shared number says nothing.
  const shared = createCustomerIndex<string>('AU')
  shared.add('mei', { ...person, email: '' })
  shared.add('tom', { ...other, email: '' })
  expect(shared.find({ name: '', lastName: '', email: '', phone: person.phone })).toEqual({
    problem: expect.stringMatching(/^This could be Mei Lin or Tom Zed,/),
  })
})
