import { isBlank } from '../stock-import/placeholders'
import { noteKind } from '../stock-import/remarks/noteHeadings'
import { isOffSaleHeading } from '../stock-import/remarks/offSaleHints'
import { isMasked, maskPersons, withoutMask } from '../stock-import/remarks/personalDetails'
import { priceTypeUnder } from '../stock-import/remarks/priceNotes'
import type { FeedMapping } from './FeedMapping'
import type { FeedRecord } from './FeedRecords'
import { isOneOf } from './mappedLine'
import { isNeutral } from './neutralHeadings'

/** A column that nothing reads, whose entries may matter: a person decides about it once per feed. */
export interface ColumnQuestion {
  readonly heading: string
  /** Number of cars that wait because of it. */
  readonly cars: number
  /** Its undecided texts, most cars first; empty for free text, which is decided as a whole. */
  readonly texts: readonly {
    readonly text: string
    readonly cars: number
    /** Whether a rule for notes says that these cars shouldn’t be advertised. */
    readonly isFlagged: boolean
  }[]
  /** Of free text: entries whose cars may not be for sale, persons masked. */
  readonly doubtful?: readonly { readonly text: string; readonly cars: number }[]
  /** Of free text: whether any entry may take its car off sale, as under “Holds” or “Internal notes”. */
  readonly isFlagged?: true
  /** The heading that it repeats with other entries, of a column where only one of two can be right. */
  readonly repeats?: string
}

/** Maximum distinct texts of a column that are decided one by one, and characters of each; and of texts that contradict their row. */
const [mostTexts, longestText, longestDoubted] = [12, 60, 200] as const

interface Counted {
  cars: number
  /** By text in small letters; null for free text. */
  texts: Map<string, { readonly text: string; cars: number; readonly isFlagged: boolean }> | null
  /** Of free text: flagged entries by text in small letters, persons masked. */
  readonly doubtful: Map<string, { readonly text: string; cars: number }>
  isFlagged: boolean
}

/** Headings of lists in one cell: “diesel, on-hold” has two tags. */
const listHeading = /(?:^|[^a-z])(?:tags?|labels?|flags?|keywords|badges|stickers?|ribbons?)$/i

/** Whether a text is one of the decided ones but for the person in it: “hold - …” is for any name. */
const isOneMasked = (text: string, decided: readonly string[]): boolean => {
  const masked = decided.filter(isMasked)
  return masked.length > 0 && isOneOf(maskPersons(text), masked)
}

/** What an undecided cell does: nothing, or its car waits. */
type Verdict = 'free' | 'waits' | 'open'

/**
 * Applies a person’s decisions about the columns that nothing reads, and collects the undecided ones (ENT-01).
 *
 * @param unread unmapped headings
 * @param headings all headings of the file
 * @param known headings that the file’s supplier documents as without meaning for an advertisement
 * @param repeated by heading that contradicts a read one if its entry is another: the read heading
 * @param isPlain whether the supplier documents that an entry says nothing of an advertisement
 */
