import { confirmEmailChange, requestEmailChange } from '@forecourt/data/people/changeEmail'
import { invitePerson } from '@forecourt/data/people/invitePerson'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { OutboxKind } from '@forecourt/rules/outbox/outboxMessages'
import { expect, test } from 'vitest'
import { verifyPersonToken } from '../../people/personToken'
import type { ClaimedMessage } from '../sendOutboxMessage'
import { writeAddressMail, writePersonMail } from './personMessages'

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

test('A new sign-in address gets a link to confirm it, and the former one gets notices without it', async () => {
  const { userId, email: former } = world.north
  const email = 'north.new@example.com'
  const requested = await requestEmailChange(world.db, {
    userId,
    email,
    actor: { ...buildActor, name: 'Mia' },
    now: new Date().toISOString(),
  })
  expect(requested).toEqual({ ok: true, state: 'requested' })
  const mails = async (kind: 'person.email' | 'person.news') => {
    const rows = await world.db.platform.transaction((tx) => tx.outboxMessage.findMany({ where: { kind }, orderBy: { createdAt: 'asc' } }))
    return rows.map(({ payload }) => claimed(kind, payload))
  }
  const [link] = await mails('person.email')
  const mail = await writeAddressMail(world.db, link ?? claimed('person.email', {}), addresses)
  expect(mail).toMatchObject({ to: [email], subject: 'Confirm your new email address' })
  const [, token = ''] = /https:\/\/console\.example\/confirm-email#(\S+)/.exec(mail.text) ?? []
  const changeId = verifyPersonToken(addresses.linkSecret, token) ?? ''
  await confirmEmailChange(world.db, { changeId, now: new Date().toISOString() })
  const notices = await Promise.all((await mails('person.news')).map((each) => writePersonMail(world.db, each, addresses)))
  expect(notices.map(({ to, subject }) => [to, subject])).toEqual([
    [[email], 'A new sign-in address was entered'],
    [[former], 'Your sign-in address was changed'],
  ])
  expect(notices.every(({ text }) => !text.includes('confirm-email'))).toBe(true)
  await expect(writeAddressMail(world.db, link ?? claimed('person.email', {}), addresses)).rejects.toThrow(
    /confirmed, cancelled or replaced/,
  )
})

test('A withdrawn link is not sent', async () => {
  await expect(writePersonMail(world.db, claimed('person.invite', { linkId: 'gone' }), addresses)).rejects.toThrow(/withdrawn/)
})
