import { useState } from 'react'
import type { CorrectedCell } from './FileCellCorrections'
import type { FileColumn } from './FileColumns'
import type { SentFile } from './FileDialog'

interface ChosenColumn {
  readonly heading: string
  readonly field: string | null
}

/** What a user decided about the columns and cells of a file. */
export interface FileDecisions {
  readonly columns: ChosenColumn[]
  readonly corrections: CorrectedCell[]
}

const nothing: FileDecisions = { columns: [], corrections: [] }

/** The columns after a new choice for one: no other column is read as the same field. */
const withChoice = (columns: readonly FileColumn[], chosen: readonly ChosenColumn[], heading: string, field: string | null) => {
  const before = columns.filter((column) => field !== null && column.field === field && column.heading !== heading)
  const changed = [{ heading, field }, ...before.map((column) => ({ heading: column.heading, field: null }))]
  return [...chosen.filter((one) => !changed.some((other) => other.heading === one.heading)), ...changed]
}

const withCorrections = (before: readonly CorrectedCell[], cells: readonly CorrectedCell[]) => [
  ...before.filter((one) => !cells.some(({ row, column }) => row === one.row && column === one.column)),
  ...cells,
]

/** The chosen file, and what the user decided about it; each decision is checked again by `look`. */
export const useFileDecisions = (check: (file: SentFile, decisions: FileDecisions) => void) => {
  const [file, setFile] = useState<SentFile | null>(null)
  const [decisions, setDecided] = useState(nothing)
  const decide = (file: SentFile, decisions: FileDecisions) => {
    setFile(file)
    setDecided(decisions)
    check(file, decisions)
  }
  return {
    decisions,
    onFile: (file: SentFile) => decide(file, nothing),
    onChoose: (columns: readonly FileColumn[], heading: string, field: string | null) =>
      file && decide(file, { ...decisions, columns: withChoice(columns, decisions.columns, heading, field) }),
    onCorrect: (cells: readonly CorrectedCell[]) =>
      file && decide(file, { ...decisions, corrections: withCorrections(decisions.corrections, cells) }),
  }
}
