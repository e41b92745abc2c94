import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sendsAlerts } from '../accounts/alerts/sendsAlerts'
import type { Checkout } from './Checkout'

/** Whether who came too late can be told by mail when the car comes free (FAV-06): shoppers sign in on the site, and it writes to them. */
export const offersToTell = ({ watching }: Pick<Checkout, 'watching'>, config: Pick<ResolvedConfig, 'auth' | 'garage'>): boolean =>
  watching !== null && sendsAlerts(config)
