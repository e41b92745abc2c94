import { isRecord } from '@forecourt/schema/isRecord'

const maxLength = 300
const errorStatuses = ['error', 'failed', 'failure', 'rejected']

const toText = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (isRecord(value) && typeof value.message === 'string') return value.message
  return JSON.stringify(value) ?? ''
}

/**
 * Detects an error in a successful HTTP response, as some CRMs send (ENT-16); null if none. Only unambiguous errors count: a JSON object
 * with `ok` or `success` false, an error status, or a non-empty error.
 */
export const errorInResponse = (body: string): string | null => {
  let response: unknown
  try {
    response = JSON.parse(body)
  } catch {
    return null
  }
  if (!isRecord(response)) return null
  const { error, errors } = response
  const faults = [error, ...(Array.isArray(errors) ? errors : [errors])].filter(
    (fault) => fault !== undefined && fault !== null && fault !== '' && fault !== false && fault !== 0,
  )
  const isRefused =
    response.ok === false ||
    response.success === false ||
    (typeof response.status === 'string' && errorStatuses.includes(response.status.toLowerCase())) ||
    faults.length > 0
  if (!isRefused) return null
  return toText(faults[0] ?? response.message ?? response).slice(0, maxLength)
}
