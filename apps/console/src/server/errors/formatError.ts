import type { TRPCDefaultErrorShape, TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { type CallDetail, CallProblem } from './CallProblem'

const sentences: Partial<Record<TRPCError['code'], string>> = {
  UNAUTHORIZED: 'Your session has ended. Sign in again.',
  FORBIDDEN: 'Your role does not allow this.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  METHOD_NOT_SUPPORTED: 'That call does not exist.',
}

/** The first error of each input field, by dotted path. */
const fieldMessages = (error: ZodError): Record<string, string> =>
  Object.fromEntries([...error.issues].reverse().map((issue) => [issue.path.join('.') || 'input', issue.message]))

/** The only form in which errors leave the server: a message and details for the caller, never an internal message or stack. */
export const formatError = ({ shape, error }: { shape: TRPCDefaultErrorShape; error: TRPCError }) => {
  const { code, httpStatus, path } = shape.data
  const answer = (message: string, detail: CallDetail = {}) => ({
    code: shape.code,
    message,
    data: { code, httpStatus, path, fields: detail.fields ?? {}, problems: detail.problems ?? [], conflict: detail.conflict ?? null },
  })
  if (error instanceof CallProblem) return answer(error.message, error.detail)
  if (error.cause instanceof ZodError) return answer('Check the marked fields.', { fields: fieldMessages(error.cause) })
  if (error.code === 'NOT_FOUND') return answer('That call does not exist.')
  return answer(
    sentences[error.code] ??
      (error.code === 'BAD_REQUEST' ? 'The request could not be read.' : 'Something went wrong on our side. Try again in a moment.'),
  )
}
