import { momentInZone } from '@forecourt/rules/dates/momentInZone'

/** The day it is in the part of our countries where a day begins first: no review is of a later one. */
export const latestDay = (now: string): string => momentInZone(now, 'Pacific/Chatham').date
