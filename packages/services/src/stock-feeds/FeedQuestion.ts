import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import type { Vocabulary } from '@forecourt/rules/stock/vocabulary/createVocabulary'
import { priceTypes } from '@forecourt/rules/stock/vocabulary/priceTypes'
import { isUnclearStatus, statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import { mustBeKnown } from '../stock-import/checks/CheckedRow'
import { columnVocabularies, isWordColumn } from '../stock-import/columnVocabularies'
import { maskPersons, namesPerson, withoutMask } from '../stock-import/remarks/personalDetails'
import { isNoPlace } from '../stock-import/remarks/saleNotes'
import { type ImportColumn, isAmount, saleColumns } from '../stock-import/stockColumns'
import { sectionChoices } from './createSections'
import { sectionKey } from './sectionAnswers'

/** An unknown text of a feed; one question for all cars that have it. */
export interface FeedQuestion {
  readonly column: ImportColumn
  /**
   * The text as first spelled in the file, a person's name in it masked; `anyDate` for all dates of a column; empty if the column is
   * empty.
   */
  readonly text: string
  readonly cars: number
  /** Suggested meaning for the user to confirm; null without a close match. */
  readonly suggestion: string | null
  /** Possible meanings: titles of the column's vocabulary; empty if any text is allowed. */
  readonly choices: readonly string[]
  /** Whether the text may be left out: the car is advertised without the field, without its price or reading, or not at all. */
  readonly mayBeLeftOut: boolean
  /** Whether the text is a row of its own above some cars, such as “USED”; its answer is in the mapping's `sections`. */
  readonly isSection?: true
  /** Whether the text is a name for all texts of the column that are written alike, such as “Years with two digits”. */
  readonly isNotation?: true
  /** For a line above or below the cars, a mark on a value, or two stock numbers that may be of one car; its answer is in the mapping's `sections` too. */
  readonly of?: 'note' | 'mark' | 'pair'
  /** What the file says of a mark or a code. */
  readonly hint?: string
}

/** Known facts about the answer in columns without a vocabulary, and the mapped text if the mapping changes it. */
interface KnownOfQuestion extends Partial<Pick<FeedQuestion, 'suggestion' | 'choices' | 'mayBeLeftOut' | 'isNotation'>> {
  readonly read?: string
}

/** Maximum questions per file, against files of random text, and per column of texts that users enter: prices and readings. */
const [mostQuestions, mostEntered] = [200, 5] as const

/** Columns whose texts need a meaning: without one a car has no make, may not be advertised, or has a fact that must be disclosed. */
const needed: readonly ImportColumn[] = ['make', 'securityInterest', 'damagedImport', ...mustBeKnown]

/** A text of whose meaning its writer isn’t sure: “Diesel?”, “Auto (tbc)”. */
const unsure =
  /\?|\b(?:tb[ac]|check(?:ing)?|maybe|may be|possibly|prob(?:ably)?|unsure|not sure|unconfirmed|confirm|verify|guess|i think)\b/i

const denied = /\b(?:not|no|never|non|un|isn['’]?t|wasn['’]?t)\b/i

/** Answers to a question about a note or a mark. */
const noteChoices: readonly string[] = [...priceTypes.entries.map(({ title }) => title), ...sectionChoices]
/** The only answer about two stock numbers; of one car, a row is removed from the file. */
const pairChoices: readonly string[] = ['Two different cars']
/** Start of a note about the prices of a file. */
const ofAllPrices =
  /^\W*(?:(?:all|the|our|windscreen|window|sticker|retail|web|asking|advertised|listed) )*prices? (?:are |is |shown |listed |quoted )*/i
/** The choice that a note or an explanation names word by word; null for none. */
const meaningOf = (text: string): string | null => {
  const plain = text.replace(/[\s.!]+$/, '')
  const titles = [priceTypes, statuses, carTypes].flatMap((vocabulary) => {
    const value = vocabulary.read(plain)
    return value === null ? [] : [vocabulary.title(value as never)]
  })
  return titles.find((title) => noteChoices.includes(title)) ?? null
}

/** The choice that the file’s own explanation of a text names; null for none or several. */
const choiceNamed = (hint: string, choices: readonly string[], vocabulary: Vocabulary<unknown> | null): string | null => {
  const value = vocabulary?.read(hint) ?? null
  const title = value === null ? undefined : vocabulary?.entries.find((entry) => entry.value === value)?.title
  if (title !== undefined) return title
  const [only, ...others] = vocabulary ? [] : choices.filter((choice) => choice.toLowerCase().includes(hint.toLowerCase()))
  return only !== undefined && others.length === 0 ? only : null
}

/**
 * Collects the unknown texts of a file, once per column and text.
 *
 * @param explained what the file says of a text of a column
 */
export const createFeedQuestions = (explained: (column: ImportColumn, text: string) => string | undefined = () => undefined) => {
  const questions = new Map<string, FeedQuestion>()
  /** Distinct locations of the file, up to two. */
  const placesNamed = new Set<string>()
  const newQuestion = (column: ImportColumn, text: string, { read = text, ...known }: KnownOfQuestion): FeedQuestion => {
    const vocabulary = isWordColumn(column) ? columnVocabularies[column] : null
    // “Not sold” and “Hold” resemble “Sold”, and mean something else.
    const near: unknown = denied.test(read) || unsure.test(read) || isUnclearStatus(read) ? null : vocabulary?.suggest(read)
    const question = {
      ...{ column, text, cars: 0 },
      suggestion: vocabulary?.entries.find(({ value }) => value === near)?.title ?? null,
      choices: vocabulary?.entries.map(({ title }) => title) ?? [],
      mayBeLeftOut: !needed.includes(column),
      ...known,
    }
    const hint = explained(column, text)
    return hint === undefined
      ? question
      : { ...question, hint: maskPersons(hint), suggestion: choiceNamed(hint, question.choices, vocabulary) }
  }
  const entered = (column: ImportColumn): number => [...questions.values()].filter((each) => each.column === column).length
  return {
    /** What the file itself says of a text of a column. */
    explained,
    /** Counts one more car with this text. Returns whether it is asked about: a file has a maximum of questions. */
    ask(column: ImportColumn, written: string, known: KnownOfQuestion = {}): boolean {
      const plain = written.trim().slice(0, 200)
      const text = saleColumns.includes(column) || namesPerson(plain) ? maskPersons(plain) : plain
      const key = `${column}:${text.toLowerCase()}`
      const before = questions.get(key)
      if (!before && (questions.size >= mostQuestions || (isAmount(column) && entered(column) >= mostEntered))) return false
      const question = before ?? newQuestion(column, text, text === plain ? known : { ...known, read: withoutMask(text) })
      questions.set(key, { ...question, cars: question.cars + 1 })
      return true
    },
    /** Counts one more car below a section that isn’t clear. */
    askSection(written: string): void {
      const text = sectionKey(written)
      const key = `section:${text.toLowerCase()}`
      const before = questions.get(key)
      if (!before && questions.size >= mostQuestions) return
      const type = unsure.test(text) ? null : carTypes.suggest(withoutMask(text))
      const question = before ?? {
        ...{ column: 'carType' as const, text, cars: 0, choices: sectionChoices, mayBeLeftOut: true, isSection: true as const },
        suggestion: type === null ? null : carTypes.title(type),
      }
      questions.set(key, { ...question, cars: question.cars + 1 })
    },
    /**
     * Counts one more car of a file with a line that isn’t clear, or with a mark.
     *
     * @param hints what the file says of a mark; null for a line
     */
    askNote(written: string, hints: readonly string[] | null): void {
      const text = sectionKey(written)
      const key = `note:${text}`
      const before = questions.get(key)
      if (!before && questions.size >= mostQuestions) return
      const hint = hints?.map((each) => maskPersons(each).slice(0, 200)).join('” or “') ?? ''
      const [only = ''] = hints?.length === 1 ? hints : []
      const question = before ?? {
        ...{ column: 'status' as const, text, cars: 0, choices: noteChoices, mayBeLeftOut: true, isSection: true as const },
        ...{ of: hints === null ? ('note' as const) : ('mark' as const), ...(hint && { hint }) },
        suggestion: meaningOf(hints === null ? written.replace(ofAllPrices, '') : only),
      }
      questions.set(key, { ...question, cars: question.cars + 1 })
    },
    /** Counts one more car of two that may be one, by their stock numbers. */
    askPair(text: string): void {
      const key = `pair:${text}`
      const before = questions.get(key)
      if (!before && questions.size >= mostQuestions) return
      const question = before ?? {
        ...{ column: 'stockNumber' as const, text, cars: 0, choices: pairChoices, mayBeLeftOut: false, isSection: true as const },
        ...{ of: 'pair' as const, suggestion: null },
      }
      questions.set(key, { ...question, cars: question.cars + 1 })
    },
    /** Notes the location of a row, also a known one. */
    notePlace(text: string): void {
      if (placesNamed.size < 2) placesNamed.add(text.trim().toLowerCase())
    },
    /** The questions, most cars first. The only location of a file is probably the only one of the dealer. */
    all: (): readonly FeedQuestion[] =>
      [...questions.values()]
        .map((question) => {
          const { column, choices, text } = question
          const [only = null] = column === 'location' && choices.length === 1 && placesNamed.size === 1 && !isNoPlace(text) ? choices : []
          return only === null ? question : { ...question, suggestion: only }
        })
        .toSorted((one, other) => other.cars - one.cars),
  }
}

export type FeedQuestions = ReturnType<typeof createFeedQuestions>
