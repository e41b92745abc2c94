import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Car } from '../entities/Car'

type Country = ResolvedConfig['identity']['country']

const texts: { readonly [Name in Country]: { readonly [Type in Car['priceType']]: string } } = {
  AU: { driveAway: 'Drive away', egc: 'Excl. gov. charges' },
  NZ: { driveAway: 'Drive away', egc: 'Plus on-road costs' },
}

/**
 * Says what a price includes, in the words of its country: what comes on top is government charges in Australia, on-road costs in New
 * Zealand (CAR-14, CFG-02).
 *
 * @example priceTypeText('egc', 'NZ') // 'Plus on-road costs'
 */
export const priceTypeText = (type: Car['priceType'], country: Country): string => texts[country][type]
