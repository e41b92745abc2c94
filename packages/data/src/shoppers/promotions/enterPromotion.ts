import { randomInt } from 'node:crypto'
import { mailboxKey } from '@forecourt/rules/accounts/SignIn'
import type { ContentBlock } from '@forecourt/rules/blocks/BlockRules'
import { allChances, drawnPrize } from '@forecourt/rules/promotions/promotionRuns'
import { plainText } from '@forecourt/schema/rich-text/plainText'
import { notifyChange } from '../../changes/notifyChange'
import type { Database } from '../../createDatabase'
import { outboxRow } from '../../outbox/outboxRow'
import { newReference } from '../../reservations/reference'
import type { RenderedSite } from '../../sites/RenderedSite'
import { type Entry, toEntry } from './listEntries'

export interface Entering {
  /** The pointer of the draw's block. */
  readonly promotion: string
  readonly draw: Pick<ContentBlock<'spin'>, 'prizes' | 'conditions'>
  /** An address in small letters, or a mobile: whom one entry is for. */
  readonly person: string
  /** Whether they proved it, by signing in. */
  readonly proved: boolean
  readonly name: string
  /** Whom of the dealer a prize is told. */
  readonly tell: readonly string[]
  /** ISO in UTC. */
  readonly now: string
}

export interface Entered {
  readonly entry: Entry
  /** False where the person had taken part before: the entry is then that one. */
  readonly isNew: boolean
}

/**
 * Takes an entry to a prize draw and draws it (RTE-21): one a person, however they spell the address of their mailbox, each ticket as likely as the next, and no more of a prize than
 * there are, however many come at once.
 *
 * @param drawTicket one of 1,000, from 0
 */
export const enterPromotion = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  { promotion, draw, person, proved, name, tell, now }: Entering,
  drawTicket: () => number = () => randomInt(allChances),
): Promise<Entered> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    // One entry after another: what is left of a prize is counted.
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`${siteId} ${promotion}`}, 0))`
    const mailbox = mailboxKey(person)
    const before = await tx.promotionEntry.findFirst({ where: { organisationId, siteId, promotion, mailbox } })
    if (before) return { entry: toEntry(before), isNew: false }
    const won = await tx.promotionEntry.groupBy({
      by: ['prizeId'],
      where: { organisationId, siteId, promotion, prizeId: { not: null } },
      _count: true,
    })
    const ticket = drawTicket()
    const prize = drawnPrize(draw.prizes, ticket, (id) => won.find(({ prizeId }) => prizeId === id)?._count ?? 0)
    const row = await tx.promotionEntry.create({
      data: {
        ...{
          organisationId,
          siteId,
          promotion,
          person,
          mailbox,
          proved,
          name,
          ticket,
          conditions: plainText(draw.conditions),
          enteredAt: new Date(now),
        },
        ...(prize && { prizeId: prize.id, prize: prize.title, prizeText: prize.text, code: newReference('W') }),
      },
    })
    const entry = toEntry(row)
    const messages = [
      ...(person.includes('@') ? [{ kind: 'promotion.shopper' as const, to: [person] }] : []),
      ...(prize && tell.length > 0 ? [{ kind: 'promotion.dealer' as const, to: tell }] : []),
    ]
    if (messages.length > 0) {
      await tx.outboxMessage.createMany({
        data: messages.map(({ kind, to }) => ({ organisationId, siteId, ...outboxRow(kind, { promotionEntryId: entry.id, to }) })),
      })
      await notifyChange(tx, { kind: 'outbox', organisationId })
    }
    return { entry, isNew: true }
  })
