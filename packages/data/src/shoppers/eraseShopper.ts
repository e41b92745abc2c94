import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'

/**
 * Removes an account with all that belongs to it, at once, and what was still to be sent to it. Enquiries stay with the dealer, who
 * was written to; so does what was won in prize draws, without whose it was. That an account went is noted, not whose.
 */
export const eraseShopper = (db: Database, organisationId: string, shopperId: string): Promise<boolean> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const shopper = await tx.shopper.findFirst({ where: { organisationId, id: shopperId } })
    if (!shopper) return false
    const { email, mobile, siteId } = shopper
    const known = [email, mobile].filter((text) => text !== null)
    await tx.signInCode.deleteMany({ where: { organisationId, sentTo: { in: known } } })
    await tx.$executeRaw`
      update outbox set payload = '{}', status = 'delivered', claimed_until = null,
        last_error = case when delivered_at is null then 'Not sent: the account was erased.' else last_error end
      where organisation_id = ${organisationId} and (kind like 'shopper.%' or kind = 'promotion.shopper')
        and (payload->>'shopperId' = ${shopperId} or payload->'to'->>0 = any(${known}))`
    // Draws count what was won, so that no more of a prize is given than there is: the entry stays, whose it was goes.
    await tx.$executeRaw`
      update promotion_entries set person = 'erased ' || id, mailbox = 'erased ' || id, name = '', proved = false
      where organisation_id = ${organisationId} and person = any(${known})`
    await tx.shopper.deleteMany({ where: { organisationId, id: shopperId } })
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
