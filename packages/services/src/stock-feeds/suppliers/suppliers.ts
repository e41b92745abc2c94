import { autoxloo } from './autoxloo'
import { dealerStudioFeed } from './dealerStudioFeed'
import { googleVehicles } from './googleVehicles'
import { metaAutomotiveFeed } from './metaAutomotiveFeed'
import { motorsTheme } from './motorsTheme'
import type { Supplier } from './Supplier'
import { schemaOrg } from './schemaOrg'
import { star } from './star'
import { tradeMeFeed } from './tradeMeFeed'
import { vauto } from './vauto'
import { wooCommerce } from './wooCommerce'

/** All suppliers with known headings. */
export const suppliers: readonly Supplier[] = [
  metaAutomotiveFeed,
  googleVehicles,
  vauto,
  dealerStudioFeed,
  tradeMeFeed,
  star,
  autoxloo,
  schemaOrg,
  wooCommerce,
  motorsTheme,
]
