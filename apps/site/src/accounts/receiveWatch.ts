import { savePhone } from '@forecourt/data/shoppers/addContact'
import { storeWatchedCar, unwatchCar } from '@forecourt/data/shoppers/shopperCars'
import { hasAccounts } from '@forecourt/rules/accounts/hasAccounts'
import { savesCars } from '@forecourt/rules/accounts/saved-cars/savedCarNeeds'
import { internationalPhone } from '@forecourt/rules/phone/writtenPhone'
import { z } from 'zod'
import { jsonResponse } from '../http/HttpResponse'
import { isCrossOrigin } from '../http/isCrossOrigin'
import { readJson } from '../http/readJson'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { signedInShopper } from './signedInShopper'

const body = z.object({ phone_number: z.string().max(40).default(''), car_id: z.string().min(1).max(200) })

const refused = (status: number, message: string, more: { readonly [name: string]: unknown } = {}) =>
  jsonResponse({ success: false, message, ...more }, status)

/**
 * Adds or removes a favourite of the account (API-01, API-02). Requires sign-in and a phone number (AUTH-02); the submitted number is
 * used if the account has none.
 */
export async function receiveWatch(request: Request, live: LiveSite, isSaved: boolean): Promise<Response> {
  const { published } = live
  const { organisationId, config } = published
  if (!hasAccounts(config) || !savesCars.holds({ config })) return refused(404, 'You can’t watch cars on this site.')
  if (isCrossOrigin(request)) return refused(403, 'This wasn’t sent from this site.')
  const input = body.safeParse(await readJson(request, 4096))
  if (!input.success) return refused(400, 'Which car is it about?')
  try {
    const shopper = await signedInShopper(live, request.headers.get('cookie'))
    if (!shopper) return refused(401, 'Please sign in first.', { signIn: true })
    const car = input.data.car_id
    if (!isSaved) {
      await unwatchCar(database(), organisationId, { shopperId: shopper.id, car })
      return jsonResponse({ success: true })
    }
    if (shopper.phone === '') {
      const phone = internationalPhone(input.data.phone_number, config.identity.country)
      if (!phone) return refused(403, 'Please add your phone number first.', { signIn: true })
      await savePhone(database(), organisationId, shopper.id, phone)
    }
    const isWatched = await storeWatchedCar(database(), published, { shopperId: shopper.id, car, now: new Date().toISOString() })
    return isWatched ? jsonResponse({ success: true }) : refused(404, 'This car is no longer on the site.')
  } catch (error) {
    console.error(error)
    return refused(503, 'We couldn’t save this right now. Please try again in a minute.')
  }
}
