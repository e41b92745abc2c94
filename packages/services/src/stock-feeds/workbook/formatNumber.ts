/** One section of a number format. */
interface Section {
  /** Condition such as `>=1000`; null for none. */
  readonly condition: readonly [sign: string, than: number] | null
  /** Literal texts and placeholders of digits in order. */
  readonly parts: readonly { readonly is: 'text' | 'digits'; readonly text: string }[]
  /** Letters of dates and times in order, without seconds' fractions. */
  readonly date: string
  readonly isPercent: boolean
  readonly isGeneral: boolean
  /** Whether digits are left away, as in `#,##0,` for thousands, or written with an exponent. */
  readonly isScaled: boolean
}

/** A parsed number format of a workbook. */
export type NumberFormat = readonly Section[]

/** Maximum characters of a format. */
const longestFormat = 255

/** Formats without a code in the file, by their numbers. */
const builtIn: Readonly<Record<number, string>> = {
  ...{ 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 5: '$#,##0', 6: '$#,##0', 7: '$#,##0.00', 8: '$#,##0.00', 9: '0%', 10: '0.00%' },
  ...{ 11: '0.00E+00', 12: '# ?/?', 13: '# ??/??', 14: 'd/mm/yyyy', 15: 'd-mmm-yy', 16: 'd-mmm', 17: 'mmm-yy', 18: 'h:mm', 19: 'h:mm:ss' },
  ...{ 20: 'h:mm', 21: 'h:mm:ss', 22: 'd/mm/yyyy h:mm', 45: 'mm:ss', 46: '[h]:mm:ss', 47: 'mm:ss', 48: '##0.0E+0', 49: '@' },
  ...{ 37: '#,##0', 38: '#,##0', 39: '#,##0.00', 40: '#,##0.00', 41: '#,##0', 42: '$#,##0', 43: '#,##0.00', 44: '$#,##0.00' },
}
/** Numbers of date formats of East Asian versions. */
const isAsianDate = (id: number): boolean => (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

const token = /"([^"]*)"?|\\(.)|[_*](?:.|$)|\[([^\]]*)\]?|(general)|(AM\/PM|A\/P)|([0#?][0#?,.]*)|(E[+-])|(%)|(@)|([ymdhs]+)|(;)|([\s\S])/gi

interface Draft {
  condition: readonly [string, number] | null
  parts: { is: 'text' | 'digits'; text: string }[]
  date: string
  isPercent: boolean
  isGeneral: boolean
  isScaled: boolean
}
const emptySection = (): Draft => ({ condition: null, parts: [], date: '', isPercent: false, isGeneral: false, isScaled: false })

/** Adds the text of square brackets: a currency, hours beyond a day, or a condition. A colour says nothing. */
const addBracket = (section: Draft, text: string): void => {
  if (text.startsWith('$')) section.parts.push({ is: 'text', text: text.slice(1).split('-')[0] ?? '' })
  else if (/^(?:h+|m+|s+)$/i.test(text)) section.date += text.toLowerCase()
  else {
    const [, sign, than] = /^(<=|>=|<>|[<>=])(-?[\d.]+)$/.exec(text) ?? []
    if (sign !== undefined) section.condition = [sign, Number(than)]
  }
}

/** Parses the code of a number format. */
export const parseNumberFormat = (code: string): NumberFormat => {
  const sections = [emptySection()]
  for (const match of code.slice(0, longestFormat).matchAll(token)) {
    const [, quoted, escaped, bracket, general, half, digits, exponent, percent, at, date, end, other] = match
    const section = sections.at(-1) as Draft
    const literal = quoted ?? escaped ?? other
    if (literal !== undefined) section.parts.push({ is: 'text', text: literal })
    else if (bracket !== undefined) addBracket(section, bracket)
    else if (digits !== undefined) {
      section.parts.push({ is: 'digits', text: digits })
      if (digits.endsWith(',')) section.isScaled = true
    } else if (general !== undefined || at !== undefined) section.isGeneral = true
    else if (exponent !== undefined) section.isScaled = true
    else if (percent !== undefined) section.isPercent = true
    else if (date !== undefined) section.date += date.toLowerCase()
    else if (end !== undefined) sections.push(emptySection())
    else if (half !== undefined) section.date += 'h'
  }
  return sections
}

/** The format with a number, built in or with a code of the file; null for “General”. */
export const numberFormat = (id: number, codes: ReadonlyMap<number, string>): NumberFormat | null => {
  const code = codes.get(id) ?? builtIn[id] ?? (isAsianDate(id) ? 'd/mm/yyyy' : null)
  return code === null ? null : parseNumberFormat(code)
}

const holds = (value: number, [sign, than]: readonly [string, number]): boolean => {
  if (sign === '<') return value < than
  if (sign === '>') return value > than
  if (sign === '<=') return value <= than
  if (sign === '>=') return value >= than
  return sign === '=' ? value === than : value !== than
}

