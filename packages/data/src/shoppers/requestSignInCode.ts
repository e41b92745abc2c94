import type { SignInContact } from '@forecourt/rules/accounts/SignIn'
import type { Database } from '../createDatabase'
import { outboxRow } from '../outbox/outboxRow'
import type { RenderedSite } from '../sites/RenderedSite'

/** Whether a code is valid: the latest for its recipient, and not expired. */
export const isCodeValid = (db: Database, codeId: string, now: string): Promise<boolean> =>
  db.platform.transaction(async (tx) => (await tx.signInCode.count({ where: { id: codeId, expiresAt: { gt: new Date(now) } } })) > 0)

/** Recipient of the code that a browser requested; null without one. */
export const codeSentTo = (db: Database, organisationId: string, browserHash: string): Promise<string | null> =>
  db
    .forOrganisation(organisationId)
    .transaction(async (tx) => (await tx.signInCode.findFirst({ where: { organisationId, browserHash } }))?.sentTo ?? null)

/** Maximum number of attempts per code (RTE-13). */
const maxTries = 5

/**
 * Counts an attempt for the browser's code before checking it; null if it has no valid code with attempts left. In its own transaction, so
 * that a later failure doesn't restore the attempt.
 */
export const countSignInTry = (
  db: Database,
  organisationId: string,
  { browserHash, now }: { readonly browserHash: string; readonly now: string },
): Promise<{ id: string; sentTo: string } | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const [code] = await tx.$queryRaw<{ id: string; sentTo: string }[]>`
      update sign_in_codes set tries = tries + 1
      where organisation_id = ${organisationId} and browser_hash = ${browserHash} and tries < ${maxTries} and expires_at > ${new Date(now)}
      returning id, sent_to as "sentTo"`
    return code ?? null
  })

export interface CodeRequest extends SignInContact {
  /** Random id of the new code, from the caller; it can't be guessed. */
  readonly id: string
  /** Hash of the requesting browser's token. */
  readonly browserHash: string
  /** Hash of that browser's previous token, whose code becomes invalid; null for none. */
  readonly replaces: string | null
  readonly now: string
}

/** Lifetime of a code (RTE-13). Milliseconds. */
const codeMs = 10 * 60_000

/**
 * Sends a code to a browser and replaces its previous one (RTE-13); the same with and without an account. Codes of other browsers for the
 * same recipient stay valid.
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
  })
