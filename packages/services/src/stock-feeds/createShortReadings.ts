import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import type { LineProblem } from '../stock-import/checks/CheckedRow'
import { shortReadings, shortReadingsOfNew } from '../stock-import/notations'
import type { ReadColumn } from '../stock-import/rememberColumns'
import type { StockLine } from '../stock-import/stockColumns'
import type { FeedMapping } from './FeedMapping'
import type { FeedRecord } from './FeedRecords'
import { isOneOf, questionText } from './mappedLine'

/** Most kilometres of a year, as of a taxi, and of any car. */
const [mostOfYear, mostOfAny] = [150_000, 900_000] as const
/** A car of fewer years may have fewer than 1,000 km. */
const fewestYears = 2

const problemOf = (message: string, asks: Pick<LineProblem, 'choices' | 'asksAs'>): LineProblem => ({
  ...{ column: 'km', message, effect: 'left out', isAskedOnce: false },
  ...asks,
})

/**
 * Applies the answer that a file’s readings are in thousands to the rows that it can be about. A new or demo car may have 48 km in such a
 * file, so these are asked about by themselves, and so is a reading that is unlikely in thousands too (ENT-01).
 */
export const createShortReadings = ({ columns: { km: source } }: FeedMapping, readColumn: ReadColumn, thisYear: number) => {
  const last = source?.steps.at(-1)
  const table = last?.do === 'lookup' ? last.table : {}
  const isInThousands = (table[shortReadings.key] ?? '') !== ''
  const ofNew = table[shortReadingsOfNew.key]
  let problem: LineProblem | null = null
  const isNew = (line: StockLine): boolean => {
    const type = readColumn('carType', line.carType ?? '')
    return type.is === 'understood' ? type.value !== 'used' : [line.isNew, line.demo].some((text) => yesOrNo.read(text ?? '') === true)
  }
  return {
    /** The row with its reading as it is meant. Without a meaning the row has none, and `withProblem` says why. */
    applied(line: StockLine, { values }: FeedRecord): StockLine {
      problem = null
      if (!isInThousands || !source || line.km === undefined) return line
      const text = questionText('km', source, values).trim()
      const distance = Number(text)
      if (!shortReadings.isWritten(text) || !Number.isInteger(distance) || isOneOf(text, Object.keys(table))) return line
      if (isNew(line)) {
        const { asWritten, inThousands } = shortReadingsOfNew.meanings
        if (ofNew !== undefined) return ofNew === inThousands ? line : { ...line, km: ofNew === asWritten ? text : '' }
        const message = `“${text}” may be ${text} km or ${text},000 km, as the car is new or a demo.`
        problem = problemOf(message, { asksAs: shortReadingsOfNew.key, choices: [asWritten, inThousands] })
        return { ...line, km: '' }
      }
      const year = readColumn('year', line.year ?? '')
      const age = year.is === 'understood' ? Math.max(0, thisYear - year.value) : Number.POSITIVE_INFINITY
      if (distance * 1_000 <= Math.min(mostOfAny, (age + 1) * mostOfYear)) return line
      problem = problemOf(`“${text}” isn’t a likely reading, neither in kilometres nor in thousands.`, {
        choices: age < fewestYears ? [`${text} km`] : [],
      })
      return { ...line, km: '' }
    },
    /** The problems of the last row, with the reason why it has no reading. */
    withProblem: (others: readonly LineProblem[]): readonly LineProblem[] => (problem ? [...others, problem] : others),
  }
}
