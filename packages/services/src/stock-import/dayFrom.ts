/** A day as spreadsheets of Australia and New Zealand write it, day before month, or as ISO does; null for anything else. */
export const dayFrom = (text: string): string | null => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(text)
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text)
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : local ? [local[3], local[2], local[1]] : []
  if (!year || !month || !day) return null
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${written}T00:00:00.000Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written) ? written : null
}
