import type { PageQuestion } from '@forecourt/data/pages/loadPage'
import { codeSentTo } from '@forecourt/data/shoppers/codeSentTo'
import { loadGarage } from '@forecourt/data/shoppers/loadGarage'
import { type Garage, type GarageDeed, garageDeeds } from '@forecourt/rules/accounts/Garage'
import { secondWay } from '@forecourt/rules/accounts/secondWay'
import type { Unsubscribing } from '@forecourt/rules/accounts/Unsubscribing'
import type { Route } from '@forecourt/rules/routing/Route'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { valuationToken } from '@forecourt/services/valuations/valuationToken'
import { cookieIn, hashToken } from '../accounts/accountCookies'
import { searchToSave } from '../accounts/searchToSave'
import { signedInShopper } from '../accounts/signedInShopper'
import { asksToAdd, toSignIn } from '../accounts/toSignIn'
import { bookingAddress } from '../bookings/bookingAddress'
import { openBooking } from '../bookings/openBooking'
import { garageReservations } from '../checkout/garageReservations'
import { loadCheckout } from '../checkout/loadCheckout'
import { env } from '../env'
import { isPrivate, type PrivatePage } from '../routing/matchAddress'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { tradeInPage } from '../valuations/tradeInPage'

interface OwnPageRequest {
  readonly live: LiveSite
  readonly site: SiteData
  readonly route: Route
  /** The query string of the request. */
  readonly params: URLSearchParams
  /** The Cookie header. */
  readonly cookies: string | null
  /** ISO in UTC. */
  readonly now: string
}

const states: readonly string[] = ['stopped', 'old', 'address', 'wait'] satisfies Unsubscribing['state'][]

/** The shopper's own data on each page; null where it can't be shown to this shopper. */
const loaders: { readonly [Page in PrivatePage]: (asked: OwnPageRequest) => Promise<PageQuestion['own'] | null> } = {
  async signIn({ live, params, cookies }) {
    const shopper = await signedInShopper(live, cookies).catch(() => null)
    const browser = params.get('step') === 'code' ? cookieIn(cookies, 'code') : null
    const sentTo =
      browser === null ? null : await codeSentTo(database(), live.published.organisationId, hashToken(browser)).catch(() => null)
    const adds = shopper && asksToAdd(params) ? secondWay(shopper, live.published.config) : null
    const step = shopper && adds === null ? 'phone' : sentTo ? 'code' : 'contact'
    return { signIn: toSignIn(params, { step, sentTo: sentTo ?? '', adds }) }
  },
  async garage({ live, site, params, cookies, now }) {
    const { published } = live
    const shopper = await signedInShopper(live, cookies)
    if (!shopper) return null
    const done = params.get('done')
    const loaded = await loadGarage(database(), published, shopper, now)
    const garage: Garage = {
      ...loaded,
      bookings: loaded.bookings.map((booking) => ({
        ...booking,
        href: bookingAddress(env().INTERNAL_SECRET, { organisationId: published.organisationId, bookingId: booking.id }),
      })),
      reservations: await garageReservations(live, shopper),
      vehicles: loaded.vehicles.map((vehicle) => ({
        ...vehicle,
        token: valuationToken(env().INTERNAL_SECRET, { organisationId: published.organisationId, valuationId: vehicle.id }, now),
      })),
      offered: searchToSave(params.get('search'), { config: published.config, site }),
      done: done !== null && Object.hasOwn(garageDeeds, done) ? (done as GarageDeed) : null,
    }
    return { garage }
  },
  async checkout({ live, route, params, cookies, now }) {
    const checkout = route.page === 'checkout' ? await loadCheckout({ live, route, said: params, cookies, now }) : undefined
    return checkout === undefined ? null : { checkout }
  },
  async booking({ live, params, now }) {
    return { booking: await openBooking(live, params, now) }
  },
  // Its figures depend on the query alone.
  personalisedFinance: async () => ({}),
  async tradeIn({ live, params, cookies }) {
    return { tradeIn: await tradeInPage(live, params, cookies) }
  },
  async unsubscribe({ params }) {
    const state = params.get('state') ?? ''
    return {
      unsubscribing: {
        token: (params.get('token') ?? '').slice(0, 200),
        state: states.includes(state) ? (state as Unsubscribing['state']) : 'asked',
      },
    }
  },
}

/** Loads the shopper's own data on a page that is made for one; null where the page can't be shown to this shopper. */
export async function ownPageData(request: OwnPageRequest): Promise<PageQuestion['own'] | null> {
  return isPrivate(request.route) ? loaders[request.route.page](request) : null
}
