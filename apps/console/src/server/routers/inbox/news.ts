import { z } from 'zod'
import { narrowScopes } from '../../access/narrowScopes'
import { figuresInput } from '../../figuresInput'
import { procedure } from '../../procedure'

/** Well within what stands between browsers and the console waits for an answer. Milliseconds. */
const longestWait = 25_000

/** Waits until something comes into the inbox or changes there (ENT-16): a number that differs from the one known. Who knows none is given it at once. */
export const news = procedure
  .permission('lead.read')
  .input(figuresInput.extend({ known: z.number().int().nullable().default(null) }))
  .query(async ({ ctx, input: { organisationId, known }, signal }) => {
    const accessScopes = organisationId === null ? ctx.accessScopes : narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    const of = accessScopes.some((each) => each.organisationId === null) ? null : accessScopes.flatMap((each) => each.organisationId ?? [])
    const heard = ctx.inboxNews()
    return { known: known === null ? heard.count(of) : await heard.next(of, known, { timeoutMs: longestWait, signal }) }
  })
