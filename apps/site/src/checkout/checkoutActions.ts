import { randomBytes } from 'node:crypto'
import { acceptPrice, openCheckout, restartCheckout, storeStep } from '@forecourt/data/checkouts/changeCheckout'
import { readCheckout } from '@forecourt/data/checkouts/readCheckout'
import { checkoutHoldKey, holdOfCheckout } from '@forecourt/data/checkouts/receiptOfCheckout'
import { checkoutCar } from '@forecourt/data/checkouts/reservedPrice'
import { createLead } from '@forecourt/data/leads/createLead'
import { holdCar } from '@forecourt/data/reservations/holdCar'
import { releaseReservation } from '@forecourt/data/reservations/releaseReservation'
import { confirmReservationEmail } from '@forecourt/data/shoppers/reservationsOfShopper'
import { storeWatchedCar } from '@forecourt/data/shoppers/shopperCars'
import { carBySlug } from '@forecourt/data/stock/reading/carBySlug'
import { hasAccounts, signInHref } from '@forecourt/rules/accounts/hasAccounts'
import type { CheckoutProblem, SeenPrice } from '@forecourt/rules/checkout/Checkout'
import {
  checkoutStep,
  firstOpenStep,
  isCheckoutStep,
  isDone,
  leadsToPayment,
  listCheckoutSteps,
  parseStep,
} from '@forecourt/rules/checkout/checkoutSteps'
import type { CheckoutContext } from '@forecourt/rules/checkout/Journey'
import { journeyContact, journeyLead } from '@forecourt/rules/checkout/journeyLead'
import { journeyPriceCents } from '@forecourt/rules/checkout/journeyPriceCents'
import { tradedIn, tradedInId } from '@forecourt/rules/checkout/leftToPay'
import { enteredPlan } from '@forecourt/rules/checkout/steps/plan'
import type { Car } from '@forecourt/rules/entities/Car'
import { isLive, type JourneyKind, journeyKinds } from '@forecourt/rules/entities/reservationStates'
import { checkoutHref } from '@forecourt/rules/routing/carHref'
import { dueCents } from '@forecourt/rules/subscriptions/subscriptionQuote'
import { takesDeposits } from '@forecourt/schema/switches/takesDeposits'
import { takesSubscriptions } from '@forecourt/schema/switches/takesSubscriptions'
import { createSharedLimiter, type SharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { parseLinkToken } from '@forecourt/services/reservations/linkToken'
import { startPayment } from '@forecourt/services/reservations/startPayment'
import type { AccountRequest } from '../accounts/AccountRequest'
import { accountCookie } from '../accounts/accountCookies'
import { type FoundJourney, findJourney, journeyToken } from '../accounts/findJourney'
import { signedInShopper } from '../accounts/signedInShopper'
import { env } from '../env'
import { allowedByAll } from '../http/allowedByAll'
import { redirectAfterPost } from '../http/HttpResponse'
import { providers } from '../payments/providers'
import { database } from '../sites/database'
import { shared } from '../sites/shared'
import { listTradeIns } from './loadCheckout'
import { redirectToBank } from './redirectToBank'

/** A submitted checkout form and its sender. */
export interface CheckoutRequest extends AccountRequest {
  /** Origin of the site in the browser, such as `https://www.dealer.example`. */
  readonly origin: string
  readonly userAgent: string | null
}

const limit = (name: string, count: number, seconds: number) => (): SharedLimiter =>
  shared(`checkoutLimit ${name}`, () => createSharedLimiter(database().platformPool, { name, count, seconds }))

/** Rate limits of checkout actions per network, shared by all processes (CHK-02). */
export const checkoutLimits = {
  /** Steps of any journey. */
  stepsPerNetwork: limit('checkout-step', 120, 600),
  /** Started journeys. */
  startsPerNetwork: limit('checkout-begin', 20, 600),
  /** Holds, which block a car for other shoppers. */
  holdsPerNetwork: limit('checkout-hold', 12, 3_600),
  /** Receipts, which are rendered on each request. */
  receiptsPerNetwork: limit('checkout-receipt', 30, 600),
} as const

/** Redirects to a journey's page, at the current or another step. */
const redirectToJourney = (token: string, more: { readonly [name: string]: string } = {}, cookies: readonly string[] = []): Response =>
  redirectAfterPost(`/checkout-journey?${new URLSearchParams({ journey: token, ...more })}`, cookies)

const redirectWithProblem = (token: string, problem: CheckoutProblem, cookies: readonly string[] = []) =>
  redirectToJourney(token, { problem }, cookies)

/** The price that the page showed; the current price if the field is invalid. */
function parseSeenPrice(form: URLSearchParams, car: Car, kind: JourneyKind): SeenPrice {
  const cents = Number(form.get('cents'))
  const type = form.get('type')
  return {
    cents: Number.isSafeInteger(cents) && cents > 0 && cents < 2 ** 31 ? cents : (journeyPriceCents(kind, car) ?? 0),
    type: type === 'driveAway' || type === 'egc' ? type : car.priceType,
  }
}

interface OpenCheckout extends FoundJourney {
  readonly car: Car
  readonly cookies: readonly string[]
}

/** The journey of a form; creates one with its cookie for the first form. A redirect if it can’t be created. */
async function findOrOpenCheckout({ live, form, network, cookies, now }: CheckoutRequest): Promise<OpenCheckout | Response> {
  const { published } = live
  const found = await findJourney(live, form.get('journey'))
  const car = found
    ? await checkoutCar(database(), published, found.journey.carId)
    : await carBySlug(database(), published, form.get('car') ?? '')
  if (!car) return redirectAfterPost('/search')
  if (found) return { ...found, car, cookies: [accountCookie('journey', found.token)] }
  const kind = journeyKinds.find((each) => each === form.get('kind')) ?? 'reserve'
  const limit = await allowedByAll([() => checkoutLimits.startsPerNetwork().take(network)])
  if (!limit.allowed) return redirectAfterPost(`${checkoutHref(car, kind, published.config)}${kind === 'buy' ? '&' : '?'}problem=wait`)
  const shopper = await signedInShopper(live, cookies).catch(() => null)
  const id = randomBytes(18).toString('base64url')
  await openCheckout(database(), published, {
    id,
    kind,
    carId: car.id,
    seen: parseSeenPrice(form, car, kind),
    shopperId: shopper?.id ?? null,
    now,
  })
  const journey = await readCheckout(database(), published, id)
  const token = journeyToken(live, id)
  return journey ? { token, journey, car, cookies: [accountCookie('journey', token)] } : redirectAfterPost('/search')
}

const loadCheckoutContext = async (
  { live, cookies, now }: CheckoutRequest,
  { journey, car }: Pick<OpenCheckout, 'journey' | 'car'>,
): Promise<CheckoutContext> => ({
  kind: journey.kind,
  entered: journey.entered,
  config: live.published.config,
  car,
  valued: await listTradeIns(live, journey, { cookies, now }),
  now,
})

/** Holds the car or reuses the hold, and redirects to the payment page; on failure to the journey's page with the reason. */
async function holdAndPay(request: CheckoutRequest, checkout: OpenCheckout): Promise<Response> {
  const { live, network, now, origin, cookies: sent } = request
  const { published } = live
  const { token, car, cookies } = checkout
  let { journey } = checkout
  const context = await loadCheckoutContext(request, checkout)
  const steps = listCheckoutSteps(context)
  if (!steps.every((id) => id === steps.at(-1) || isDone(id, context)) || !isDone('contact', context))
    return redirectToJourney(token, { step: firstOpenStep(context), check: '1' }, cookies)
  const before = await holdOfCheckout(database(), published, journey)
  if (before && !isLive(before.state)) {
    await restartCheckout(database(), published, { id: journey.id, attempt: journey.attempt, now })
    journey = (await readCheckout(database(), published, journey.id)) ?? journey
  }
  if (!before || !isLive(before.state)) {
    const limit = await allowedByAll([() => checkoutLimits.holdsPerNetwork().take(network)])
    if (!limit.allowed) return redirectWithProblem(token, 'wait', cookies)
  }
  const subscription = journey.kind === 'subscribe' ? enteredPlan(context) : null
  const shopper = await signedInShopper(live, sent).catch(() => null)
  const held = await holdCar(database(), published, {
    key: checkoutHoldKey(journey),
    journeyId: journey.id,
    car: car.id,
    priceCents: journey.seen.cents,
    contact: journeyContact(journey.entered.contact ?? {}, context),
    shopperId: shopper?.id ?? null,
    subscription,
    now,
  })
  if (!held.ok) return held.reason === 'notOffered' ? redirectWithProblem(token, 'unable', cookies) : redirectToJourney(token, {}, cookies)
  const address = `${origin}/checkout-journey?${new URLSearchParams({ journey: token })}`
  const started = await startPayment(database(), providers(), {
    organisationId: published.organisationId,
    id: held.reservation.id,
    returnAddress: address,
    backAddress: `${address}&back=1`,
    now,
  })
  if (started.ok) return redirectToBank(started.address, { origin, cookies })
  return started.reason === 'away' ? redirectWithProblem(token, 'away', cookies) : redirectToJourney(token, {}, cookies)
}

/** Stores a step and redirects to the next, or to payment after the last (RTE-05, RTE-06). */
export async function sendStep(request: CheckoutRequest): Promise<Response> {
  const { live, form, now, origin, userAgent } = request
  const { published } = live
  const checkout = await findOrOpenCheckout(request)
  if (checkout instanceof Response) return checkout
  const step = form.get('step')
  const before = await loadCheckoutContext(request, checkout)
  if (!isCheckoutStep(step) || !listCheckoutSteps(before).includes(step)) return redirectToJourney(checkout.token, {}, checkout.cookies)
  const sent = parseStep(checkoutStep(step), (name) => form.get(name), before)
  // A vehicle of another shopper must not be stored.
  const entered =
    step === 'tradeIn' && tradedInId({ tradeIn: sent }) !== null && !tradedIn({ ...before, entered: { tradeIn: sent } }) ? {} : sent
  await storeStep(database(), published, { id: checkout.journey.id, step, entered, now })
  const journey = { ...checkout.journey, entered: { ...checkout.journey.entered, [step]: entered } }
  const context = { ...before, entered: journey.entered }
  if (!isDone(step, context)) return redirectToJourney(checkout.token, { step, check: '1' }, checkout.cookies)
  if (step === 'contact')
    await createLead(database(), published, journeyLead(context, `${origin}/checkout-journey`), {
      idempotencyKey: `checkout.${journey.id}`,
      userAgent,
      source: null,
      now,
    })
  if (!leadsToPayment(step, context)) return redirectToJourney(checkout.token, {}, checkout.cookies)
  const plan = journey.kind === 'subscribe' ? enteredPlan(context) : null
  // The amount that the page showed: the dealer may have changed the terms since.
  if (plan && form.get('due') !== String(dueCents(plan))) return redirectToJourney(checkout.token, {}, checkout.cookies)
  return holdAndPay(request, { ...checkout, journey })
}

/** Retries payment: after a decline, a cancellation, or an expired hold. */
export async function pay(request: CheckoutRequest): Promise<Response> {
  const checkout = await findOrOpenCheckout(request)
  return checkout instanceof Response ? checkout : holdAndPay(request, checkout)
}

/** Accepts the current price if it is the one that the shopper saw. */
export async function agreeToPrice(request: CheckoutRequest): Promise<Response> {
  const checkout = await findOrOpenCheckout(request)
  if (checkout instanceof Response) return checkout
  const { car, journey, token, cookies } = checkout
  const seen = parseSeenPrice(request.form, car, journey.kind)
  if (seen.cents === journeyPriceCents(journey.kind, car) && seen.type === car.priceType)
    await acceptPrice(database(), request.live.published, { id: journey.id, seen, now: request.now })
  return redirectToJourney(token, {}, cookies)
}

/** Cancels the hold or reservation of a journey's link; POST only, as mail scanners open links (CHK-04). */
export async function releaseHold(request: CheckoutRequest): Promise<Response> {
  const checkout = await findOrOpenCheckout(request)
  if (checkout instanceof Response) return checkout
  const { published } = request.live
  const hold = await holdOfCheckout(database(), published, checkout.journey)
  if (hold) await releaseReservation(database(), { organisationId: published.organisationId, id: hold.id, now: request.now })
  return redirectToJourney(checkout.token, {}, checkout.cookies)
}

/** Confirms the e-mail address of a reservation with the token of a mail's link; POST only, as mail scanners open links. */
export async function confirmAddress(request: CheckoutRequest): Promise<Response> {
  const checkout = await findOrOpenCheckout(request)
  if (checkout instanceof Response) return checkout
  const { published } = request.live
  const { organisationId } = published
  const id = parseLinkToken(env().INTERNAL_SECRET, { kind: 'address', organisationId, token: request.form.get('proof') ?? '' })
  if (id !== null) await confirmReservationEmail(database(), published, { id, now: request.now })
  return redirectToJourney(checkout.token, {}, checkout.cookies)
}

/** Watches a car that another shopper holds; asks for sign-in first if needed and returns (FAV-06). */
export async function watchHeldCar(request: CheckoutRequest): Promise<Response> {
  const { live, form, cookies, now } = request
  const { published } = live
  const car = await carBySlug(database(), published, form.get('car') ?? '')
  if (!car || !hasAccounts(published.config)) return redirectAfterPost('/search')
  const back = checkoutHref(car, journeyKinds.find((each) => each === form.get('kind')) ?? 'reserve', published.config)
  const shopper = await signedInShopper(live, cookies)
  if (!shopper) return redirectAfterPost(signInHref('watchlist', { redirect: back, back }))
  await storeWatchedCar(database(), published, { shopperId: shopper.id, car: car.id, now })
  return redirectAfterPost(back)
}

/** Whether a site accepts checkout forms. */
export const takesJourneys = ({ live: { published } }: Pick<CheckoutRequest, 'live'>): boolean =>
  takesDeposits(published.config) || takesSubscriptions(published.config)
