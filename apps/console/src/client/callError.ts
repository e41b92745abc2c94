import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { TRPCClientError } from '@trpc/client'
import type { AppRouter } from '../server/appRouter'
import type { DraftConflict } from '../server/errors/CallProblem'

/** A failed call in the form that screens show. */
export interface CallError {
  /** A sentence for the user. */
  readonly message: string
  /** tRPC's code, such as 'CONFLICT'; 'OFFLINE' when the server wasn't reached. */
  readonly code: string
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  readonly problems: readonly ConfigProblem[]
  readonly conflict: DraftConflict | null
}

const plain = (code: string, message: string): CallError => ({ message, code, status: 0, fields: {}, problems: [], conflict: null })

/** Converts anything that a call threw to a CallError. */
export const callError = (error: unknown): CallError => {
  if (!(error instanceof TRPCClientError)) return plain('UNKNOWN', 'Something went wrong. Try again in a moment.')
  const { data, message } = error as TRPCClientError<AppRouter>
  if (!data) return plain('OFFLINE', 'The console’s server can’t be reached. Check your connection.')
  return { message, code: data.code, status: data.httpStatus, fields: data.fields, problems: data.problems, conflict: data.conflict }
}
