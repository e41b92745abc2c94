import type { OfferStart } from '../offers/offerPeriod'
import type { AnyValues } from '../records/RecordField'

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/**
 * The day and time at which a record such as an offer or a post goes live (OFR-01, CNT-09); null for one that does so once it is saved.
 *
 * @example recordStart({ publishOn: '2026-12-05', publishTime: '08:00' }) // { startsOn: '2026-12-05', startTime: '08:00' }
 */
export const recordStart = ({ startsOn, startTime, publishOn, publishTime }: AnyValues): OfferStart => ({
  startsOn: textOf(startsOn) ?? textOf(publishOn),
  startTime: textOf(startTime) ?? textOf(publishTime),
})
