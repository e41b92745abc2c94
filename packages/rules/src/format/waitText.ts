const hour = 60

/** How long a shopper has waited, such as '4 h' (ENT-16). */
export const waitText = (since: string, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))
  if (minutes < hour) return `${minutes} min`
  return minutes < 48 * hour ? `${Math.floor(minutes / hour)} h` : `${Math.floor(minutes / (24 * hour))} days`
}

/** How long the first shopper waits, such as 'oldest 4 h'; null if none does (ENT-16). */
export const oldestText = (since: string | null, now: number): string | null => (since === null ? null : `oldest ${waitText(since, now)}`)
