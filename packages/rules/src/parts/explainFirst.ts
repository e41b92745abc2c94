import type { Reason } from '../reasons/Reason'
import { explain } from './explain'
import type { Part } from './Part'

interface OnlyOne<About> {
  /** The rule in a few words, such as 'One tag a car'. */
  readonly title: string
  /** Says which part shows instead. */
  readonly no: (first: Part<About>) => string
}

/**
 * Says of every part of a ladder why it shows or doesn't (UI-19): the first whose needs hold shows, as `firstShown` has it; one after
 * it that would show too says what comes before it.
 */
export const explainFirst = <About>(parts: readonly Part<About>[], about: About, { title, no }: OnlyOne<About>): Reason[] => {
  let first: { readonly part: Part<About>; readonly reason: Reason } | null = null
  return parts.map((part) => {
    const reason = explain(part, about)
    if (!reason.shown) return reason
    if (!first) {
      first = { part, reason }
      return reason
    }
    const settings = first.reason.because.flatMap((each) => each.settings)
    const fields = first.reason.because.flatMap((each) => each.fields)
    return { ...reason, shown: false, because: [{ rule: first.part.rule, title, says: no(first.part), settings, fields }] }
  })
}
