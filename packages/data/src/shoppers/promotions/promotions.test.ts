import { describe, expect, it } from 'vitest'
import { meetAtTable } from '../../testing/meetAtTable'
import { useWorld } from '../../testing/useWorld'
import { type Entering, enterPromotion } from './enterPromotion'
import { listEntries, readEntry } from './listEntries'

const world = useWorld()
const now = '2026-07-02T02:00:00.000Z'
const prizes = [
  { id: 'car', title: 'A weekend with a car', text: 'Worth $400.', chance: 500, quantity: 2 },
  { id: 'mug', title: 'A mug', text: '', chance: 100, quantity: 0 },
]
const enter = (promotion: string, person: string, ticket: number, more: Partial<Entering> = {}, side: 'north' | 'south' = 'north') =>
  enterPromotion(
    world.db,
    world[side],
    {
      ...{
        promotion,
        person,
        draw: { prizes, conditions: 'All of them.' },
        proved: false,
        name: 'Mia',
        tell: ['dealer@north.example'],
        now,
      },
      ...more,
    },
    () => ticket,
  )
const mails = (id: string) =>
  world.db.platform.transaction((tx) =>
    tx.outboxMessage.findMany({
      where: { payload: { path: ['promotionEntryId'], equals: id } },
      select: { kind: true, payload: true },
      orderBy: { kind: 'desc' },
    }),
  )

describe('enterPromotion (RTE-21)', () => {
  it('enterPromotion draws the prize of the ticket, and emails the shopper, and the dealer if there is a prize', async () => {
    const { entry, isNew } = await enter('/one', 'mia@shopper.example', 0)
    expect(isNew).toBe(true)
    expect(entry.won).toEqual({ prize: 'A weekend with a car', text: 'Worth $400.', code: expect.stringMatching(/^W\w{7}$/) })
    expect(await mails(entry.id)).toEqual([
      { kind: 'promotion.shopper', payload: { promotionEntryId: entry.id, to: ['mia@shopper.example'] } },
      { kind: 'promotion.dealer', payload: { promotionEntryId: entry.id, to: ['dealer@north.example'] } },
    ])
    const none = await enter('/one', 'noa@shopper.example', 600)
    expect(none.entry.won).toBeNull()
    expect((await mails(none.entry.id)).map(({ kind }) => kind)).toEqual(['promotion.shopper'])
  })

  it('enterPromotion accepts one entry per mailbox in any spelling of its address, also for concurrent requests', async () => {
    const spellings = Array.from({ length: 20 }, (_, at) => `ola+${at}@shopper.example`)
    const all = await meetAtTable(
      world,
      'promotion_entries',
      spellings.map((person) => () => enter('/mailbox', person, 700)),
    )
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(all.map(({ entry }) => entry.id)).size).toBe(1)
    expect((await enter('/mailbox', 'o.la@gmail.com', 700)).isNew).toBe(true)
    expect((await enter('/mailbox', 'ola+1@googlemail.com', 700)).isNew).toBe(false)
    expect((await enter('/mailbox', 'o.la@shopper.example', 700)).isNew).toBe(true)
  })

  it('enterPromotion accepts one entry per shopper, draw and dealer, also for concurrent requests', async () => {
    const all = await meetAtTable(
      world,
      'promotion_entries',
      [0, 1, 599, 700, 999].map((ticket) => () => enter('/two', 'ola@shopper.example', ticket)),
    )
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(new Set(all.map(({ entry }) => entry.id)).size).toBe(1)
    expect((await enter('/three', 'ola@shopper.example', 0)).isNew).toBe(true)
    expect((await enter('/two', 'ola@shopper.example', 0, {}, 'south')).isNew).toBe(true)
  })

  it('enterPromotion gives no more than the quantity of a prize for concurrent requests', async () => {
    const all = await meetAtTable(
      world,
      'promotion_entries',
      Array.from({ length: 12 }, (_, index) => () => enter('/four', `p${index}@shopper.example`, 0)),
    )
    expect(all.filter(({ entry }) => entry.won !== null)).toHaveLength(2)
    expect((await enter('/four', 'mug@shopper.example', 500)).entry.won?.prize).toBe('A mug')
  })

  it('enterPromotion sends no e-mail for a shopper known by mobile only, whose entry only its own organisation can read', async () => {
    const { entry } = await enter('/five', '+61491570006', 999, { proved: true })
    expect(await mails(entry.id)).toEqual([])
    expect(await readEntry(world.db.forOrganisation(world.north.organisationId), entry.id)).toEqual(entry)
    expect(await readEntry(world.db.forOrganisation(world.south.organisationId), entry.id)).toBeNull()
  })

  it('enterPromotion lists entries for staff of their site, filtered by name, address and prize', async () => {
    for (const [person, ticket] of [
      ['rae@shopper.example', 0],
      ['sam@shopper.example', 999],
    ] as const)
      await enter('/seven', person, ticket, { name: 'Rae & Sam' })
    const list = async (filter: { [name: string]: string }, siteIds: readonly string[] | null = null) => {
      const scope = world.db.forOrganisation(world.north.organisationId)
      const { rows, total } = await listEntries(scope, { page: 1, perPage: 10, filter: { q: 'rae & sam', ...filter } }, siteIds)
      return [rows.map(({ person }) => person), total]
    }
    expect(await list({ won: 'true' })).toEqual([['rae@shopper.example'], 1])
    expect(await list({ won: 'false' })).toEqual([['sam@shopper.example'], 1])
    expect(await list({ q: 'sam@' })).toEqual([['sam@shopper.example'], 1])
    expect(await list({}, [world.south.siteId])).toEqual([[], 0])
    const [row] = (await listEntries(world.db.forOrganisation(world.north.organisationId), { page: 1, perPage: 1 })).rows
    expect(row?.siteName).not.toBe('')
    const south = await listEntries(world.db.forOrganisation(world.south.organisationId), { page: 1, perPage: 10 })
    expect(south.rows.every(({ organisationId }) => organisationId === world.south.organisationId)).toBe(true)
  })

  it('enterPromotion draws a ticket itself', async () => {
    const draw = { prizes: [{ id: 'all', title: 'All', text: '', chance: 1_000, quantity: 0 }], conditions: '' }
    const sent = { promotion: '/six', person: 'q@shopper.example', draw, proved: false, name: 'Q', tell: [], now }
    expect((await enterPromotion(world.db, world.north, sent)).entry.won?.prize).toBe('All')
  })
})
