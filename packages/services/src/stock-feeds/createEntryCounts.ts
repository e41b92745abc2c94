import { noteKind } from '../stock-import/remarks/noteHeadings'
import { isOffSaleHeading } from '../stock-import/remarks/offSaleHints'
import { maskPersons, withoutMask } from '../stock-import/remarks/personalDetails'
import type { ColumnQuestion } from './ColumnQuestion'
import { isPlainNumber } from './saleBearing'

/** Maximum distinct texts of a column that are decided one by one, and characters of each. */
export const mostTexts = 12
const longestText = 60

type OfFreeText = Pick<ColumnQuestion, 'doubtful' | 'isFlagged'>

interface Counted {
  cars: number
  /** By text in small letters; null for free text. */
  texts: Map<string, { readonly text: string; cars: number; readonly isFlagged: boolean }> | null
  /** Of free text: flagged entries by text in small letters, persons masked. */
  readonly doubtful: Map<string, { readonly text: string; cars: number }>
  isFlagged: boolean
  /** Whether all entries are numbers. */
  isOfNumbers: boolean
}

/** Counts the undecided entries of columns for their questions: text by text, or as free text with those that may take a car off sale. */
export const createEntryCounts = () => {
  const open = new Map<string, Counted>()
  const newCounted = (heading: string): Counted => ({
    ...{ cars: 0, texts: noteKind(heading) === 'person' ? null : new Map(), doubtful: new Map() },
    ...{ isFlagged: isOffSaleHeading(heading), isOfNumbers: true },
  })
  /** Counts a flagged entry of free text. Too many to decide one by one flag the column. */
  const countDoubtful = (heading: string, counted: Counted, written: string, cars: number) => {
    if (counted.isFlagged || written.length > longestText || noteKind(heading) === 'person') return
    const text = maskPersons(written)
    const before = counted.doubtful.get(text.toLowerCase())
    if (before) before.cars += cars
    else if (counted.doubtful.size < mostTexts) counted.doubtful.set(text.toLowerCase(), { text, cars })
    else counted.isFlagged = true
  }
  const count = (heading: string, texts: readonly string[], isFlagged: (text: string) => boolean) => {
    const counted = open.get(heading) ?? newCounted(heading)
    open.set(heading, counted)
    counted.cars++
    for (const written of new Set(texts)) {
      counted.isOfNumbers &&= isPlainNumber(written)
      const same = counted.texts?.get(written.toLowerCase())
      const text = same ? written : maskPersons(written)
      const before = same ?? counted.texts?.get(text.toLowerCase())
      if (before) {
        before.cars++
        continue
      }
      const doubt = counted.texts === null || text !== written ? isFlagged(written) : null
      // A flagged text is decided about without its person, if it says anything else.
      const isOfPerson = text !== written && !(doubt && withoutMask(text) !== '')
      if (counted.texts === null || counted.texts.size >= mostTexts || text.length > longestText || isOfPerson) {
        for (const each of counted.texts?.values() ?? []) if (each.isFlagged) countDoubtful(heading, counted, each.text, each.cars)
        counted.texts = null
        if (doubt ?? isFlagged(written)) countDoubtful(heading, counted, written, 1)
      } else counted.texts.set(text.toLowerCase(), { text, cars: 1, isFlagged: doubt ?? isFlagged(written) })
    }
  }
  return {
    /** Counts the entries of one more car. */
    count,
    /** What is asked about a column; null without undecided entries. */
    of(heading: string): {
      readonly cars: number
      readonly texts: ColumnQuestion['texts']
      readonly ofFreeText: OfFreeText
      readonly isOfNumbers: boolean
    } | null {
      const counted = open.get(heading)
      if (!counted) return null
      const texts = [...(counted.texts?.values() ?? [])]
      const isFlagged = texts.length === 0 && counted.isFlagged
      const doubtful = texts.length > 0 || isFlagged ? [] : [...counted.doubtful.values()].toSorted((one, other) => other.cars - one.cars)
      return {
        ...{ cars: counted.cars, texts, isOfNumbers: counted.isOfNumbers },
        ofFreeText: { ...(doubtful.length > 0 && { doubtful }), ...(isFlagged && { isFlagged }) },
      }
    },
  }
}
