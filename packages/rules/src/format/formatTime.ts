/**
 * Writes minutes since midnight as a time of day (LOC-13).
 *
 * @example formatTime(510) // '8:30am'
 */
export const formatTime = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24
  const minute = String(minutes % 60).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute}${hour < 12 ? 'am' : 'pm'}`
}
