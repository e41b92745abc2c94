import { callError } from '../../client/callError'

interface Search {
  readonly data?: unknown
  readonly error?: unknown
  readonly isPaused?: boolean
}

/** Why a search can't show its results; null if it can. @param what plural noun of the results, such as 'cars' */
export const searchProblem = ({ data, error, isPaused }: Search, what: string): string | null => {
  if (isPaused) return `You’re offline, so ${what} can’t be searched. Check your connection.`
  if (!error || data) return null
  const { code, message } = callError(error)
  return code === 'OFFLINE' ? `The console’s server can’t be reached, so ${what} can’t be searched. Check your connection.` : message
}
