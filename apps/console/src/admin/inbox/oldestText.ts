const hour = 60

/** How long the first shopper waits, such as 'oldest 4 h'; null if none does. */
export const oldestText = (since: string | null, now: number): string | null => {
  if (since === null) return null
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000))
  if (minutes < hour) return `oldest ${minutes} min`
  return minutes < 48 * hour ? `oldest ${Math.floor(minutes / hour)} h` : `oldest ${Math.floor(minutes / (24 * hour))} days`
}
