import { type NotableState, notableCars } from '../../seeds/notable/notableCars'
import { siteAddress } from './addresses'

/** Address of the demo car in a state, and of its site. */
export const notableCar = (state: NotableState) => {
  const { host, slug } = notableCars[state]
  const site = siteAddress(host.replace('.localhost', ''))
  return { site, slug, address: `${site}/cars/${slug}` }
}
