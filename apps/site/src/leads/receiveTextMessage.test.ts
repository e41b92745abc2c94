import { getConversation } from '@forecourt/data/leads/inbox/getConversation'
import { saveInboxSettings } from '@forecourt/data/leads/inbox/inboxSettings'
import { listConversations } from '@forecourt/data/leads/inbox/listConversations'
import { sendAnswer } from '@forecourt/data/leads/inbox/sendAnswer'
import { buildActor as actor } from '@forecourt/data/testing/buildWorld'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld } from '@forecourt/data/testing/useWorld'
import { defaultInboxSettings } from '@forecourt/rules/leads/inbox/InboxSettings'
import { signNotice } from '@forecourt/services/payments/signedNotice'
import { smsWebhookKey } from '@forecourt/services/sms/gatewaySms'
import { describe, expect, it } from 'vitest'
import { receiveTextMessage } from './receiveTextMessage'

// biome-ignore lint/correctness/useHookAtTopLevel: a fixture, not a hook
const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'
const secret = 'a secret of this installation'
const organisationId = 'north-organisation'
const scope = () => world.db.forOrganisation(organisationId)
const reader = { userId: 'north-user', siteIds: null, now }

const hand = async (message: unknown, { key = smsWebhookKey(secret, organisationId), at = now }: { key?: string; at?: string } = {}) => {
  const site = await liveSite(world.db, world.north.siteId)
  const body = JSON.stringify(message)
  const request = new Request('http://north.example/api/texts', {
    method: 'POST',
    body,
    headers: { 'forecourt-signature': signNotice(key, body, at) },
  })
  const response = await receiveTextMessage(request, { db: world.db, site, secret, now })
  return [response.status, ((await response.json()) as { received?: boolean }).received]
}
const found = async (q: string) => (await listConversations(scope(), reader, { filter: { q }, after: null, limit: 10 })).map(({ id }) => id)
const read = async (id: string) => {
  const conversation = await getConversation(scope(), id, reader)
  if (!conversation) throw new Error('There is no such conversation.')
  return conversation
}
const from = '+61491570156'

describe('Incoming text messages (ENT-16)', { shuffle: false }, () => {
  it('Incoming text messages are refused unless recently signed with the organisation’s own key', async () => {
    const message = { id: 'forged', from, text: 'Hi' }
    for (const forged of [{ key: 'x' }, { key: smsWebhookKey(secret, world.south.organisationId) }, { at: '2026-06-01T01:50:00.000Z' }])
      expect(await hand(message, forged)).toEqual([401, undefined])
    expect(await hand({ id: 'one', from: 'Toyota', text: 'Hi' })).toEqual([400, undefined])
    expect(await hand({ id: 'one', from, text: 'x'.repeat(40_000) })).toEqual([413, undefined])
    expect(await found('491570156')).toEqual([])
  })

  it('Incoming text messages from an unknown number start a conversation once, where the dealer has enabled it', async () => {
    const save = (takesUnknownTexts: boolean, expectedRevision: number) =>
      saveInboxSettings(scope(), organisationId, { settings: { ...defaultInboxSettings, takesUnknownTexts }, expectedRevision, actor, now })
    await save(false, 0)
    expect(await hand({ id: 'one', from, text: 'Is it there?' })).toEqual([200, false])
    await save(true, 1)
    const twice = { id: 'two', from, text: 'Is it still there?\u0000' }
    expect([await hand(twice), await hand(twice)]).toEqual([
      [200, true],
      [200, true],
    ])
    const [id = '', ...more] = await found('0491 570 156')
    expect(more).toEqual([])
    expect(await read(id)).toMatchObject({ phone: from, source: 'Text message', unread: true, timeline: [{ text: 'Is it still there?' }] })
    expect(await hand({ id: 'three', from, text: 'Hello?' })).toEqual([200, true])
    expect((await read(id)).timeline.map(({ kind, text }) => [kind, text])).toEqual([
      ['lead', 'Is it still there?'],
      ['smsIn', 'Hello?'],
    ])
  })

  it('STOP unsubscribes the number, and START subscribes it again', async () => {
    const [id = ''] = await found('491570156')
    const send = async (key: string) => {
      const answer = { channel: 'sms', to: from, subject: '', text: 'Yes', key } as const
      return (await sendAnswer(scope(), { id, siteIds: null, answer, actor, now })).ok
    }
    expect(await hand({ id: 'four', from, text: 'Please stop by' })).toEqual([200, true])
    expect(await send('before it')).toBe(true)
    expect(await hand({ id: 'five', from, text: 'STOP' })).toEqual([200, true])
    expect(await read(id)).toMatchObject({ stoppedPhones: [from], waitsSince: null })
    expect(await send('after it')).toBe(false)
    expect(await hand({ id: 'six', from, text: 'Start' })).toEqual([200, true])
    expect([(await read(id)).stoppedPhones, await send('again')]).toEqual([[], true])
  })
})
