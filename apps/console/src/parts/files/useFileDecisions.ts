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
export const useFileDecisions = (look: (file: SentFile, decisions: FileDecisions) => void) => {
  const [file, setFile] = useState<SentFile | null>(null)
  const [decided, setDecided] = useState(nothing)
  const decide = (given: SentFile, decisions: FileDecisions) => {
    setFile(given)
    setDecided(decisions)
    look(given, decisions)
  }
  return {
    decided,
    onFile: (given: SentFile) => decide(given, nothing),
    onChoose: (columns: readonly FileColumn[], heading: string, field: string | null) =>
      file && decide(file, { ...decided, columns: withChoice(columns, decided.columns, heading, field) }),
    onCorrect: (cells: readonly CorrectedCell[]) =>
      file && decide(file, { ...decided, corrections: withCorrections(decided.corrections, cells) }),
  }
}
