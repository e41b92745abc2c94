const namedTimes: Readonly<Record<string, number>> = { noon: 720, midday: 720, midnight: 1440 }

/**
 * Parses a time of day in minutes since midnight (ENT-08); null if invalid. Without am or pm it is a 24-hour time; midnight means the end
 * of a day.
 *
 * @example parseTime('8.30 am') // 510
 */
export const parseTime = (text: string): number | null => {
  const plain = text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/([ap])\.?m?\.?$/, '$1m')
  if (plain in namedTimes) return namedTimes[plain] ?? null
  const [, hours, minutes = '0', half] = /^(\d{1,2})(?:[:.h]?(\d{2}))?(am|pm)?$/.exec(plain.replace(/\./g, ':')) ?? []
  if (hours === undefined) return null
  const [hour, minute] = [Number(hours), Number(minutes)]
  if (minute > 59) return null
  if (half) {
    if (hour < 1 || hour > 12) return null
    return ((hour % 12) + (half.startsWith('p') ? 12 : 0)) * 60 + minute
  }
  const total = hour * 60 + minute
  return total <= 1440 ? total : null
}

/** Formats minutes since midnight for storage (ENT-08): '08:30', and '24:00' for the end of a day. */
export const storedTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
