import { describe, expect, test } from 'vitest'
import { buildActor } from '../testing/buildWorld'
import { useWorld as testWorld } from '../testing/useWorld'
import { linkOfMail } from './enqueueAccountMail'
import { invitePerson } from './invitePerson'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
const invite = (email: string, role: 'editor' | 'marketing' = 'editor', siteId: string | null = null) =>
  invitePerson(world.db, {
    email,
    name: 'Ella Ames',
    memberships: [{ role, organisationId: world.north.organisationId, siteId }],
    actor: buildActor,
    now,
  })
const waiting = () =>
  world.db.platform.transaction((tx) =>
    tx.outboxMessage.findMany({ where: { kind: { startsWith: 'person.' } }, orderBy: { createdAt: 'asc' } }),
  )

describe('Invitations of users', { shuffle: false }, () => {
  test('An invitation creates an inactive user at once, and its email is queued without the link’s secret', async () => {
    const answer = await invite('Ella@Example.com ')
    expect(answer).toMatchObject({ ok: true, state: 'invited' })
    const user = await world.db.platform.transaction((tx) =>
      tx.user.findUnique({ where: { email: 'ella@example.com' }, include: { links: true } }),
    )
    expect(user).toMatchObject({ name: 'Ella Ames', activatedAt: null, passwordHash: null, links: [{ kind: 'invite', usedAt: null }] })
    const [mail] = await waiting()
    expect(mail).toMatchObject({ kind: 'person.invite', organisationId: null, payload: { linkId: user?.links[0]?.id } })
    expect(await linkOfMail(world.db, user?.links[0]?.id ?? '')).toEqual({
      email: 'ella@example.com',
      name: 'Ella Ames',
      roles: 'Website Editor of north Motors',
      kind: 'invite',
      expiresAt: '2026-06-08T02:00:00.000Z',
      authorName: 'Test',
    })
  })

  test('Inviting a user again with another role adds the role, with one user and one link', async () => {
    expect(await invite('ella@example.com', 'marketing', world.north.siteId)).toMatchObject({ ok: true, state: 'invited' })
    const users = await world.db.platform.transaction((tx) =>
      tx.user.findMany({ where: { email: 'ella@example.com' }, include: { links: true, memberships: true } }),
    )
    expect(users.map(({ links, memberships }) => [links.length, memberships.length])).toEqual([[1, 2]])
  })

  test('A user who can already sign in gets a notice instead', async () => {
    expect(await invite(world.south.email)).toMatchObject({ ok: true, state: 'added' })
    expect((await waiting()).at(-1)).toMatchObject({ kind: 'person.news', payload: { userId: world.south.userId, news: 'added' } })
  })

  test.each([
    { name: 'a role the user already has', email: () => world.south.email, siteId: () => null, message: /already have this role/ },
    { name: 'a site of another organisation', email: () => 'x@example.com', siteId: () => world.south.siteId, message: /no such site/ },
  ])('An invitation is refused for $name', async ({ email, siteId, message }) => {
    expect(await invite(email(), 'editor', siteId())).toEqual({ ok: false, message: expect.stringMatching(message) })
  })
})
