/**
 * A cell as it was meant: the mark that `csvCell` and people's spreadsheets put before a text that begins like a formula is no part of it
 * (ENT-01).
 *
 * @example unmarkedCell("'+61 491") // '+61 491'
 */
export const unmarkedCell = (cell: string): string => (cell.startsWith("'") ? cell.replace(/^'(?=[=+\-@＝＋－＠])/, '') : cell)

/** A cell that a spreadsheet would take for a formula, in wide letters too, is kept from being one. */
const plain = (text: string) => (/^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text)

/** A cell of a table: quoted where it must be, and never a formula. Another separator than a comma can part it from the next. */
export const csvCell = (value: string | number | null, separator = ','): string => {
  if (value === null) return ''
  const text = typeof value === 'number' ? String(value) : plain(value)
  return /[",\t\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as the text of a CSV file (RFC 4180) that spreadsheets open as it is meant: with a byte order mark, and no cell a formula. */
export const csvText = (headings: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string =>
  `\ufeff${[headings, ...rows].map((row) => row.map((cell) => csvCell(cell)).join(',')).join('\r\n')}\r\n`
