import type { SignInContact } from '@forecourt/rules/accounts/SignIn'
import { notifyChange } from '../changes/notifyChange'
import type { Database } from '../createDatabase'
import { outboxRow } from '../outbox/outboxRow'
import type { RenderedSite } from '../sites/RenderedSite'

/** Whether a code can still be used: it is the last one for where it goes, and not too old. */
export const codeLives = (db: Database, codeId: string, now: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => (await tx.signInCode.count({ where: { id: codeId, expiresAt: { gt: new Date(now) } } })) > 0)

/** Where the code went that a browser asked for; null without one. */
export const codeSentTo = (db: Database, organisationId: string, browserHash: string): Promise<string | null> =>
  db
    .forOrganisation(organisationId)
    .transaction(async (tx) => (await tx.signInCode.findFirst({ where: { organisationId, browserHash } }))?.sentTo ?? null)

/** How often a code can be tried (RTE-13). */
const mostTries = 5

/**
 * Counts a try of the code that a browser asked for, before anybody looks whether it is right; null where it has none that can still
 * be tried. Counted in a transaction of its own: whatever comes after, the try is spent.
 */
export const countSignInTry = (
  db: Database,
  organisationId: string,
  { browserHash, now }: { readonly browserHash: string; readonly now: string },
): Promise<{ id: string; sentTo: string } | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const [code] = await tx.$queryRaw<{ id: string; sentTo: string }[]>`
      update sign_in_codes set tries = tries + 1
      where organisation_id = ${organisationId} and browser_hash = ${browserHash} and tries < ${mostTries} and expires_at > ${new Date(now)}
      returning id, sent_to as "sentTo"`
    return code ?? null
  })

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
