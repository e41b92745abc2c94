import type { Scope } from '../../createDatabase'
import { actOnReservationIn } from '../../reservations/reservationPage'
import type { Transaction } from '../../Transaction'
import { type ConversationAction, type ConversationResult, changeConversationIn } from './changeConversation'
import { isPermitted, type PermittedSites } from './PermittedSites'

interface LostConversation extends ConversationAction {
  readonly expectedRevision: number
  readonly reason: string
  /** Ids of the person's reservations that are cancelled with it. */
  readonly releases: readonly string[]
  /** Where the user may cancel reservations. */
  readonly permitted: PermittedSites
}

type Refused = Extract<ConversationResult, { readonly ok: false }>

/** Rolls back the cancelled reservations. */
class LostRefusal extends Error {
  constructor(readonly result: Refused) {
    super()
  }
}

const refused = (message: string) => new LostRefusal({ ok: false, reason: 'refused', message })

const release = async (
  tx: Transaction,
  { organisationId, reservationId }: { readonly organisationId: string; readonly reservationId: string },
  { id, permitted, actor, now }: LostConversation,
) => {
  const isTheirs = (await tx.conversationEntry.count({ where: { organisationId, conversationId: id, reservationId } })) > 0
  const reservation =
    isTheirs &&
    (await tx.reservation.findFirst({ where: { organisationId, id: reservationId }, select: { reference: true, siteId: true } }))
  if (!reservation) throw refused('They don’t have this reservation any more. Reload the page.')
  const { reference, siteId } = reservation
  if (!isPermitted(permitted, siteId)) throw refused(`Your role can’t cancel reservation ${reference}. Ask your manager to cancel it.`)
  const done = await actOnReservationIn(tx, { id: reservationId, action: 'release', note: '', actor, now })
  if (!done.ok) throw refused(done.reason === 'invalid' ? `${reference}: ${done.message}` : `There is no reservation ${reference}.`)
}

/**
 * Marks a conversation as lost and cancels the person's reservations with it, which releases or refunds their deposits, in one transaction.
 * If a part is refused, nothing is changed.
 */
export const markLost = async (scope: Scope, lost: LostConversation): Promise<ConversationResult> => {
  const { id, siteIds, expectedRevision, reason, releases, actor, now } = lost
  try {
    return await scope.transaction(async (tx) => {
      const known = await tx.conversation.findFirst({
        where: { id, siteIds: siteIds ? { hasSome: [...siteIds] } : undefined },
        select: { organisationId: true },
      })
      if (!known) return { ok: false, reason: 'notFound' }
      // Reservations before the conversation, and in a fixed order, to avoid deadlocks.
      for (const reservationId of releases.toSorted()) await release(tx, { ...known, reservationId }, lost)
      const changed = await changeConversationIn(tx, {
        ...{ id, siteIds, expectedRevision, actor, now },
        change: { kind: 'stage', stage: 'lost', reason },
        ...(releases.length > 0 && { detail: { released: [...releases] } }),
      })
      if (!changed.ok) throw new LostRefusal(changed)
      return changed
    })
  } catch (error) {
    if (error instanceof LostRefusal) return error.result
    throw error
  }
}
