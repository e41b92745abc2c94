import { expect, it } from 'vitest'
import { isSamePerson, namesContradict } from './isSamePerson'
import { sameNumberCases } from './testing/sameNumberCases'

it.each(sameNumberCases)(
  'two enquiries with one phone number are from the same person or of different people: $name → $same (ENT-16)',
  ({ first, second, same }) => {
    const toPerson = ({ called, email }: (typeof sameNumberCases)[number]['first']) => ({
      names: [called],
      emails: email === '' ? [] : [email],
    })
    expect([isSamePerson(toPerson(first), toPerson(second)), isSamePerson(toPerson(second), toPerson(first))]).toEqual([same, same])
  },
)

it('a person with several names and addresses is known by any of them (ENT-16)', () => {
  const couple = { names: ['Tom Zed', 'Ada Quill'], emails: ['tom@person.example', 'ada@person.example'] }
  expect(isSamePerson(couple, { names: ['Ada Quill'], emails: [] })).toBe(true)
  expect(isSamePerson(couple, { names: [''], emails: ['ada@person.example'] })).toBe(true)
  expect(isSamePerson(couple, { names: ['', 'Mei Lin'], emails: [] })).toBe(false)
  expect(isSamePerson({ names: ['', 'Tom Zed'], emails: [] }, { names: ['Ada Quill'], emails: [] })).toBe(false)
})

it.each([
  { one: 'Mei Lin', other: 'Tom Zed', is: true },
  { one: 'Mei Lin', other: 'LIN mei', is: false },
  { one: 'Mei Lin', other: ' ', is: false },
])('“$one” and “$other” contradict each other: $is (ENT-16)', ({ one, other, is }) => expect(namesContradict(one, other)).toBe(is))
