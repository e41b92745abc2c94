import { garagePaths } from '../../../accounts/findGate'
import type { PageRules, RequestedAddress } from '../../PageRules'
import { matchPage, type RouteMatch } from '../../Route'

const match = ({ path, config }: RequestedAddress): RouteMatch | null =>
  garagePaths(config).includes(path) ? matchPage({ page: 'garage', path }) : null

/** The garage of a signed-in shopper, at the site's paths (RTE-22, RTE-23). */
export const garagePageRules = {
  addresses: { '/my-garage': match },
  dynamicAddresses: { match },
  isPrivate: true,
  meta: ({ config }) => ({ title: config.garage.name }),
  popups: null,
} as const satisfies PageRules<'garage'>
