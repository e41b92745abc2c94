import { listMailboxes, type MailboxSaved, mailboxSecurities, removeMailbox, saveMailbox } from '@forecourt/data/leads/mailboxes/mailboxes'
import { isEmail } from '@forecourt/rules/text/emailIn'
import { sealMailboxPassword } from '@forecourt/services/inbox/mailboxes/mailboxPassword'
import { z } from 'zod'
import { narrowScopes } from '../access/AccessScope'
import { findWithin } from '../access/findWithin'
import { CallProblem, notFound } from '../errors/CallProblem'
import { findMailbox, organisationWideScopes } from '../leads/findDestination'
import { getOneInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'

/** Mailboxes with their state; never the passwords. */
const list = procedure
  .permission('lead.deliver')
  .input(z.object({ organisationId: z.string().min(1).max(100).nullable() }))
  .query(async ({ ctx, input: { organisationId } }) => {
    const accessScopes = organisationWideScopes(
      organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId),
    )
    if (organisationId !== null && accessScopes.length === 0) throw notFound('organisation')
    return (await Promise.all(accessScopes.map(({ scope }) => listMailboxes(scope)))).flat()
  })

const settings = {
  siteId: z.string().min(1).max(100),
  address: z.string().trim().toLowerCase().max(254).refine(isEmail, 'Enter the mailbox’s email address.'),
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .regex(/^[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/, 'Enter only the server name, such as imap.example.com.'),
  port: z.number().int().min(1).max(65_535),
  security: z.enum(mailboxSecurities),
  userName: z.string().trim().min(1, 'Enter the user name.').max(254),
  folder: z.string().trim().min(1, 'Enter the folder.').max(200),
  /** Whether mails of unknown senders wait for review instead of being ignored. */
  takesOthers: z.boolean(),
  paused: z.boolean(),
  /** Absent to retain the stored one. */
  password: z.string().min(1).max(1000).optional(),
}

const refusals: { readonly [Reason in (MailboxSaved & { readonly ok: false })['reason']]: { field: string; message: string } | null } = {
  notFound: null,
  site: null,
  password: { field: 'password', message: 'Enter the password of this account.' },
  taken: { field: 'userName', message: 'This folder of this account is already connected.' },
}

/** Adds or changes a dealer's mailbox to read; its first check runs within seconds. */
const save = procedure
  .permission('lead.deliver')
  .input(z.object({ id: z.string().min(1).max(100).nullable(), ...settings }))
  .mutation(async ({ ctx, input: { id, password, ...entered } }) => {
    const data = { ...entered, ...(password !== undefined && { credential: sealMailboxPassword(ctx.secret, password) }) }
    const change = { id, settings: data, actor: ctx.actor, now: ctx.now }
    const found = id === null ? null : await findMailbox(ctx.accessScopes, id)
    const saved = found
      ? await saveMailbox(found.scope, change)
      : (
          await findWithin(organisationWideScopes(ctx.accessScopes), async (scope) => {
            const added = await saveMailbox(scope, change)
            // The site may be in another of the caller's organisations.
            return !added.ok && added.reason === 'site' ? null : added
          })
        )?.record
    if (saved?.ok) return { id: saved.id }
    const refusal = saved ? refusals[saved.reason] : null
    if (!refusal) throw notFound(saved?.reason === 'notFound' ? 'mailbox' : 'site')
    throw new CallProblem('BAD_REQUEST', refusal.message, { fields: { [refusal.field]: refusal.message } })
  })

/** Removes a mailbox and its password; its leads stay. */
const remove = procedure
  .permission('lead.deliver')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { scope } = await findMailbox(ctx.accessScopes, id)
    await removeMailbox(scope, { id, actor: ctx.actor })
    return { id }
  })

export const mailboxesRouter = router({ list, save, remove })
