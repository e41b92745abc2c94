import { momentInZone } from './momentInZone'

const two = (count: number) => String(count).padStart(2, '0')

/**
 * An instant as ISO 8601 writes it by the clocks of a zone, with how far they are from UTC (LOC-16): what systems read without knowing
 * the zone.
 *
 * @example isoInZone('2026-11-20T03:05:00Z', 'Australia/Sydney') // '2026-11-20T14:05:00+11:00'
 */
export const isoInZone = (instant: string, timeZone: string): string => {
  const { date, minutes } = momentInZone(instant, timeZone)
  const seconds = new Date(instant).getUTCSeconds()
  const wall = `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds)}`
  const offset = Math.round((Date.parse(`${wall}Z`) - Math.floor(Date.parse(instant) / 1000) * 1000) / 60_000)
  const ahead = Math.abs(offset)
  return `${wall}${offset < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`
}
