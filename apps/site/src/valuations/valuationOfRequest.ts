import { tradeInValues } from '@forecourt/data/shoppers/tradeInValues'
import { readValuation } from '@forecourt/data/valuations/readValuation'
import type { StoredValuation } from '@forecourt/data/valuations/StoredValuation'
import { maskedContact } from '@forecourt/rules/accounts/SignIn'
import type { TradeInValue } from '@forecourt/rules/valuations/tradeInText'
import type { Valuation } from '@forecourt/rules/valuations/Valuation'
import {
  type ValuationAction,
  type ValuationPage,
  type ValuationProblem,
  valuationActions,
  valuationProblems,
} from '@forecourt/rules/valuations/ValuationPage'
import { parseValuationToken, valuationToken } from '@forecourt/services/valuations/valuationToken'
import { parseCookie } from '../accounts/accountCookies'
import { purchaseHref } from '../accounts/findJourney'
import { signedInShopper } from '../accounts/signedInShopper'
import { findCar } from '../cars/findCar'
import { env } from '../env'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { isFault, parseFaults } from './ValuationRequest'

/** The valuation of a token in the address or form, or of the browser's cookie; null for none of this site. */
export async function valuationOfRequest(
  { published }: LiveSite,
  { token, cookies, now }: { readonly token: string | null; readonly cookies: string | null; readonly now: string },
): Promise<StoredValuation | null> {
  const id = parseValuationToken(env().INTERNAL_SECRET, published.organisationId, token || parseCookie(cookies, 'valuation'), now)
  return id === null ? null : readValuation(database(), published, id, now)
}

/** Public data of a valuation: a hint of the code's recipient, and its token. */
export function shownValuation({ published }: LiveSite, stored: StoredValuation, now: string): Valuation {
  const { vehicle, confirmed, km, answers, photos, photosDone, sent, pendingCodeTo, state, lowCents, highCents, offerCents, reason } =
    stored
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
    pendingCodeTo: pendingCodeTo && maskedContact(pendingCodeTo),
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

interface TradeInsQuery {
  readonly cookies: string | null
  /** Id of a vehicle the journey already has. */
  readonly knownId?: string | null
  readonly now: string
}

/** Submitted trade-ins of this browser and of the signed-in account on this site (TRD-02). */
export async function ownTradeIns(live: LiveSite, { cookies, knownId = null, now }: TradeInsQuery): Promise<TradeInValue[]> {
  const [stored, shopper] = await Promise.all([
    valuationOfRequest(live, { token: null, cookies, now }),
    signedInShopper(live, cookies).catch(() => null),
  ])
  const vehicleIds = [knownId, stored?.vehicleId ?? null].filter((id) => id !== null)
  return vehicleIds.length === 0 && shopper === null ? [] : tradeInValues(database(), live.published, { vehicleIds, shopper, now })
}

/** Valuation page from address, cookie and stored state (RTE-07). */
export async function tradeInPage(live: LiveSite, params: URLSearchParams, cookies: string | null): Promise<ValuationPage> {
  const now = new Date().toISOString()
  const token = params.get('valuation')
  const [stored, shopper] = await Promise.all([
    params.get('step') === 'vehicle' && token === null ? null : valuationOfRequest(live, { token, cookies, now }),
    signedInShopper(live, cookies).catch(() => null),
  ])
  const requested = params.get('car_id')
  const car = requested ? await findCar(live, requested.slice(0, 200)).catch(() => null) : null
  const [problem, done] = [params.get('problem'), params.get('done')]
  const shown = car ? { id: car.id, slug: car.slug, name: car.name } : (stored?.car ?? null)
  const isLinkExpired = token !== null && stored === null
  return {
    valuation: stored && shownValuation(live, stored, now),
    requested: params.get('step'),
    problem: isLinkExpired
      ? 'linkExpired'
      : problem !== null && Object.hasOwn(valuationProblems, problem)
        ? (problem as ValuationProblem)
        : null,
    faults: parseFaults(params.getAll('fault').filter(isFault)),
    entered: {},
    done: done !== null && Object.hasOwn(valuationActions, done) ? (done as ValuationAction) : null,
    car: shown,
    journeyHref: await purchaseHref(live, shown, cookies),
    signedIn: shopper !== null,
  }
}
