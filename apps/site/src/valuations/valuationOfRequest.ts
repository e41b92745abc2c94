import { readValuation } from '@forecourt/data/valuations/readValuation'
import type { StoredValuation } from '@forecourt/data/valuations/StoredValuation'
import { maskedContact } from '@forecourt/rules/accounts/maskedContact'
import type { Valuation } from '@forecourt/rules/valuations/Valuation'
import { parseValuationToken, valuationToken } from '@forecourt/services/valuations/valuationToken'
import { cookieIn } from '../accounts/accountCookies'
import { env } from '../env'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'

/** The valuation that a token of an address or a form opens, or else the browser's cookie; null for none of this site. */
export async function valuationOfRequest(
  { published }: LiveSite,
  { token, cookies, now }: { readonly token: string | null; readonly cookies: string | null; readonly now: string },
): Promise<StoredValuation | null> {
  const id = parseValuationToken(env().INTERNAL_SECRET, published.organisationId, token || cookieIn(cookies, 'valuation'), now)
  return id === null ? null : readValuation(database(), published, id, now)
}

/** What a page may know of a valuation: nothing of where its code went but a hint, and the token that opens it. */
export function shownValuation({ published }: LiveSite, stored: StoredValuation, now: string): Valuation {
  const { vehicle, confirmed, km, answers, photos, photosDone, sent, codeTo, state, lowCents, highCents, offerCents, reason } = stored
  const { source, validUntil, appraisalAt, car } = stored
  return {
    token: valuationToken(env().INTERNAL_SECRET, { organisationId: published.organisationId, valuationId: stored.id }, now),
    vehicle,
    confirmed,
    km,
    answers,
    photos,
    photosDone,
    sent,
    codeTo: codeTo && maskedContact(codeTo),
    state,
    lowCents,
    highCents,
    offerCents,
    reason,
    source,
    validUntil,
    appraisalAt,
    car,
  }
}
