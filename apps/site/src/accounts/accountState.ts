import { loadShopperCars } from '@forecourt/data/shoppers/loadShopperCars'
import type { SignedInShopper } from '@forecourt/data/shoppers/SignedInShopper'
import { writtenPhone } from '@forecourt/rules/phone/writtenPhone'
import type { AccountState } from '@forecourt/runtime/storage/AccountState'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'

/** What the pages of a browser need to know of the account that is signed in there. */
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
  // Forms of the site are filled in with it: as people write it.
  const phone = writtenPhone(shopper.phone, published.config.identity.country)
  return { id, phone, email: email ?? '', watched: carEntries(watched), viewed: carEntries(viewed), compared: carEntries(compared) }
}
