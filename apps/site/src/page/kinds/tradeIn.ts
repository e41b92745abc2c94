import { tradeInPage } from '../../valuations/valuationOfRequest'
import type { OwnPage } from '../OwnPage'

/** The shopper's valuation. */
export const tradeIn: OwnPage<'tradeIn'> = async ({ live, params, cookies }) => ({ tradeIn: await tradeInPage(live, params, cookies) })
