import { expect, it } from 'vitest'
import { suppliedFields, suppliedOther, suppliedText } from './suppliedFields'

it.each<{ name: string; input: unknown; is: object | null }>([
  { name: 'one level', input: { last_name: 'Ng', Email: 'a@b.example' }, is: { lastname: 'Ng', email: 'a@b.example' } },
  { name: 'a contact', input: { contact: { email: 'a@b.example' }, id: 7 }, is: { email: 'a@b.example', id: 7 } },
  { name: 'a customer whose name has parts', input: { customer: { name: { first: 'Mei' } } }, is: { firstname: 'Mei' } },
  { name: 'fields of a form', input: { 'contact[phone]': '0491 570 156' }, is: { phone: '0491 570 156' } },
  {
    name: 'the outer before the inner',
    input: { email: 'out@b.example', contact: { email: 'in@b.example' } },
    is: { email: 'out@b.example' },
  },
  { name: 'an id of a nested object, which is not the lead’s id', input: { customer: { id: 9, phone: '1' } }, is: { phone: '1' } },
  { name: 'a vehicle', input: { vehicle: { stock: 'A1', make: 'Kia', model: 'Rio' } }, is: { stocknumber: 'A1', vehicle: 'Kia Rio' } },
  { name: 'no object', input: 'text', is: null },
])('the lead endpoint flattens a supplied lead with $name (ENT-31)', ({ input, is }) => {
  const read = suppliedFields(input)
  if (is === null) expect(read).toBeNull()
  else expect(read).toMatchObject(is)
})

it('a field of a marketplace’s lead is found under any spelling of its name, and other values are stored as JSON (ENT-31)', () => {
  const input = { lastname: ' Ng ', age: { years: 4 } }
  expect([suppliedText(input, 'surname', 'last_name'), suppliedText(input, 'email'), suppliedOther(input, 'age')]).toEqual([
    'Ng',
    '',
    expect.stringContaining('4'),
  ])
})
