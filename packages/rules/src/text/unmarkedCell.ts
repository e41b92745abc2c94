/**
 * A cell as it was meant: the mark that `csvCell` and people's spreadsheets put before a text that begins like a formula is no part of it
 * (ENT-01).
 *
 * @example unmarkedCell("'+61 491") // '+61 491'
 */
export const unmarkedCell = (cell: string): string => (cell.startsWith("'") ? cell.replace(/^'(?=[=+\-@＝＋－＠])/, '') : cell)
