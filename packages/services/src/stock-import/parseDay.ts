const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const monthNamed = (name: string): string | null => {
  const index = months.indexOf(name.slice(0, 3).toLowerCase())
  return index < 0 ? null : String(index + 1)
}

/** Year, month and day as they were written, in whichever order. */
const partsOf = (text: string): readonly (string | null | undefined)[] => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text)
  if (iso) return iso.slice(1)
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text)
  if (local) return [local[3], local[2], local[1]]
  // Excel writes 3-Nov-26 of itself; beside the name of a month two digits can only be the year.
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+(?:of )?([a-z]{3,9})\.?[\s,.-]+(\d{4}|\d{2})\b/i.exec(text)
  if (named?.[2] && named[3]) return [named[3].padStart(4, '20'), monthNamed(named[2]), named[1]]
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/i.exec(text)
  return monthFirst?.[1] ? [monthFirst[3], monthNamed(monthFirst[1]), monthFirst[2]] : []
}

/**
 * A day as spreadsheets of Australia and New Zealand write it, day before month, or as ISO does, or with the month's name; null for
 * anything else.
 */
export const parseDay = (text: string): string | null => {
  const [year, month, day] = partsOf(text.trim())
  if (!year || !month || !day) return null
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${written}T00:00:00.000Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written) ? written : null
}
