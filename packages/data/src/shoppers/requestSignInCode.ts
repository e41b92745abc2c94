import type { SignInContact } from '@forecourt/rules/accounts/signInContact'
import { notifyChange } from '../changes/notifyChange'
import type { Database } from '../createDatabase'
import { outboxRow } from '../outbox/outboxRow'
import type { RenderedSite } from '../sites/RenderedSite'

export interface CodeRequest extends SignInContact {
  /** The new code's, made up by the caller: nobody can guess it. */
  readonly id: string
  /** The hash of what the asking browser alone will have. */
  readonly browserHash: string
  /** The hash of what that browser has of the code before, which ends; null where it has none. */
  readonly replaces: string | null
  readonly now: string
}

/** How long a code can be used (RTE-13). Milliseconds. */
const codeMs = 10 * 60_000

/**
 * Has a code sent to a browser, in place of the one that it had before (RTE-13): the same is done for those who have an account and those
 * who don't. What other browsers hold for the same address stays good.
 */
export const requestSignInCode = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  { sentTo, channel, id, browserHash, replaces, now }: CodeRequest,
): Promise<void> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const at = Date.parse(now)
    if (replaces !== null) await tx.signInCode.deleteMany({ where: { organisationId, browserHash: replaces } })
    const code = { organisationId, sentTo, id, siteId, browserHash, sentAt: new Date(at), expiresAt: new Date(at + codeMs) }
    await tx.signInCode.createMany({ data: [code] })
    const kind = channel === 'sms' ? 'shopper.codeBySms' : 'shopper.code'
    await tx.outboxMessage.createMany({ data: [{ organisationId, siteId, ...outboxRow(kind, { codeId: id, to: [sentTo] }) }] })
    await notifyChange(tx, { kind: 'outbox', organisationId })
  })
