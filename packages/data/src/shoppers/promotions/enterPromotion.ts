import { randomInt } from 'node:crypto'
import { mailboxKey } from '@forecourt/rules/accounts/SignIn'
import type { ContentBlock } from '@forecourt/rules/blocks/BlockRules'
import { allChances, drawnPrize } from '@forecourt/rules/promotions/promotionRuns'
import { plainText } from '@forecourt/schema/rich-text/plainText'
import type { Database } from '../../createDatabase'
import { outboxRow } from '../../outbox/outboxRow'
import { newReference } from '../../reservations/reference'
import type { RenderedSite } from '../../sites/RenderedSite'
import { type Entry, toEntry } from './listEntries'

export interface Entering {
  /** Pointer of the prize draw's block. */
  readonly promotion: string
  readonly draw: Pick<ContentBlock<'spin'>, 'prizes' | 'conditions'>
  /** Email in lower case, or mobile: one entry per person. */
  readonly person: string
  /** Whether it is verified by sign-in. */
  readonly proved: boolean
  readonly name: string
  /** Dealer addresses to notify of a prize. */
  readonly tell: readonly string[]
  /** ISO in UTC. */
  readonly now: string
}

export interface Entered {
  readonly entry: Entry
  /** False if the person had entered before: returns that entry. */
  readonly isNew: boolean
}

/**
 * Enters a person into a prize draw and draws (RTE-21): one entry per mailbox, in any spelling; all tickets equally likely; never more
 * prizes than available, also with concurrent entries.
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
    // Serialises entries, as the remaining prizes are counted.
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
    }
    return { entry, isNew: true }
  })
