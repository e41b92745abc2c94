import { defaultInboxSettings } from '@forecourt/rules/leads/inbox/InboxSettings'
import { beforeAll, expect, it } from 'vitest'
import { useWorld } from '../testing/useWorld'
import { creditReport } from './creditReport'
import { changeConversation } from './inbox/changeConversation'
import { saveInboxSettings } from './inbox/inboxSettings'
import { logCall } from './inbox/logContact'

const world = useWorld()
const now = '2026-06-30T02:00:00.000Z'
const actor = { userId: 'sam', name: 'Sam Sales' }
const scope = () => world.db.forOrganisation(world.north.organisationId)

let count = 0
const send = (createdAt: string, change: { source?: string; phone?: string; email?: string } = {}) =>
  scope().transaction(async (tx) => {
    const { organisationId, siteId, locationId, carId } = world.north
    const row = await tx.lead.create({
      data: {
        ...{
          organisationId,
          siteId,
          locationId,
          carId,
          form: 'vehicle',
          eventId: 1,
          category: 'vehicle',
          idempotencyKey: `credit-${++count}`,
        },
        ...{
          name: 'Ana',
          email: `ana${count}@shopper.example`,
          phone: `041234567${count}`,
          source: 'Carsales',
          createdAt: new Date(createdAt),
        },
        ...change,
      },
    })
    return (await tx.lead.findFirstOrThrow({ where: { id: row.id } })) as typeof row
  })
const revisionOf = async (id: string | null) =>
  (await scope().transaction((tx) => tx.conversation.findFirstOrThrow({ where: { id: id ?? '' } }))).revision
const report = (month: string, siteIds: readonly string[] | null = null) =>
  creditReport(scope(), { organisationId: world.north.organisationId, siteIds, month, now })

beforeAll(async () => {
  const settings = { ...defaultInboxSettings, chargedSources: ['carsales'] }
  expect((await report('2026-06')).sources).toEqual([])
  await saveInboxSettings(scope(), world.north.organisationId, { settings, expectedRevision: 0, actor, now })
})

it('the refund report lists duplicates, spam and wrong numbers of the marketplaces that charge, by month, with evidence (ENT-16)', async () => {
  const first = await send('2026-05-20T02:00:00.000Z', { phone: '0412999888' })
  const again = await send('2026-06-02T02:00:00.000Z', { phone: '+61412999888' })
  const spam = await send('2026-06-03T02:00:00.000Z')
  const wrong = await send('2026-06-04T02:00:00.000Z')
  const good = await send('2026-06-05T02:00:00.000Z')
  const free = await send('2026-06-06T02:00:00.000Z', { source: 'google', phone: '0412' })
  const act = { siteIds: null, actor, now }
  await changeConversation(scope(), {
    ...{ ...act, id: spam.conversationId ?? '', expectedRevision: await revisionOf(spam.conversationId) },
    change: { kind: 'stage', stage: 'spam' },
  })
  await logCall(scope(), { ...act, id: wrong.conversationId ?? '', outcome: 'wrongNumber', key: 'called' })
  const { charged, rows } = await report('2026-06')
  expect(charged).toBe(4)
  expect(rows).toMatchObject([
    { leadId: again.id, reason: 'duplicate', evidence: expect.stringContaining(first.id), claimUntil: '2026-07-02T02:00:00.000Z' },
    { leadId: spam.id, reason: 'spam', evidence: expect.stringContaining('by Sam Sales') },
    { leadId: wrong.id, reason: 'wrongNumber', evidence: expect.stringContaining('by Sam Sales') },
  ])
  expect(rows.map(({ leadId }) => leadId)).not.toContain(good.id)
  expect(rows.map(({ leadId }) => leadId)).not.toContain(free.id)
  expect((await report('2026-05')).rows).toEqual([])
  expect(await report('2026-06', ['another'])).toMatchObject({ charged: 0, rows: [] })
})

it('the refund report counts a lead in the month of its location’s time (ENT-16)', async () => {
  // 1 July in Sydney.
  await send('2026-06-30T15:00:00.000Z', { phone: '0413' })
  expect((await report('2026-07')).rows).toMatchObject([{ reason: 'wrongNumber', phone: '0413' }])
})
