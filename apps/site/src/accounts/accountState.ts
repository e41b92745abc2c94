import type { SignedInShopper } from '@forecourt/data/shoppers/openShopperSession'
import { loadShopperCars, mergeBrowserCars } from '@forecourt/data/shoppers/shopperCars'
import { writtenPhone } from '@forecourt/rules/phone/writtenPhone'
import type { AccountState } from '@forecourt/runtime/storage/AccountState'
import { z } from 'zod'
import { jsonResponse } from '../http/HttpResponse'
import { isCrossOrigin } from '../http/isCrossOrigin'
import { readJson } from '../http/readJson'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { signedInShopper } from './signedInShopper'

/** Account state for the scripts of pages. */
export async function accountState({ published }: LiveSite, shopper: SignedInShopper): Promise<AccountState> {
  const { watched, viewed, compared } = await loadShopperCars(database(), published, shopper.id)
  const carEntries = (cars: typeof watched) =>
    cars.map(({ car: { id, slug, name, make, model, stockNumber, body, simpleBody, images } }) => ({
      id,
      slug,
      name,
      make,
      model,
      stockNumber,
      body: body ?? '',
      simpleBody: simpleBody ?? '',
      primaryImageUrl: images[0]?.key ?? '',
    }))
  const { id, email } = shopper
  // Local format, for filling in the site's forms.
  const phone = writtenPhone(shopper.phone, published.config.identity.country)
  return { id, phone, email: email ?? '', watched: carEntries(watched), viewed: carEntries(viewed), compared: carEntries(compared) }
}

const names = z.array(z.string().min(1).max(300)).max(200).default([])
const browserLists = z.object({ watched: names, viewed: names, compared: names })

/** Bytes. */
const maxBytes = 64 * 1024

/** Merges the browser's stored lists into the signed-in account and responds with the account state. */
export async function mergeBrowserLists(request: Request, live: LiveSite): Promise<Response> {
  if (isCrossOrigin(request)) return jsonResponse({ message: 'This wasn’t sent from this site.' }, 403)
  const shopper = await signedInShopper(live, request.headers.get('cookie'))
  if (!shopper) return jsonResponse({ message: 'Please sign in first.' }, 401)
  const input = browserLists.safeParse(await readJson(request, maxBytes))
  if (!input.success) return jsonResponse({ message: 'We couldn’t read this.' }, 400)
  await mergeBrowserCars(database(), live.published, { shopperId: shopper.id, brought: input.data, now: new Date().toISOString() })
  return jsonResponse(await accountState(live, shopper))
}
