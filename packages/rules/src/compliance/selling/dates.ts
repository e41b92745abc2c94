const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** '31 March 2027', '30/06/2027', '12 December'. */
export const dateText = String.raw`\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:\s\d{4})?|\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})\b`

/** A date of a text as YYYY-MM-DD; null without a year. */
export const parseDate = (text: string): string | null => {
  const named = /(\d{1,2})(?:st|nd|rd|th)?\s([a-z]{3})[a-z]*\.?\s(\d{4})/i.exec(text)
  const numbers = /(\d{1,2})[/.](\d{1,2})[/.](\d{2,4})/.exec(text)
  const [day, month, year] = named
    ? [named[1], String(months.indexOf((named[2] ?? '').toLowerCase()) + 1), named[3]]
    : [numbers?.[1], numbers?.[2], numbers?.[3]]
  if (!day || !month || !year || month === '0') return null
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
