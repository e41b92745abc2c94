import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import { recordAccountErasure } from '../leads/person/erasedIdentifiers'
import type { Transaction } from '../Transaction'

interface AccountsToErase {
  readonly shopperIds: readonly string[]
  /** Verified e-mail addresses and phone numbers. */
  readonly contacts: readonly string[]
}

/**
 * Deletes accounts with all their data and pending messages. Enquiries stay with the dealer who received them; prize draw entries stay
 * anonymised.
 */
export const deleteAccounts = async (tx: Transaction, organisationId: string, { shopperIds, contacts }: AccountsToErase): Promise<void> => {
  const [ids, sentTo] = [[...shopperIds], [...contacts]]
  await tx.signInCode.deleteMany({ where: { organisationId, sentTo: { in: sentTo } } })
  await tx.$executeRaw`
    update outbox set payload = '{}', status = 'delivered',
      last_error = case when delivered_at is null then 'Not sent: the account was erased.' else last_error end
    where organisation_id = ${organisationId} and (kind like 'shopper.%' or kind = 'promotion.shopper')
      and (payload->>'shopperId' = any(${ids}::text[]) or payload->'to'->>0 = any(${sentTo}::text[]))`
  // Entries stay, anonymised, because draws count the won prizes.
  await tx.$executeRaw`
    update promotion_entries set person = 'erased ' || id, mailbox = 'erased ' || id, name = '', proved = false
    where organisation_id = ${organisationId} and person = any(${sentTo}::text[])`
  await tx.shopper.deleteMany({ where: { organisationId, id: { in: ids } } })
}

/** Erases an account at its owner's request. The audit log records the erasure, not the person; a restored backup repeats it (ENT-16). */
export const eraseShopper = (
  db: Database,
  organisationId: string,
  { shopperId, now }: { readonly shopperId: string; readonly now: string },
): Promise<boolean> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const shopper = await tx.shopper.findFirst({ where: { organisationId, id: shopperId } })
    if (!shopper) return false
    const { email, mobile, siteId } = shopper
    const contacts = [email, mobile].filter((text) => text !== null)
    await deleteAccounts(tx, organisationId, { shopperIds: [shopperId], contacts })
    await recordAccountErasure(tx, { organisationId, identifiers: [shopperId, ...contacts] }, now)
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor: { userId: null, name: 'A shopper' },
      action: 'shopper.erase',
      target: siteId,
      summary: 'Erased their account',
    })
    return true
  })
