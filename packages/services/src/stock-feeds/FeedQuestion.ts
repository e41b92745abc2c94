import { columnVocabularies, isWordColumn } from '../stock-import/columnVocabularies'
import type { ImportColumn } from '../stock-import/stockColumns'

/** A text of a feed that is not understood, asked about once however many cars have it. */
export interface FeedQuestion {
  readonly column: ImportColumn
  /** The text as the file has it first; empty where the column says nothing of a car. */
  readonly text: string
  readonly cars: number
  /** What it probably means, for a person to confirm; null where nothing is near. */
  readonly suggestion: string | null
  /** What it may mean: titles of the column's vocabulary; empty where any text may be meant. */
  readonly choices: readonly string[]
}

/** Questions of one file: a file of noise has no more than a person can answer. */
const mostQuestions = 200

/** Collects what is not understood in a file, each text of a column once. */
export const createFeedQuestions = () => {
  const questions = new Map<string, FeedQuestion>()
  const asked = (column: ImportColumn, text: string, suggestion: string | null): FeedQuestion => {
    if (!isWordColumn(column)) return { column, text, cars: 0, suggestion, choices: [] }
    const { entries, suggest } = columnVocabularies[column]
    const near: unknown = suggestion ?? suggest(text)
    return {
      ...{ column, text, cars: 0 },
      suggestion: entries.find(({ value }) => value === near)?.title ?? null,
      choices: entries.map(({ title }) => title),
    }
  }
  return {
    ask(column: ImportColumn, written: string, suggestion: string | null = null): void {
      const text = written.trim().slice(0, 200)
      const key = `${column}:${text.toLowerCase()}`
      const before = questions.get(key)
      if (!before && questions.size >= mostQuestions) return
      const question = before ?? asked(column, text, suggestion)
      questions.set(key, { ...question, cars: question.cars + 1 })
    },
    /** The questions so far, those about most cars first. */
    all: (): readonly FeedQuestion[] => [...questions.values()].toSorted((one, other) => other.cars - one.cars),
  }
}
