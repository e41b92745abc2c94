import { isBlank } from '../stock-import/placeholders'
import { isMasked, maskPersons } from '../stock-import/remarks/personalDetails'
import { priceTypeUnder } from '../stock-import/remarks/priceNotes'
import type { ColumnQuestion } from './ColumnQuestion'
import { blankCell } from './clearance'
import { createEntryCounts, mostTexts } from './createEntryCounts'
import type { FeedMapping } from './FeedMapping'
import type { FeedRecord, FileCodes } from './FeedRecords'
import { codeMeaning } from './fileCodes'
import { isOneOf } from './mappedLine'
import { isNeutral } from './neutralHeadings'
import { isClearlyOffered, isSaleBearing } from './saleBearing'

/** How a text is asked about that contradicts its row. */
const contradicting = { isFlagged: true, isContradictory: true } as const
/** Maximum characters of a text that contradicts its row. */
const longestDoubted = 200

/** Headings of lists in one cell: “diesel, on-hold” has two tags. */
const listHeading = /(?:^|[^a-z])(?:tags?|labels?|flags?|keywords|badges|stickers?|ribbons?)$/i

/** Whether a text is a decided one apart from the name in it: the decision about “hold - …” is for any name. */
const isOneMasked = (text: string, decided: readonly string[]): boolean => {
  const masked = decided.filter(isMasked)
  return masked.length > 0 && isOneOf(maskPersons(text), masked)
}

/** A text that no rule knows, as an example for how a heading treats unknown texts. */
const anyWords = 'as agreed'

/** Effect of an entry: none (free), its car waits by a decision of a user, or a decision is missing (open). */
type Verdict = 'free' | 'waits' | 'open'

/** The verdict about a blank cell: a decision about all entries isn’t about it, unless the whole column doesn’t matter. */
const blankVerdict = (decision: (FeedMapping['decided'] & object)[string] | undefined): Verdict => {
  if (decision === undefined) return 'open'
  const { ignores, holds } = decision
  if (holds !== 'all' && isOneOf(blankCell, holds)) return 'waits'
  return holds === 'all' || ignores === 'all' || isOneOf(blankCell, ignores) ? 'free' : 'open'
}

/** A text with what the file says of it as a code. */
const withHint = (heading: string, asked: ColumnQuestion['texts'][number], codes: FileCodes): ColumnQuestion['texts'][number] => {
  const hint = codeMeaning(codes, heading, asked.text)
  return hint === undefined ? asked : { ...asked, hint: maskPersons(hint) }
}

/** Flags the texts of a question that aren’t understood. If there are any, the console suggests no decision about the column. */
const withDoubt = (asked: ColumnQuestion, isOfNumbers: boolean, codes: FileCodes): ColumnQuestion => {
  const { heading } = asked
  const texts = codes.size === 0 ? asked.texts : asked.texts.map((each) => withHint(heading, each, codes))
  const question = { ...asked, texts }
  if (isClearlyOffered(heading, anyWords) || (isOfNumbers && !isSaleBearing(heading))) return question
  const alone = { ...question, isAskedAlone: true as const }
  if (texts.length === 0) return isSaleBearing(heading) ? { ...alone, isFlagged: true } : alone
  const doubted = texts.map((each) => {
    const { isContradictory: _isContradictory, ...unclear } = each
    return isClearlyOffered(heading, each.hint ?? each.text) ? each : { ...unclear, isFlagged: true }
  })
  return doubted.some(({ isFlagged }) => isFlagged) ? { ...alone, texts: doubted } : question
}

/**
 * Applies a user’s decisions about unread columns, and collects the undecided ones (ENT-01).
 *
 * @param unread unread headings
 * @param headings all headings of the file
 * @param known headings that the file’s supplier documents as without meaning for an advertisement
 * @param repeated the read heading by an unread one that repeats it, so that different entries contradict each other
 * @param isPlain whether the supplier documents that an entry can’t change an advertisement
 * @param codes what the file says of codes
 * @param isBlankOpen whether a blank cell may say that its car isn’t for sale, as other cars have an entry such as “Yes” under “Ready”
 */