export const createColumnDecisions = (
  unread: readonly string[],
  headings: readonly string[],
  decided: FeedMapping['decided'] = {},
  known: readonly string[] = [],
  repeated: ReadonlyMap<string, string> = new Map(),
  isPlain: (heading: string, text: string) => boolean = () => false,
) => {
  const decisions = new Map(Object.entries(decided))
  const withoutMeaning = new Set(known)
  const open = new Map<string, Counted>()
  /** Cars by text that contradicts its row, by heading. */
  const doubted = new Map<string, Map<string, number>>()
  const all = new Set(headings)
  const lists = new Set(unread.filter((heading) => listHeading.test(heading)))
  /** The read heading that an unread one repeats: “Price” for “Price (2)”. */
  const original = new Map(
    unread.flatMap((heading) => {
      const name = heading.replace(/ \(\d+\)$/, '')
      return name !== heading && all.has(name) && !unread.includes(name) ? [[heading, name] as const] : []
    }),
  )
  const verdict = (heading: string, text: string): Verdict => {
    if (isBlank(text)) return 'free'
    const decision = decisions.get(heading)
    if (!decision)
      return withoutMeaning.has(heading) || isPlain(heading, text) || isNeutral(heading, text) || priceTypeUnder(heading, text) !== null
        ? 'free'
        : 'open'
    const { ignores, holds } = decision
    if (holds === 'all' || isOneOf(text, holds) || isOneMasked(text, holds)) return 'waits'
    return ignores === 'all' || isOneOf(text, ignores) || isOneMasked(text, ignores) ? 'free' : 'open'
  }
  /** The entries of a cell: a list has several. */
  const entriesOf = (heading: string, { values }: FeedRecord): readonly string[] => {
    const text = values.get(heading) ?? ''
    const same = original.get(heading)
    if (text === '' || (same !== undefined && values.get(same) === text)) return []
    return (lists.has(heading) ? text.split(/[,;|\n]/) : text.includes('\n') ? text.split('\n') : [text]).map((each) => each.trim())
  }
  /** The undecided entries of the row that was asked about last, as it is asked about more than once. */
  let last: { readonly record: FeedRecord; readonly entries: readonly (readonly [heading: string, texts: readonly string[]])[] } | null =
    null
  const undecidedIn = (record: FeedRecord) => {
    if (last?.record !== record) {
      const entries = unread.flatMap((heading) => {
        const texts = entriesOf(heading, record).filter((text) => verdict(heading, text) === 'open')
        return texts.length > 0 ? [[heading, texts] as const] : []
      })
      last = { record, entries }
    }
    return last.entries
  }
  const newCounted = (heading: string): Counted => ({
    ...{ cars: 0, texts: noteKind(heading) === 'person' ? null : new Map(), doubtful: new Map() },
    isFlagged: isOffSaleHeading(heading),
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
    /** The unmapped heading under which a row has an entry whose cars wait. */
    heldUnder: (record: FeedRecord): string | undefined =>
      decisions.size === 0
        ? undefined
        : unread.find((heading) => decisions.has(heading) && entriesOf(heading, record).some((text) => verdict(heading, text) === 'waits')),
    /** Whether a person said of each entry of a cell by its words that it doesn’t matter. */
    isAllowed: (heading: string, record: FeedRecord): boolean => {
      const { ignores = 'all', allows = [] } = decisions.get(heading) ?? {}
      const texts = ignores === 'all' ? allows : [...ignores, ...allows]
      return texts.length > 0 && entriesOf(heading, record).every((text) => isOneOf(text, texts))
    },
    /** Whether a person said of each entry of a cell, alone or with its whole column, that it doesn’t matter. */
    isIgnored: (heading: string, record: FeedRecord): boolean =>
      decisions.has(heading) && entriesOf(heading, record).every((text) => verdict(heading, text) === 'free'),
    /** Whether a person has decided about a column. */
    isDecided: (heading: string): boolean => decisions.has(heading),
    /** Whether a row has an entry without a decision. */
    hasUndecided: (record: FeedRecord): boolean => undecidedIn(record).length > 0,
    /** Asks about a text that contradicts its row, also where the column as a whole doesn’t matter. */
    askAbout: (heading: string, written: string): void => {
      const text = written.trim()
      const texts = doubted.get(heading) ?? new Map<string, number>()
      if (text.length > longestDoubted || maskPersons(text) !== text || (texts.size >= mostTexts && !texts.has(text))) return
      doubted.set(heading, texts.set(text, (texts.get(text) ?? 0) + 1))
    },
    /** The headings with an undecided entry of an advertised car, which are counted for the questions. */
    undecidedUnder: (record: FeedRecord, isFlagged: (heading: string, text: string) => boolean): readonly string[] =>
      undecidedIn(record).map(([heading, texts]) => {
        count(heading, texts, (text) => repeated.has(heading) || isFlagged(heading, text))
        return heading
      }),
    /** The undecided columns, in the file’s order. */
    questions: (): readonly ColumnQuestion[] =>
      [...unread, ...[...doubted.keys()].filter((heading) => !unread.includes(heading))].flatMap((heading) => {
        const counted = open.get(heading)
        const doubtedTexts = doubted.get(heading)
        const ofRow = [...(doubtedTexts ?? [])].map(([text, cars]) => ({ text, cars, isFlagged: true }))
        const isDoubted = (text: string) => doubtedTexts !== undefined && [...doubtedTexts.keys()].some((each) => isOneOf(each, [text]))
        const ofColumn = [...(counted?.texts?.values() ?? [])].map((each) => (isDoubted(each.text) ? { ...each, isFlagged: true } : each))
        const texts = (counted ? ofColumn : ofRow).toSorted((one, other) => other.cars - one.cars)
        const cars = counted?.cars ?? ofRow.reduce((sum, each) => sum + each.cars, 0)
        const repeats = repeated.get(heading)
        const isFree = texts.length === 0
        const doubtful = isFree ? [...(counted?.doubtful.values() ?? [])].toSorted((one, other) => other.cars - one.cars) : []
        const isFlagged = isFree && counted?.isFlagged === true
        return cars > 0
          ? [
              {
                ...{ heading, cars, texts },
                ...(doubtful.length > 0 && !isFlagged && { doubtful }),
                ...(isFlagged && { isFlagged: true as const }),
                ...(repeats !== undefined && { repeats }),
              },
            ]
          : []
      }),
  }
}
