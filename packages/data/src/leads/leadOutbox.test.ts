import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { describe, expect, it } from 'vitest'
import { leadOutbox } from './leadOutbox'

const config = (notify: string[], confirmToShopper: boolean, email = 'office@example.com') =>
  ({ leads: { notify, confirmToShopper }, identity: { email } }) as unknown as Pick<ResolvedConfig, 'leads' | 'identity'>

const plain = { form: 'vehicle', email: 'jo@example.com', suspicious: false } as const

describe('leadOutbox', () => {
  it.each([
    {
      name: 'everybody named, and the location',
      notify: ['a@example.com', 'b@example.com'],
      location: 'c@example.com',
      to: ['a@example.com', 'b@example.com', 'c@example.com'],
    },
    { name: 'no address twice', notify: ['a@example.com'], location: 'a@example.com', to: ['a@example.com'] },
    { name: 'the public address without recipients', notify: [], location: null, to: ['office@example.com'] },
  ])('tells $name', ({ notify, location, to }) => {
    expect(leadOutbox(plain, config(notify, false), location)).toEqual([{ kind: 'lead.dealer', payload: { to } }])
  })

  it('keeps a message without recipients, so that it is seen, when there is no address at all', () => {
    expect(leadOutbox(plain, config([], false, ''), null)).toEqual([{ kind: 'lead.dealer', payload: { to: [] } }])
  })

  it('confirms to the shopper only where the site does, and never to a suspicious one', () => {
    expect(leadOutbox(plain, config(['a@example.com'], true), null)).toContainEqual({
      kind: 'lead.shopper',
      payload: { to: ['jo@example.com'] },
    })
    expect(leadOutbox({ ...plain, suspicious: true }, config(['a@example.com'], true), null)).toHaveLength(1)
  })

  it('confirms no message that was not written: a number was requested (VDP-17)', () => {
    expect(leadOutbox({ ...plain, form: 'phoneReveal' }, config(['a@example.com'], true), null).map(({ kind }) => kind)).toEqual([
      'lead.dealer',
    ])
  })

  it('sends no confirmation where the shopper left only a number (VDP-07)', () => {
    expect(leadOutbox({ ...plain, email: '' }, config(['a@example.com'], true), null).map(({ kind }) => kind)).toEqual(['lead.dealer'])
  })
})
