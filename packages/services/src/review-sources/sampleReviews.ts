import { createHash } from 'node:crypto'
import type { FetchedReview } from '@forecourt/data/reviews/sources/takeReviews'
import { addDays } from '@forecourt/rules/dates/calendarDate'
import type { PullReviews } from './ReviewSources'

interface SampleReview {
  readonly by: string
  readonly text: string
  readonly rating: number
  /** Days before the first day of the cycle. */
  readonly ago: number
}

const samples: readonly SampleReview[] = [
  {
    by: 'Alinta W.',
    text: 'Rang ahead, and the ute was out the front with the paperwork ready. In and out in an hour.',
    rating: 5,
    ago: 2,
  },
  { by: 'Gus P.', text: 'Fair trade on the old wagon. The yard could do with more shade.', rating: 4, ago: 6 },
  { by: 'Mei-Lin T.', text: 'They found the fault another place missed twice.', rating: 5, ago: 11 },
  { by: 'Rohan D.', text: 'Car is great. Waited three days for a call back.', rating: 3, ago: 19 },
  { by: 'Sefina L.', text: 'No pressure at all, and they kept my girls busy with pencils.', rating: 5, ago: 33 },
  { by: 'Craig B.', text: 'Second car from here. Same people, same straight answers.', rating: 5, ago: 52 },
  { by: 'Priya A.', text: 'Delivered to our door on a Sunday.', rating: 5, ago: 70 },
  { by: 'Hamish F.', text: 'Good price, slow finance.', rating: 4, ago: 95 },
]

/** Cycle of the sample reviews in days: they appear, change and disappear within it. */
const cycleDays = 14

/**
 * Sample reviews for the demo's dealers: they differ by place, and within two weeks one is added, one edited and one removed. Dates are UTC
 * days of the given clock, as the dealer's time zone doesn't matter here.
 */
export const sampleReviews =
  (now: () => string): PullReviews =>
  async ({ place }) => {
    const seed = createHash('sha256').update(place).digest()
    const today = now().slice(0, 10)
    const dayOfCycle = (((Date.parse(today) / 86_400_000 + (seed[0] ?? 0)) % cycleDays) | 0) % cycleDays
    const cycleStart = addDays(today, -dayOfCycle)
    const from = (seed[1] ?? 0) % samples.length
    const reviews = samples.flatMap((_one, index): FetchedReview[] => {
      const one = samples[(from + index) % samples.length]
      if (!one) return []
      const isNew = index === 0
      const isLeaving = index === samples.length - 1
      if ((isNew && dayOfCycle < 3) || (isLeaving && dayOfCycle >= 9)) return []
      const text = index === 2 && dayOfCycle >= 6 ? `${one.text} Update: still going strong.` : one.text
      return [
        {
          externalId: `${place}-${(from + index) % samples.length}-${isNew ? cycleStart : 'kept'}`,
          customerName: one.by,
          text,
          rating: one.rating,
          reviewDate: isNew ? addDays(cycleStart, 3) : addDays(cycleStart, -one.ago),
          ...(index === 4
            ? { replyText: 'Thank you, it was a pleasure.', replyDate: addDays(cycleStart, 1 - one.ago) }
            : { replyText: null, replyDate: null }),
        },
      ]
    })
    return { reviews, leftOut: 0 }
  }
