/** Milliseconds. */
const holdMs = 72 * 3_600_000

/**
 * When a request made at an instant lapses (ENQ-24), unless people of the dealer answer it or its shopper opens it from the email about it.
 * An address that was typed proves nothing: requests of invented people would fill a calendar until the days of their visits. It is three
 * days, so that what is asked for on a Friday evening is held for all of Monday, when a dealer that closes on weekends answers. Only what
 * a person must confirm lapses. A place that confirms at once has made a promise, which is not taken back; there, the limits on how much
 * one network and one person may book protect the calendar.
 *
 * @param now the instant, ISO in UTC, as is what is returned
 */
export const requestHeldUntil = (now: string): string => new Date(Date.parse(now) + holdMs).toISOString()
