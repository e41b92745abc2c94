import { columnVocabularies } from '../columnVocabularies'
import type { ImportColumn, StockLine } from '../stockColumns'
import type { LineProblem } from './CheckedRow'

/** Excel day numbers of today and some decades around it. */
export const excelDay = /^[2-6]\d{4}$/

/** Columns whose vocabularies hardly overlap. */
const distinct = ['body', 'transmission', 'fuel', 'drive'] as const

/** Columns whose invalid cells would be valid in another column. Single letters are ambiguous. */
export const displacedCells = (line: StockLine, problems: readonly LineProblem[]): readonly ImportColumn[] =>
  distinct.filter((column) => {
    const text = line[column] ?? ''
    return (
      text.length > 2 &&
      problems.some((each) => each.column === column && each.isWord) &&
      distinct.some((other) => other !== column && columnVocabularies[other].read(text) !== null)
    )
  })
