import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { TRPCError } from '@trpc/server'

/** Another user's draft, found while saving: all that a merge needs. */
export interface DraftConflict {
  readonly revision: number
  readonly values: ConfigValues
  readonly updatedAt: string | null
  readonly updatedBy: string | null
  /** The live version; null if nothing is published. */
  readonly version: number | null
}

/** The details of a refused call besides its message. */
export interface CallDetail {
  readonly fields?: { readonly [field: string]: string }
  readonly problems?: readonly ConfigProblem[]
  readonly conflict?: DraftConflict
}

/** A refusal that the user can act on: a message and, where they apply, problems by field or setting, or the other user’s draft. */
export class CallProblem extends TRPCError {
  constructor(
    code: TRPCError['code'],
    message: string,
    readonly detail: CallDetail = {},
  ) {
    super({ code, message })
  }
}

/** Refuses input by field, each with its reason; the first is the message. */
export const refusedFields = (fields: Readonly<Record<string, string>>): CallProblem =>
  new CallProblem('BAD_REQUEST', Object.values(fields)[0] ?? 'Check the marked fields.', { fields })

/** Record not found, or not in the caller's scopes: the two can't be distinguished. */
export const notFound = (what: string): CallProblem =>
  new CallProblem('NOT_FOUND', `This ${what} does not exist, or you have no access to it.`)
