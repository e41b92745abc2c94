import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { TRPCError } from '@trpc/server'

/** Someone else's draft, met while saving one's own: all that a merge needs. */
export interface DraftConflict {
  readonly revision: number
  readonly values: ConfigValues
  readonly updatedAt: string | null
  readonly updatedBy: string | null
  /** The live version now; null while nothing is published. */
  readonly version: number | null
}

/** What a refused call says beside its sentence. */
export interface CallDetail {
  readonly fields?: { readonly [field: string]: string }
  readonly problems?: readonly ConfigProblem[]
  readonly conflict?: DraftConflict
}

/** A refusal that a person can act on: a sentence, and where it applies the fields, the problems or the other draft. */
export class CallProblem extends TRPCError {
  constructor(
    code: TRPCError['code'],
    message: string,
    readonly detail: CallDetail = {},
  ) {
    super({ code, message })
  }
}

/** What was typed is refused, each field with its reason; the first one is the sentence of the whole. */
export const refusedFields = (fields: Readonly<Record<string, string>>): CallProblem =>
  new CallProblem('BAD_REQUEST', Object.values(fields)[0] ?? 'Check the marked fields.', { fields })

/** What a person gets for a record that is not there, or not theirs: the two can't be told apart. */
export const notFound = (what: string): CallProblem =>
  new CallProblem('NOT_FOUND', `That ${what} does not exist, or you have no access to it.`)
