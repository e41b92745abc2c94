import type { CrossCheck, Finding } from './CrossCheck'

/** A promotion that runs from a day to a day ends after it begins (ENT-24); else it never shows. */
export const periods: CrossCheck = ({ search }) =>
  search.promos.flatMap(({ id, title, start, expiry }): Finding[] =>
    start !== '' && expiry !== '' && expiry < start
      ? [
          {
            pointer: `/search/promos/${id}/expiry`,
            severity: 'warning',
            message: `The promotion “${title}” never shows: it ends on ${expiry}, before it begins on ${start}.`,
          },
        ]
      : [],
  )
