/** A text as a formula, with which programs keep the zeros of a number in Excel. */
const textFormula = /^=\s?"((?:[^"]|"")*)"$/

/**
 * Removes the quote that `csvCell` and spreadsheets put before text that looks like a formula, and the formula that keeps a text as it is
 * (ENT-01).
 *
 * @example unmarkedCell("'+61 491") // '+61 491'
 * @example unmarkedCell('="00121"') // '00121'
 */
export const unmarkedCell = (cell: string): string => {
  if (cell.startsWith("'")) return cell.replace(/^'(?=[=+\-@＝＋－＠])/, '')
  const text = cell.startsWith('=') ? textFormula.exec(cell)?.[1] : undefined
  return text === undefined ? cell : text.replaceAll('""', '"').trim()
}

/** Prevents formula injection: prefixes text that a spreadsheet would run as a formula, including full-width characters. */
const plain = (text: string) => (/^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text)

/** Escapes a CSV cell: quoted if needed, and never a formula. */
export const csvCell = (value: string | number | null, separator = ','): string => {
  if (value === null) return ''
  const text = typeof value === 'number' ? String(value) : plain(value)
  return /[",\t\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Writes a CSV file (RFC 4180) for spreadsheets: with a byte order mark, and no formulas. */
export const csvText = (headings: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${[headings, ...rows].map((row) => row.map((cell) => csvCell(cell)).join(',')).join('\r\n')}\r\n`
