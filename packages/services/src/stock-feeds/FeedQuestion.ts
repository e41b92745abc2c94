import { columnVocabularies, isWordColumn } from '../stock-import/columnVocabularies'
import { mustBeKnown } from '../stock-import/parseLine'
import type { ImportColumn } from '../stock-import/stockColumns'

/** A text of a feed that is not understood, asked about once however many cars have it. */
export interface FeedQuestion {
  readonly column: ImportColumn
  /** The text as the file has it first, `anyDate` for all dates of a column; empty where the column says nothing of a car. */
  readonly text: string
  readonly cars: number
  /** What it probably means, for a person to confirm; null where nothing is near. */
  readonly suggestion: string | null
  /** What it may mean: titles of the column's vocabulary; empty where any text may be meant. */
  readonly choices: readonly string[]
  /** Whether the text may be passed over: the car is advertised without the field. */
  readonly mayBeLeftOut: boolean
}

/** What is known of the answer where the column has no vocabulary, and what the mapping makes of the text, where it makes another of it. */
interface KnownOfQuestion extends Partial<Pick<FeedQuestion, 'suggestion' | 'choices'>> {
  readonly read?: string
}

/** Questions of one file: a file of noise has no more than a person can answer. */
const mostQuestions = 200

/** Collects what is not understood in a file, each text of a column once. */
export const createFeedQuestions = () => {
  const questions = new Map<string, FeedQuestion>()
  const asked = (column: ImportColumn, text: string, { read = text, ...known }: KnownOfQuestion): FeedQuestion => {
    const vocabulary = isWordColumn(column) ? columnVocabularies[column] : null
    const near: unknown = vocabulary?.suggest(read)
    return {
      ...{ column, text, cars: 0 },
      suggestion: vocabulary?.entries.find(({ value }) => value === near)?.title ?? null,
      choices: vocabulary?.entries.map(({ title }) => title) ?? [],
      mayBeLeftOut: column !== 'make' && !mustBeKnown.includes(column),
      ...known,
    }
  }
  return {
    /** Asks about a text of one more car. */
    ask(column: ImportColumn, written: string, known: KnownOfQuestion = {}): void {
      const text = written.trim().slice(0, 200)
      const key = `${column}:${text.toLowerCase()}`
      const before = questions.get(key)
      if (!before && questions.size >= mostQuestions) return
      const question = before ?? asked(column, text, known)
      questions.set(key, { ...question, cars: question.cars + 1 })
    },
    /** The questions so far, those about most cars first. */
    all: (): readonly FeedQuestion[] => [...questions.values()].toSorted((one, other) => other.cars - one.cars),
  }
}