const sectionFor = (value: number, sections: NumberFormat): Section | undefined => {
  if (sections.some(({ condition }) => condition !== null))
    return sections.find(({ condition }) => condition !== null && holds(value, condition)) ?? sections.find(({ condition }) => !condition)
  const [first, negative, zero] = sections
  return value < 0 ? (negative ?? first) : value === 0 ? (zero ?? first) : first
}

/** A number without the noise of its calculation. One of more digits than a workbook stores has an exponent, as its end is lost. */
const plainNumber = (value: number): string => {
  const exact = Number(value.toPrecision(15))
  return Math.abs(exact) >= 1e15 ? exact.toExponential() : String(exact)
}

/** Digits between literal texts, as in `0000-000`, filled from the right. */
const distributed = (value: number, { parts }: Section): string => {
  const runs = parts.filter(({ is }) => is === 'digits')
  let rest = String(value).padStart(
    runs.reduce((length, { text }) => length + text.length, 0),
    '0',
  )
  const texts: string[] = []
  for (const [index, { is, text }] of [...parts.entries()].toReversed()) {
    if (is === 'text') texts.unshift(text)
    else {
      const isFirst = !parts.slice(0, index).some((each) => each.is === 'digits')
      const length = isFirst ? rest.length : text.length
      texts.unshift(rest.slice(Math.max(0, rest.length - length)))
      rest = rest.slice(0, Math.max(0, rest.length - length))
    }
  }
  return texts.join('')
}

/** Days of the 1900 system from its epoch to 1970, and of the 1904 system before it. */
const [epochDays, daysOf1904, dayMs] = [25_569, 1_462, 86_400_000] as const
const [firstDay, lastDay] = [61, 2_958_465] as const
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** A date as text with the parts that its format shows: a month has no day, and a day without a year is written as Excel shows it. */
const dateText = (value: number, date: string, is1904: boolean): string => {
  const serial = value + (is1904 ? daysOf1904 : 0)
  const time = new Date(Math.round(((serial % 1) * dayMs) / 1_000) * 1_000).toISOString().slice(11, 16)
  const [hasYear, hasDay, hasHour] = [date.includes('y'), date.includes('d'), date.includes('h')]
  if (!hasYear && !hasDay && (hasHour || date.includes('s'))) return value < 1 ? time : plainNumber(value)
  if (serial < firstDay || serial > lastDay) return plainNumber(value)
  const day = new Date(Math.floor(serial - epochDays) * dayMs).toISOString().slice(0, 10)
  const [year = '', month = '', ofMonth = ''] = day.split('-')
  if (hasYear && hasDay) return hasHour && time !== '00:00' ? `${day} ${time}` : day
  if (hasYear) return date.replaceAll('y', '').includes('m') ? `${year}-${month}` : year
  return date.includes('m') ? `${Number(ofMonth)}-${monthNames[Number(month) - 1]}` : day
}

/**
 * The text of a number in a cell. The words and zeros of its format are kept, such as the “km” of “88,000 km” and the zeros of “00121”;
 * its digits are not rounded (ENT-01).
 */
export const formatNumber = (value: number, format: NumberFormat | null, is1904: boolean): string => {
  const section = format === null ? undefined : sectionFor(value, format)
  if (!section) return plainNumber(value)
  const { parts, date, isPercent, isGeneral, isScaled } = section
  const runs = parts.filter(({ is }) => is === 'digits')
  const literal = parts.map(({ text }) => text).join('')
  if (date !== '' && runs.length === 0) return dateText(value, date, is1904)
  // “POA” for any number, or nothing at all.
  if (runs.length === 0 && !isGeneral) return literal.trim()
  if (isPercent) return `${plainNumber(value * 100)}%`
  if (isScaled || value < 0 || (value === 0 && !/[a-z]/i.test(literal))) return plainNumber(value)
  if (runs.length > 1) return Number.isInteger(value) && !literal.includes('/') ? distributed(value, section).trim() : plainNumber(value)
  const [{ text: digits = '' } = {}] = runs
  const isMoney = parts.some(({ is, text }) => is === 'text' && /[$€£¥]/.test(text))
  // A cent is the smallest part of an amount.
  const [whole = '', decimals] = plainNumber(isMoney ? Math.round(value * 100) / 100 : value).split('.')
  const zeros = (digits.split('.')[0]?.match(/0/g) ?? []).length
  const number = `${whole.padStart(zeros, '0')}${decimals === undefined ? '' : `.${decimals}`}`
  if (runs.length === 0) return `${literal}${number}`.trim()
  return parts
    .map(({ is, text }) => (is === 'digits' ? number : text))
    .join('')
    .trim()
}
