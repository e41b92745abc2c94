/** Parses a date and time with an offset. ISO in UTC. */
export const parseTime = (text: string): string => {
  if (!/\dT\d.*(Z|[+-]\d\d:?\d\d)$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new Error(`The time must be a date and time with an offset, such as 2026-11-30T09:00:00+11:00, not "${text}".`)
  return new Date(text).toISOString()
}
