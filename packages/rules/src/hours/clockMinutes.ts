/**
 * Parses a local time of day in minutes since midnight (ENT-08); null if invalid. The end of a day is 24:00.
 *
 * @example clockMinutes('08:30') // 510
 */
export const clockMinutes = (time: string | null): number | null => {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time ?? '') ?? []
  const minutes = Number(hour) * 60 + Number(minute)
  return Number(minute) < 60 && minutes <= 1440 ? minutes : null
}
