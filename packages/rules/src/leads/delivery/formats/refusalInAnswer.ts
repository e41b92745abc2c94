import { isRecord } from '@forecourt/schema/isRecord'

const maxLength = 300
const saysNo = ['error', 'failed', 'failure', 'rejected']

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (isRecord(value) && typeof value.message === 'string') return value.message
  return JSON.stringify(value) ?? ''
}

/**
 * Detects an error in a successful HTTP response, as some CRMs send (ENT-16); null if none. Only unambiguous errors count: a JSON object
 * with `ok` or `success` false, an error status, or a non-empty error.
 */
export const refusalInAnswer = (body: string): string | null => {
  let answerBody: unknown
  try {
    answerBody = JSON.parse(body)
  } catch {
    return null
  }
  if (!isRecord(answerBody)) return null
  const { error, errors } = answerBody
  const faults = [error, ...(Array.isArray(errors) ? errors : [errors])].filter(
    (fault) => fault !== undefined && fault !== null && fault !== '' && fault !== false && fault !== 0,
  )
  const isRefused =
    answerBody.ok === false ||
    answerBody.success === false ||
    (typeof answerBody.status === 'string' && saysNo.includes(answerBody.status.toLowerCase())) ||
    faults.length > 0
  if (!isRefused) return null
  return textOf(faults[0] ?? answerBody.message ?? answerBody).slice(0, maxLength)
}
