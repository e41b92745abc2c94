import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Offer } from '../entities/Offer'
import { businessNumberName } from '../text/businessNumberName'

/** Who may take an offer, in words; empty where everybody may (OFR-01). Businesses are known by their number, which each country calls its own way. */
export const buyerText = (
  { buyer }: Pick<Offer, 'buyer'>,
  { identity }: { readonly identity: Pick<ResolvedConfig['identity'], 'country'> },
): string => {
  if (buyer === 'anyone') return ''
  return buyer === 'private' ? 'For private buyers' : `For businesses with an ${businessNumberName(identity.country)}`
}
