import { can, roles } from '@forecourt/rules/access/roles'
import { leadSubject } from '@forecourt/rules/leads/answerLines'
import type { Notice } from '@forecourt/rules/leads/inbox/InboxSettings'
import { personName } from '@forecourt/rules/leads/inbox/personName'
import type { LeadAttributes } from '@forecourt/rules/leads/LeadRow'
import type { Database, Scope } from '../../createDatabase'
import { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'

/** A user who can reply to shoppers. */
export interface InboxUser {
  readonly id: string
  readonly name: string
}

const answeringRoles = roles.filter((role) => can(role, 'lead.update'))

/**
 * SQL: ids of the users who can answer shoppers of some of an organisation's sites (null: of any): organisation-wide members and members of
 * one of these sites, by a role of ours or of the organisation. The account must be activated and not disabled. An invited user can't sign
 * in yet, so a conversation assigned to them, or a reminder sent to them, would wait unseen.
 */
export const answeringUsers = (organisationId: Prisma.Sql, siteIds: Prisma.Sql | null): Prisma.Sql => Prisma.sql`
  select member.user_id from memberships member
  join users on users.id = member.user_id and not users.disabled and users.activated_at is not null
  left join organisation_roles own_role on own_role.organisation_id = member.organisation_id and own_role.id = member.own_role_id
  where member.organisation_id = ${organisationId}
    and (member.site_id is null or ${siteIds === null ? Prisma.sql`true` : Prisma.sql`member.site_id = any(${siteIds})`})
    and (member.role in (${Prisma.join(answeringRoles)}) or 'lead.update' = any(own_role.permissions))`

/** Users who can answer shoppers of some sites (null: of any), sorted by name. */
export const inboxUsers = async (tx: Transaction, organisationId: string, siteIds: readonly string[] | null): Promise<InboxUser[]> => {
  const ofSites = siteIds === null ? null : Prisma.sql`${[...siteIds]}::text[]`
  const users = await tx.$queryRaw<InboxUser[]>`
    select id, name from users where id in (${answeringUsers(Prisma.sql`${organisationId}`, ofSites)})`
  return users.sort((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id))
}

/** Users who can work on a conversation. */
export const usersOfConversation = (scope: Scope, id: string): Promise<InboxUser[]> =>
  scope.transaction(async (tx) => {
    const found = await tx.conversation.findFirst({ where: { id }, select: { organisationId: true, siteIds: true } })
    return found ? inboxUsers(tx, found.organisationId, found.siteIds) : []
  })

/** A new enquiry and the users who may reply. */
interface NewLead {
  readonly userIds: readonly string[]
  readonly conversationId: string
  readonly form: string
  readonly name: string
  /** The car, model or offer; empty for none. */
  readonly subject: string
}

/**
 * Recipients of the notification for a new enquiry: the assignee, or else all users who can reply; null if it looks like spam, or was deleted.
 */
export const newLead = (db: Database, leadId: string): Promise<NewLead | null> =>
  db.platform.transaction(async (tx) => {
    const lead = await tx.lead.findFirst({ where: { id: leadId, suspicious: false } })
    const conversation = lead?.conversationId ? await tx.conversation.findFirst({ where: { id: lead.conversationId } }) : null
    if (!lead || !conversation) return null
    const users = await inboxUsers(tx, conversation.organisationId, conversation.siteIds)
    const assignee = users.filter(({ id }) => id === conversation.assignedTo)
    return {
      userIds: (assignee.length > 0 ? assignee : users).map(({ id }) => id),
      conversationId: conversation.id,
      form: lead.form,
      name: personName(lead),
      subject: leadSubject({ carName: lead.carName, attributes: lead.attributes as unknown as LeadAttributes }) ?? '',
    }
  })

/** A user with an unread mention, and the shopper of the conversation. */
interface UnreadMention {
  readonly to: string
  /** Whether the user has email notifications for mentions. */
  readonly byMail: boolean
  readonly name: string
}

const mailed: Notice = 'mention.mail'

/** Data for the notification of a mention; null if it was read, or the user can't see the conversation any more. */
export const unreadMention = (db: Database, conversationId: string, userId: string): Promise<UnreadMention | null> =>
  db.platform.transaction(async (tx) => {
    const conversation = await tx.conversation.findFirst({ where: { id: conversationId } })
    const mentioned = conversation && (await tx.conversationMention.count({ where: { conversationId, userId } }))
    if (!conversation || !mentioned) return null
    const { organisationId, siteIds } = conversation
    const isMember = (await inboxUsers(tx, organisationId, siteIds)).some(({ id }) => id === userId)
    const user = isMember && (await tx.user.findFirst({ where: { id: userId }, select: { email: true, mutedNotices: true } }))
    if (!user) return null
    return {
      to: user.email,
      byMail: !user.mutedNotices.includes(mailed),
      name: personName(conversation),
    }
  })

/** An overdue reply and the recipients of the warning. */
export interface LateAnswer {
  /** Email recipients: users who haven't muted this notice. */
  readonly to: readonly string[]
  readonly userIds: readonly string[]
  readonly name: string
  readonly subject: string
  readonly dueAt: string
}

const byMail: Notice = 'late.mail'

/** Recipients of the warning for a waiting conversation: the assignee, or else all users who can reply; null if it was answered. */
export const lateAnswer = (db: Database, conversationId: string): Promise<LateAnswer | null> =>
  db.platform.transaction(async (tx) => {
    const conversation = await tx.conversation.findFirst({ where: { id: conversationId } })
    const clock =
      conversation &&
      (await tx.answerClock.findFirst({ where: { organisationId: conversation.organisationId, conversationId, answeredAt: null } }))
    if (!conversation || !clock?.dueAt) return null
    const users = await inboxUsers(tx, conversation.organisationId, conversation.siteIds)
    const assignee = users.filter(({ id }) => id === conversation.assignedTo)
    const recipients = assignee.length > 0 ? assignee : users
    const notified = await tx.user.findMany({
      where: { id: { in: recipients.map(({ id }) => id) }, NOT: { mutedNotices: { has: byMail } } },
      select: { email: true },
      orderBy: { email: 'asc' },
    })
    return {
      to: notified.map(({ email }) => email),
      userIds: recipients.map(({ id }) => id),
      name: personName(conversation),
      subject: conversation.carName ?? '',
      dueAt: clock.dueAt.toISOString(),
    }
  })
