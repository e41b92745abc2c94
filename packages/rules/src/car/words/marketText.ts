import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { formatMoney } from '../../format/formatMoney'
import { marketSaving } from './marketSaving'

/**
 * Says in the site's words what a car costs less than the market (VDP-26); null where that isn't much, or the site has no words
 * for it.
 *
 * @example marketText(car, config) // '$1,840 below the market average'
 */
export const marketText = (car: Parameters<typeof marketSaving>[0], { vdp }: Pick<ResolvedConfig, 'vdp'>): string | null => {
  const saving = marketSaving(car)
  const words = vdp.marketPriceText.trim()
  return saving && words !== '' ? words.replaceAll('{saving}', formatMoney(saving.savingCents)) : null
}
