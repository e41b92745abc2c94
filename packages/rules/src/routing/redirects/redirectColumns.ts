/** What a column of a redirect file can be read as, with its label (RTE-19). */
export const redirectColumns = {
  from: 'Old address',
  to: 'New address',
  code: 'Code',
  pattern: 'Pattern or not',
  state: 'On or off',
} as const

export type RedirectColumnField = keyof typeof redirectColumns
