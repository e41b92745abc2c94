import { beforeAll, describe, expect, it } from 'vitest'
import { refreshSiteHealth, siteHealthSeconds } from '../../fleet/refreshSiteHealth'
import { createSite } from '../../sites/createSite'
import type { Transaction } from '../../Transaction'
import { buildLead } from '../../testing/buildLead'
import { buildActor } from '../../testing/buildWorld'
import { liveSite } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { createLead } from '../createLead'
import { getLead } from '../getLead'
import { releaseConversations } from './changeConversation'
import { usersOfConversation } from './inboxUsers'

const world = useWorld()
let now = '2026-03-10T00:00:00.000Z'

const changes: readonly (readonly [string, (tx: Transaction, ids: { userId: string }) => Promise<unknown>])[] = [
  ['a user who hasn’t activated the account', (tx, { userId }) => tx.user.update({ where: { id: userId }, data: { activatedAt: null } })],
  ['a disabled user', (tx, { userId }) => tx.user.update({ where: { id: userId }, data: { disabled: true } })],
  ['a role without answering', (tx, { userId }) => tx.membership.updateMany({ where: { userId }, data: { role: 'editor' } })],
  ['a member of another site', (tx, { userId }) => tx.membership.updateMany({ where: { userId }, data: { siteId: 'other-site' } })],
]

describe('Users who can answer shoppers', () => {
  beforeAll(() =>
    createSite(world.db.platform, {
      ...{ siteId: 'other-site', organisationId: world.north.organisationId, slug: 'other', name: 'Other' },
      ...{ templateLayerId: 'template-plain', hosts: ['other.localhost'], values: {}, actor: buildActor, now },
    }),
  )

  it.each(changes)(
    '%s can’t answer: isn’t offered, loses conversations and counts as no one in the table of dealers',
    async (name, change) => {
      const { organisationId, siteId, userId } = world.north
      const scope = world.db.forOrganisation(organisationId)
      const { leadId } = await createLead(world.db, await liveSite(world.db, siteId), buildLead(), { idempotencyKey: name, now })
      const id = (await getLead(scope, leadId))?.conversationId ?? ''
      const found = async () => {
        now = new Date(Date.parse(now) + siteHealthSeconds * 1000).toISOString()
        await refreshSiteHealth(world.db, now)
        return world.db.platform.transaction(async (tx) => {
          await releaseConversations(tx, { userId, name: 'Nora', now })
          const { unanswerable } = await tx.siteHealth.findFirstOrThrow({ where: { siteId } })
          const { assignedTo } = await tx.conversation.findFirstOrThrow({ where: { id } })
          return { users: (await usersOfConversation(scope, id)).map((user) => user.id), assignedTo, isProblem: unanswerable > 0 }
        })
      }
      await world.db.platform.transaction((tx) => tx.conversation.updateMany({ where: { id }, data: { assignedTo: userId } }))
      expect(await found()).toEqual({ users: [userId], assignedTo: userId, isProblem: false })
      const before = await world.db.platform.transaction((tx) => tx.membership.findFirstOrThrow({ where: { userId } }))
      await world.db.platform.transaction((tx) => change(tx, { userId }))
      expect(await found()).toEqual({ users: [], assignedTo: null, isProblem: true })
      await world.db.platform.transaction(async (tx) => {
        await tx.user.update({ where: { id: userId }, data: { activatedAt: new Date(now), disabled: false } })
        await tx.membership.updateMany({ where: { userId }, data: { role: before.role, siteId: before.siteId } })
      })
    },
  )
})
