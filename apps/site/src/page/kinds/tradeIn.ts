import { tradeInPage } from '../../valuations/valuationOfRequest'
import type { OwnPage } from '../OwnPage'

/** The valuation that a shopper is on. */
export const tradeIn: OwnPage<'tradeIn'> = async ({ live, params, cookies }) => ({ tradeIn: await tradeInPage(live, params, cookies) })
