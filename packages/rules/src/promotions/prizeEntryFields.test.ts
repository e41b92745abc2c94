import { describe, expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { entersByAccount, parseEntry, prizeEntryFields } from './prizeEntryFields'

const open = buildConfig({})
const gated = buildConfig({ auth: { enabled: true, gates: ['spin-to-win'] } })
const good = { name: 'Mia', email: 'Mia@Shopper.example', agreed: 'true' }
const read = (changes: object, config = open) => parseEntry((name) => ({ ...good, ...changes })[name], config)
const faults = (changes: object, config = open) => {
  const result = read(changes, config)
  return result.ok ? [] : Object.keys(result.faults)
}

describe('entryFields (RTE-21, AUTH-04)', () => {
  it('entryFields has an email field only for shoppers who aren’t signed in', () => {
    expect(prizeEntryFields(open).map(({ name }) => name)).toEqual(['name', 'email', 'agreed'])
    expect(prizeEntryFields(gated).map(({ name }) => name)).toEqual(['name', 'agreed'])
    expect(entersByAccount(buildConfig({ auth: { enabled: false, gates: ['spin-to-win'] } }))).toBe(false)
  })

  it('entryFields parses an entry with a lower-case email address', () => {
    expect(read({})).toEqual({ ok: true, entry: { name: 'Mia', email: 'mia@shopper.example' } })
    expect(read({}, gated)).toEqual({ ok: true, entry: { name: 'Mia', email: '' } })
  })

  it.each([
    { name: 'no name', changes: { name: ' ' }, at: ['name'] },
    { name: 'no email address', changes: { email: 'mia' }, at: ['email'] },
    { name: 'an email address that is too long', changes: { email: `${'a'.repeat(250)}@b.example` }, at: ['email'] },
    { name: 'no agreement', changes: { agreed: '' }, at: ['agreed'] },
  ])('entryFields reports invalid entries: $name', ({ changes, at }) => expect(faults(changes)).toEqual(at))
})
