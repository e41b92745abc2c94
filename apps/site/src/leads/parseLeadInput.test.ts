import { describe, expect, it } from 'vitest'
import { parseLeadInput } from './parseLeadInput'

const json = (fields: object) => parseLeadInput('application/json', JSON.stringify(fields))
const form = (fields: Record<string, string>) => parseLeadInput('application/x-www-form-urlencoded', new URLSearchParams(fields).toString())

describe('Parsing the fields of a form or an API request (API-07)', () => {
  it.each(['termsAgreed', 'terms_agreed', 'terms_conditions'])(
    'Parsing the fields of a form or an API request accepts the terms as %s (ENT-31)',
    (name) => {
      expect(json({ [name]: true })).toMatchObject({ termsAgreed: true })
      expect(json({ [name]: false })).toMatchObject({ termsAgreed: false })
      expect(form({ [name]: 'on' })).toMatchObject({ termsAgreed: true })
      expect(form({ [name]: 'no' })).toMatchObject({ termsAgreed: false })
    },
  )

  it('Parsing the fields of a form or an API request leaves the terms out where nothing is sent (ENQ-17)', () => {
    expect(json({ name: 'Ana' })).toEqual({ name: 'Ana' })
    expect(form({ name: 'Ana' })).toEqual({ elapsedMs: null, name: 'Ana' })
  })

  it.each(['customer', 'contact'])(
    'Parsing the fields of a form or an API request reads the fields in %s; fields at the top level win',
    (group) =>
      expect(json({ form: 'general', name: 'Ana', [group]: { name: 'Bo', last_name: 'Lee', email: 'a@b.example' } })).toMatchObject({
        ...{ form: 'general', name: 'Ana', lastName: 'Lee', email: 'a@b.example' },
      }),
  )

  it('Parsing a lead keeps a `contact` field that is plain text instead of an object', () =>
    expect(json({ contact: '0491 570 006' })).toEqual({ contact: '0491 570 006' }))

  it.each([
    ['no object', 'application/json', '[]'],
    ['no JSON', 'application/json', '{'],
    ['anything else', 'text/plain', '{}'],
  ])('Parsing the fields of a form or an API request returns null for %s', (_name, type, body) =>
    expect(parseLeadInput(type, body)).toBeNull(),
  )
})
