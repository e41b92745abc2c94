import { codeAgainSeconds } from '@forecourt/rules/access/codeAgainSeconds'
import type { SignInContact } from '@forecourt/rules/accounts/signInContact'
import { notifyChange } from '../changes/notifyChange'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

export interface CodeRequest extends SignInContact {
  /** The new code's, made up by the caller: nobody can guess it. */
  readonly id: string
  /** The hash of what the asking browser alone will have. */
  readonly browserHash: string
  readonly now: string
}

/** How long a code can be used (RTE-13). Milliseconds. */
const codeMs = 10 * 60_000

/**
 * Has a code sent, in place of the one before (RTE-13): the same is done for those who have an account and those who don't. Says in how
 * many seconds another can be sent where the last went out just now, and still works; 0: it was sent.
 */
export const requestSignInCode = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  { sentTo, channel, id, browserHash, now }: CodeRequest,
): Promise<number> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const at = Date.parse(now)
    const stored = await tx.$executeRaw`
      insert into sign_in_codes (organisation_id, sent_to, id, site_id, browser_hash, sent_at, expires_at)
      values (${organisationId}, ${sentTo}, ${id}, ${siteId}, ${browserHash}, ${new Date(at)}, ${new Date(at + codeMs)})
      on conflict (organisation_id, sent_to) do update
      set id = excluded.id, site_id = excluded.site_id, browser_hash = excluded.browser_hash, tries = 0,
        sent_at = excluded.sent_at, expires_at = excluded.expires_at
      where sign_in_codes.sent_at <= ${new Date(at - codeAgainSeconds * 1_000)}`
    if (stored === 0) {
      const last = await tx.signInCode.findUniqueOrThrow({ where: { organisationId_sentTo: { organisationId, sentTo } } })
      return Math.min(codeAgainSeconds, Math.max(1, codeAgainSeconds - Math.floor((at - last.sentAt.getTime()) / 1_000)))
    }
    const kind = channel === 'sms' ? 'shopper.codeBySms' : 'shopper.code'
    await tx.outboxMessage.createMany({ data: [{ organisationId, siteId, kind, payload: { codeId: id, to: [sentTo] } }] })
    await notifyChange(tx, { kind: 'outbox', organisationId })
    return 0
  })
