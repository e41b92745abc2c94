import { holdOfCheckout, type StoredCheckout } from '@forecourt/data/checkouts/receiptOfCheckout'
import { checkoutCar, pricedAt } from '@forecourt/data/checkouts/reservedPrice'
import type { SignedInShopper } from '@forecourt/data/shoppers/openShopperSession'
import { lastReservationContact } from '@forecourt/data/shoppers/reservationsOfShopper'
import { loadShopperCars } from '@forecourt/data/shoppers/shopperCars'
import { carBySlug } from '@forecourt/data/stock/reading/carBySlug'
import { similarCars } from '@forecourt/data/stock/search/similarCars'
import { hasAccounts } from '@forecourt/rules/accounts/hasAccounts'
import { type Checkout, type CheckoutProblem, checkoutProblems, newCheckout } from '@forecourt/rules/checkout/Checkout'
import { checkoutSteps, isCheckoutStep } from '@forecourt/rules/checkout/checkoutSteps'
import { checkoutView } from '@forecourt/rules/checkout/checkoutView'
import type { CheckoutContext } from '@forecourt/rules/checkout/Journey'
import { tradedInId } from '@forecourt/rules/checkout/leftToPay'
import type { Car } from '@forecourt/rules/entities/Car'
import { isLive } from '@forecourt/rules/entities/reservationStates'
import type { Route } from '@forecourt/rules/pages/Route'
import { shows } from '@forecourt/rules/parts/Part'
import { writtenPhone } from '@forecourt/rules/phone/writtenPhone'
import type { TradeInValue } from '@forecourt/rules/valuations/tradeInText'
import { refreshPayment } from '@forecourt/services/reservations/startPayment'
import { parseCookie } from '../accounts/accountCookies'
import { type FoundJourney, findJourney } from '../accounts/findJourney'
import { signedInShopper } from '../accounts/signedInShopper'
import { providers } from '../payments/providers'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { ownTradeIns } from '../valuations/valuationOfRequest'

/** Trade-ins that can be part of the payment: the journey's own, and those of this browser and account (TRD-02). */
export const listTradeIns = async (
  live: LiveSite,
  { kind, entered }: Pick<StoredCheckout, 'kind' | 'entered'>,
  { cookies, now }: { readonly cookies: string | null; readonly now: string },
): Promise<readonly TradeInValue[]> =>
  shows<Pick<CheckoutContext, 'kind' | 'config'>>(checkoutSteps.tradeIn, { kind, config: live.published.config })
    ? ownTradeIns(live, { cookies, knownId: tradedInId(entered), now })
    : []

interface CheckoutRequest {
  readonly live: LiveSite
  readonly route: Extract<Route, { page: 'checkout' }>
  readonly params: URLSearchParams
  readonly cookies: string | null
  readonly now: string
}

/** The hold of a journey; queries the provider once while payment is pending. */
async function loadHold({ published }: LiveSite, { journey }: FoundJourney) {
  const hold = await holdOfCheckout(database(), published, journey)
  if (hold?.state !== 'holding') return hold
  const { organisationId } = published
  const payment = await refreshPayment(database(), providers(), { organisationId, reservationId: hold.id }, () =>
    new Date().toISOString(),
  ).catch((error: unknown) => {
    console.error(error)
    return null
  })
  return payment ? holdOfCheckout(database(), published, journey) : hold
}

/** Initial form values of a signed-in shopper (ENT-22); phone number in local format. */
async function knownContact(shopper: SignedInShopper | null, { published }: LiveSite) {
  if (!shopper) return {}
  const { email } = shopper
  const last = await lastReservationContact(database(), published, shopper)
  const [name, phone] = [last.name, shopper.phone || last.phone]
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(phone && { phone: writtenPhone(phone, published.config.identity.country) }),
  }
}

/** The data that only some views need: alternatives to an unavailable car, and the date of a new price. */
async function withViewData(checkout: Checkout, live: LiveSite, shopper: SignedInShopper | null, now: string): Promise<Checkout> {
  const { published } = live
  const { kind } = checkoutView(checkout, published.config, now)
  if (kind === 'price' && checkout.kind !== 'subscribe')
    return { ...checkout, pricedAt: await pricedAt(database(), published, checkout.car) }
  if (kind !== 'taken' && kind !== 'over') return checkout
  const watched = shopper ? (await loadShopperCars(database(), published, shopper.id)).watched : []
  return {
    ...checkout,
    similar: await similarCars(database(), published, checkout.car, now, 3),
    watching: hasAccounts(published.config) ? watched.some(({ car }) => car.id === checkout.car.id) : null,
  }
}

const parseProblem = (text: string | null): CheckoutProblem | null =>
  text !== null && Object.hasOwn(checkoutProblems, text) ? (text as CheckoutProblem) : null

/** The journey of a request: by its link, or the browser's current one for the car, or none. */
async function requestedJourney({ live, route, params, cookies }: CheckoutRequest, car: Car | null) {
  const token = params.get('journey')
  if (token !== null) return findJourney(live, token)
  const own = await findJourney(live, parseCookie(cookies, 'journey'))
  if (!own || own.journey.carId !== car?.id || own.journey.kind !== route.kind) return null
  const hold = await loadHold(live, own)
  return hold === null || isLive(hold.state) ? own : null
}

/**
 * Data of a checkout page (RTE-05, RTE-06): the stored journey with current car, price and reservation. Null for an invalid link;
 * undefined if the site lacks the car.
 */
export async function loadCheckout(requested: CheckoutRequest): Promise<Checkout | null | undefined> {
  const { live, route, params, cookies, now } = requested
  const { published } = live
  const slug = route.slug ?? params.get('car_id')
  const requestedCar = slug === null ? null : await carBySlug(database(), published, slug)
  const found = await requestedJourney(requested, requestedCar)
  if (params.has('journey') && !found) return null
  const car = found ? await checkoutCar(database(), published, found.journey.carId) : requestedCar
  if (!car) return found ? null : undefined
  const shopper = await signedInShopper(live, cookies).catch(() => null)
  const step = params.get('step')
  const shared = { known: await knownContact(shopper, live), problem: parseProblem(params.get('problem')) }
  if (!found) return withViewData(newCheckout(route.kind, car, shared), live, shopper, now)
  const { journey, token } = found
  const valued = await listTradeIns(live, journey, { cookies, now })
  const checkout = newCheckout(journey.kind, car, {
    ...shared,
    entered: journey.entered,
    seen: journey.seen,
    valued,
    token,
    requested: isCheckoutStep(step) ? step : null,
    isChecked: params.has('check'),
    hold: await loadHold(live, found),
    isBack: params.has('back'),
    proof: params.get('proof')?.slice(0, 200) ?? null,
  })
  return withViewData(checkout, live, shopper, now)
}
