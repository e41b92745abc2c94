import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { describe, expect, it } from 'vitest'
import { leadOutbox } from './leadOutbox'

const config = (notify: string[], confirmToShopper: boolean, email = 'office@example.com') =>
  ({ leads: { notify, confirmToShopper }, identity: { email } }) as unknown as Pick<ResolvedConfig, 'leads' | 'identity'>

const plain = { form: 'vehicle', email: 'jo@example.com', suspicious: false } as const

describe('leadOutbox', () => {
  it.each([
    {
      name: 'all recipients and the location',
      notify: ['a@example.com', 'b@example.com'],
      location: 'c@example.com',
      to: ['a@example.com', 'b@example.com', 'c@example.com'],
    },
    { name: 'each address once', notify: ['a@example.com'], location: 'a@example.com', to: ['a@example.com'] },
    { name: 'the public address if there are no recipients', notify: [], location: null, to: ['office@example.com'] },
  ])('leadOutbox sends the lead to $name', ({ notify, location, to }) => {
    expect(leadOutbox(plain, config(notify, false), location)).toEqual([{ kind: 'lead.dealer', payload: { to } }])
  })

  it('leadOutbox stores a message without recipients if there is no address, so that staff see it', () => {
    expect(leadOutbox(plain, config([], false, ''), null)).toEqual([{ kind: 'lead.dealer', payload: { to: [] } }])
  })

  it('leadOutbox sends the shopper a confirmation only if the site has it on, and never for a suspicious lead', () => {
    expect(leadOutbox(plain, config(['a@example.com'], true), null)).toContainEqual({
      kind: 'lead.shopper',
      payload: { to: ['jo@example.com'] },
    })
    expect(leadOutbox({ ...plain, suspicious: true }, config(['a@example.com'], true), null)).toHaveLength(1)
  })

  it('leadOutbox sends no confirmation for a phone number request without a message (VDP-17)', () => {
    expect(leadOutbox({ ...plain, form: 'phoneReveal' }, config(['a@example.com'], true), null).map(({ kind }) => kind)).toEqual([
      'lead.dealer',
    ])
  })

  it('leadOutbox sends no confirmation if the shopper left only a phone number (VDP-07)', () => {
    expect(leadOutbox({ ...plain, email: '' }, config(['a@example.com'], true), null).map(({ kind }) => kind)).toEqual(['lead.dealer'])
  })
})
