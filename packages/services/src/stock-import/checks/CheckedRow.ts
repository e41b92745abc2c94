import type { ColumnValues, LineValues } from '../ColumnValues'
import type { PriceCountry } from '../parsePrice'
import type { OwnDetails } from '../remarks/ownDetails'
import { amountColumns, type ImportColumn, type StockLine, saleColumns } from '../stockColumns'

/** An invalid value in a row, or one that contradicts another. */
export interface LineProblem {
  readonly column: ImportColumn
  /** Error sentence. */
  readonly message: string
  /** Effect: the value is omitted, the car waits off the website for an answer, or the row is refused. */
  readonly effect: 'left out' | 'waits' | 'refused'
  /** Whether one answer would solve it for all cars with the same text. */
  readonly isAskedOnce: boolean
  /** Possible meanings of a value without a vocabulary, for the user to choose from; empty if the user enters one. */
  readonly choices?: readonly string[]
  /** Text of the question, if it isn't the cell's own. */
  readonly asksAs?: string
  /** An unlikely value that holds once a user has answered that it is right. */
  readonly confirmed?: ColumnValues['km']
  /** Whether the stored value is removed too, because the row contradicts it as well. */
  readonly isCleared?: true
}

/** Parsed values of a row and its problems. */
export interface ParsedLine {
  readonly values: LineValues
  readonly problems: readonly LineProblem[]
}

/** A car can't be advertised without these: it waits. */
export const mustBeKnown: readonly ImportColumn[] = ['carType', 'isNew', 'isUsed', 'itemType', 'demo', ...saleColumns]

export type Mutable = { -readonly [Column in ImportColumn]?: ColumnValues[Column] | undefined }

/** A row while it is parsed: its checks omit values and add problems. */
export interface Row {
  readonly line: StockLine
  readonly values: Mutable
  readonly problems: LineProblem[]
  readonly country: PriceCountry
  readonly thisYear: number
  /** The dealer's own details, which aren't private. */
  readonly own: OwnDetails
  /** Adds a problem; omits the value unless the effect is another. */
  readonly report: (
    column: ImportColumn,
    message: string,
    effect?: LineProblem['effect'],
    asks?: Pick<LineProblem, 'isAskedOnce' | 'choices' | 'asksAs' | 'confirmed' | 'isCleared'>,
  ) => void
  /** Omits all prices for one reason. */
  readonly hold: (message: string) => void
  readonly isDoubtful: (column: ImportColumn) => boolean
}

/** Creates the row. Its functions are methods, as tsx defines the name of each arrow function: that takes a while for each row. */
export const createRow = (line: StockLine, now: string, country: PriceCountry, own: OwnDetails): Row => {
  const values: Mutable = {}
  const problems: LineProblem[] = []
  return {
    line,
    values,
    problems,
    country,
    own,
    thisYear: Number(now.slice(0, 4)),
    report(column, message, effect = 'left out', asks = { isAskedOnce: false }) {
      if (effect === 'left out') delete values[column]
      problems.push({ column, message, effect, ...asks })
    },
    hold(message) {
      const [first, ...others] = amountColumns.filter((column) => values[column])
      for (const column of [first, ...others]) if (column) delete values[column]
      if (first) problems.push({ column: first, message, effect: 'left out', isAskedOnce: false })
    },
    isDoubtful(column) {
      return problems.length > 0 && problems.some((each) => each.column === column)
    },
  }
}
