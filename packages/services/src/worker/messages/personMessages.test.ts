import { invitePerson } from '@forecourt/data/people/invitePerson'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { OutboxKind } from '@forecourt/rules/outbox/outboxMessages'
import { expect, test } from 'vitest'
import { verifyPersonToken } from '../../people/personToken'
import type { ClaimedMessage } from '../sendOutboxMessage'
import { writePersonMail } from './personMessages'

const world = testWorld()
const addresses = { consoleUrl: 'https://console.example', linkSecret: 'a secret of the installation' }
const claimed = (kind: OutboxKind, payload: unknown): ClaimedMessage => ({
  id: 'm',
  siteId: null,
  leadId: null,
  kind,
  payload,
  attempts: 1,
})

test('An invitation names the inviter and the role, and contains a link that this installation accepts', async () => {
  const { organisationId, siteId } = world.north
  await invitePerson(world.db, {
    email: 'ella@example.com',
    name: 'Ella',
    memberships: [{ role: 'editor', organisationId, siteId }],
    actor: { ...buildActor, name: 'Mia Manager' },
    now: '2026-06-01T02:00:00.000Z',
  })
  const [waiting] = await world.db.platform.transaction((tx) => tx.outboxMessage.findMany({ where: { kind: 'person.invite' } }))
  const mail = await writePersonMail(world.db, claimed('person.invite', waiting?.payload), addresses)
  expect(mail).toMatchObject({ to: ['ella@example.com'], subject: 'Mia Manager invites you to the Forecourt console' })
  expect(mail.text).toContain('Editor on north Motors')
  const [, token = ''] = /https:\/\/console\.example\/set-password#(\S+)/.exec(mail.text) ?? []
  expect(mail.html).toContain(token)
  expect(waiting?.payload).toEqual({ linkId: verifyPersonToken(addresses.linkSecret, token) })
})

test('A mail about an account is sent to its user', async () => {
  const news = { userId: world.north.userId, news: 'passwordChanged', authorName: 'north Person' }
  const mail = await writePersonMail(world.db, claimed('person.news', news), addresses)
  expect(mail).toMatchObject({ to: [world.north.email], subject: 'Your password was changed' })
})

test('A withdrawn link is not sent', async () => {
  await expect(writePersonMail(world.db, claimed('person.invite', { linkId: 'gone' }), addresses)).rejects.toThrow(/withdrawn/)
})
