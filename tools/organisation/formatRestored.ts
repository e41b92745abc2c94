import type { RestoredTable } from './restoreOrganisation'

const parts = [
  ['returned', 'return'],
  ['changed', 'change back'],
  ['removed', 'are removed'],
  ['stayed', 'are newer and stay, as enquiries, bookings or payments need them'],
  ['leftOut', 'cannot return, as their place is taken or what they belong to is gone'],
] as const

/** The result of a restore as lines of text, a table each. */
export const formatRestored = (restored: readonly RestoredTable[], applied: boolean): readonly string[] => {
  const lines = restored.map(
    (row) => `  ${row.table}: ${parts.flatMap(([name, text]) => (row[name] > 0 ? `${row[name]} ${text}` : [])).join(', ')}`,
  )
  if (lines.length === 0) return ['Everything is as it was at that time already.']
  const head = applied ? 'Restored. Rows by table:' : 'Rows by table that would change:'
  return [head, ...lines, ...(applied ? [] : ['Nothing was changed. Add --apply to do it.'])]
}
