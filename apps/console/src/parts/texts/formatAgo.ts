const units = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const

const format = new Intl.RelativeTimeFormat('en-AU', { numeric: 'auto' })

/** A relative time, such as '3 hours ago' or 'yesterday'; below a minute 'just now'. */
export const formatAgo = (instant: string, now: number): string => {
  const seconds = Math.round((now - Date.parse(instant)) / 1000)
  const fitting = units.find((each) => Math.abs(seconds) >= each.seconds)
  return fitting ? format.format(-Math.round(seconds / fitting.seconds), fitting.unit) : 'just now'
}
