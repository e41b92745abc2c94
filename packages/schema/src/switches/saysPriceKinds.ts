import type { ResolvedConfig } from '../ResolvedConfig'

/** Whether a site says beside a price what is in it (CARD-05). */
export const saysPriceKinds = ({ price }: { readonly price: Pick<ResolvedConfig['price'], 'showPriceType'> }): boolean =>
  price.showPriceType
