import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasBusinessNumber } from '@forecourt/schema/switches/hasBusinessNumber'
import { businessNumberName } from '../text/businessNumberName'
import { groupedBusinessNumber } from './groupedBusinessNumber'

/**
 * Writes the number a business is registered under as its country does (CFG-02, NAV-21), with its name. Empty when there is none.
 *
 * @example businessNumberText({ country: 'AU', businessNumber: '51824753556' }) // 'ABN 51 824 753 556'
 */
export const businessNumberText = (identity: Pick<ResolvedConfig['identity'], 'country' | 'businessNumber'>): string =>
  hasBusinessNumber(identity) ? `${businessNumberName(identity.country)} ${groupedBusinessNumber(identity)}` : ''