export const createColumnDecisions = (
  unread: readonly string[],
  headings: readonly string[],
  decided: FeedMapping['decided'] = {},
  known: readonly string[] = [],
  repeated: ReadonlyMap<string, string> = new Map(),
  isPlain: (heading: string, text: string) => boolean = () => false,
  codes: FileCodes = new Map(),
  isBlankOpen: (heading: string) => boolean = () => false,
) => {
  const decisions = new Map(Object.entries(decided))
  const withoutMeaning = new Set(known)
  const counted = createEntryCounts()
  /** Numbers of cars, by heading and by text that contradicts other cells of its row. */
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
    if (isBlank(text)) return text === blankCell && isBlankOpen(heading) ? blankVerdict(decisions.get(heading)) : 'free'
    const decision = decisions.get(heading)
    if (!decision)
      return withoutMeaning.has(heading) || isPlain(heading, text) || isNeutral(heading, text) || priceTypeUnder(heading, text) !== null
        ? 'free'
        : 'open'
    const { ignores, holds, contradictory = [] } = decision
    if (holds === 'all' || isOneOf(text, holds) || isOneMasked(text, holds)) return 'waits'
    return ignores === 'all' || isOneOf(text, [...ignores, ...contradictory]) || isOneMasked(text, ignores) ? 'free' : 'open'
  }
  /** The entries of a cell: a list has several. */
  const entriesOf = (heading: string, { values }: FeedRecord): readonly string[] => {
    const text = values.get(heading) ?? ''
    if (isBlank(text) && isBlankOpen(heading)) return [blankCell]
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
  /** Whether a user decided that cars with this cell wait where it contradicts another column. */
  const isContradictory = (heading: string, record: FeedRecord): boolean => {
    const { contradictory = [] } = decisions.get(heading) ?? {}
    return contradictory.length > 0 && entriesOf(heading, record).some((text) => isOneOf(text, contradictory))
  }
  return {
    isContradictory,
    /** The unread heading under which a row has an entry whose cars wait. */
    heldUnder: (record: FeedRecord): string | undefined =>
      decisions.size === 0
        ? undefined
        : unread.find((heading) => decisions.has(heading) && entriesOf(heading, record).some((text) => verdict(heading, text) === 'waits')),
    /** Whether a user decided of each text of a cell, not only of its whole column, that it doesn’t matter. */
    isAllowed: (heading: string, record: FeedRecord): boolean => {
      const { ignores = 'all', allows = [] } = decisions.get(heading) ?? {}
      const texts = ignores === 'all' ? allows : [...ignores, ...allows]
      return texts.length > 0 && entriesOf(heading, record).every((text) => isOneOf(text, texts))
    },
    /** Whether a user decided of each text of a cell, or of its whole column, that it doesn’t matter. */
    isIgnored: (heading: string, record: FeedRecord): boolean =>
      decisions.has(heading) &&
      !isContradictory(heading, record) &&
      entriesOf(heading, record).every((text) => verdict(heading, text) === 'free'),
    /** Whether a user has decided about a column. */
    isDecided: (heading: string): boolean => decisions.has(heading),
    /** Whether a row has an entry without a decision. */
    hasUndecided: (record: FeedRecord): boolean => undecidedIn(record).length > 0,
    /** Asks about a text that contradicts other cells of its row, even if a user decided that the whole column doesn’t matter. */
    askAbout: (heading: string, written: string): void => {
      const text = written.trim()
      const texts = doubted.get(heading) ?? new Map<string, number>()
      if (text.length > longestDoubted || maskPersons(text) !== text || (texts.size >= mostTexts && !texts.has(text))) return
      doubted.set(heading, texts.set(text, (texts.get(text) ?? 0) + 1))
    },
    /** The headings with an undecided entry of an advertised car, which are counted for the questions. */
    undecidedUnder: (record: FeedRecord, isFlagged: (heading: string, text: string) => boolean): readonly string[] =>
      undecidedIn(record).map(([heading, texts]) => {
        counted.count(heading, texts, (text) => text === blankCell || repeated.has(heading) || isFlagged(heading, text))
        return heading
      }),
    /** The undecided columns, in the file’s order. */
    questions: (): readonly ColumnQuestion[] =>
      [...unread, ...[...doubted.keys()].filter((heading) => !unread.includes(heading))].flatMap((heading) => {
        const ofCells = counted.of(heading)
        const doubtedTexts = doubted.get(heading)
        const ofRow = [...(doubtedTexts ?? [])].map(([text, cars]) => ({ text, cars, ...contradicting }))
        const isDoubted = (text: string) => doubtedTexts !== undefined && [...doubtedTexts.keys()].some((each) => isOneOf(each, [text]))
        const ofColumn =
          ofCells?.texts.map((each) => (!each.isFlagged && isDoubted(each.text) ? { ...each, ...contradicting } : each)) ?? ofRow
        const texts = ofColumn.toSorted((one, other) => other.cars - one.cars)
        const cars = ofCells?.cars ?? ofRow.reduce((sum, each) => sum + each.cars, 0)
        const repeats = repeated.get(heading)
        const question = { heading, cars, texts, ...ofCells?.ofFreeText, ...(repeats !== undefined && { repeats }) }
        return cars > 0 ? [ofCells === null ? question : withDoubt(question, ofCells.isOfNumbers, codes)] : []
      }),
  }
}
