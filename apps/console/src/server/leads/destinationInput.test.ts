import { leadFormats } from '@forecourt/rules/leads/delivery/generated/leadFormats'
import type { LeadFormat, TargetField } from '@forecourt/rules/leads/delivery/LeadFormat'
import { describe, expect, it } from 'vitest'
import { destinationSettings } from '../routers/destinations'
import { enteredDestination } from '../testing/enteredRecords'

const good = { addresses: ['crm@dealer.example'], webAddress: 'https://crm.example/leads', text: 'Dealer 7' } as const
const bad: { readonly [Type in TargetField['type']]: readonly unknown[] } = {
  addresses: [[], ['half@'], Array.from({ length: 11 }, () => 'crm@dealer.example'), 'crm@dealer.example', undefined],
  webAddress: ['', 'crm.example', 'javascript:alert(1)', `https://crm.example/${'a'.repeat(2000)}`, undefined],
  text: ['', ' ', 'two\nlines', 'a'.repeat(501), 7, undefined],
  choice: ['no such choice', 7, undefined],
}
const goodValues = (field: TargetField): readonly unknown[] =>
  field.type === 'choice' ? field.choices.map(({ value }) => value) : [good[field.type]]

const parse = (target: object) => destinationSettings.safeParse({ ...enteredDestination, target })

describe.each(Object.entries<LeadFormat>(leadFormats))('a destination of the kind %s (ENT-16)', (kind, { fields }) => {
  const usual = { kind, ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, goodValues(field)[0]])) }

  it('a lead destination accepts its declared fields and drops unknown ones', () => {
    for (const [name, field] of Object.entries(fields))
      for (const value of goodValues(field))
        expect(parse({ ...usual, [name]: value, strange: 1 })).toMatchObject({
          success: true,
          data: { target: { ...usual, [name]: value } },
        })
    expect(parse({ ...usual, strange: 1 }).data?.target).toEqual(usual)
  })

  it('a lead destination refuses invalid values at their fields', () => {
    for (const [name, field] of Object.entries(fields))
      for (const value of bad[field.type])
        expect(parse({ ...usual, [name]: value }).error?.issues[0]?.path.slice(0, 2), `${name}: ${value}`).toEqual(['target', name])
  })

  it('a choice field of a lead destination has each value once', () => {
    for (const field of Object.values(fields))
      if (field.type === 'choice') expect(new Set(field.choices.map(({ value }) => value)).size).toBe(field.choices.length)
  })
})

it('a destination of an undeclared kind is refused (ENT-16)', () => expect(parse({ kind: 'fax', to: ['a@b.example'] }).success).toBe(false))
