import { formatMoney } from '@forecourt/rules/format/formatMoney'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** On the button that leads to the bank. */
export const payLabel = ({ checkout }: Pick<ResolvedConfig, 'checkout'>): string => `Pay the ${formatMoney(checkout.deposit * 100)} deposit`
