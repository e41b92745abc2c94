import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasBusinessNumber, isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'
import { businessNumberName } from '../text/businessNumberName'

/**
 * Groups the digits of a business number in its country's format (CFG-02): an ABN in two and three digits, an NZBN ungrouped. Other text
 * is unchanged.
 *
 * @example groupedBusinessNumber({ country: 'AU', businessNumber: '51824753556' }) // '51 824 753 556'
 */
export const groupedBusinessNumber = ({
  country,
  businessNumber,
}: Pick<ResolvedConfig['identity'], 'country' | 'businessNumber'>): string =>
  isInNewZealand({ country }) ? businessNumber : businessNumber.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')

/**
 * Normalises an entered business number (CFG-02): removes spaces, hyphens and full stops between groups, and the name before it. Keeps
 * any other character, so that validation fails.
 *
 * @example normaliseBusinessNumber('ABN 51 824 753 556') // '51824753556'
 */
export const normaliseBusinessNumber = (text: string): string => text.replace(/^\s*(ABN|NZBN)\b:?/i, '').replace(/[\s.\-‐-―]/g, '')

/**
 * Formats a business number with its name, by country (CFG-02, NAV-21). Empty if there is none.
 *
 * @example businessNumberText({ country: 'AU', businessNumber: '51824753556' }) // 'ABN 51 824 753 556'
 */
export const businessNumberText = (identity: Pick<ResolvedConfig['identity'], 'country' | 'businessNumber'>): string =>
  hasBusinessNumber(identity) ? `${businessNumberName(identity.country)} ${groupedBusinessNumber(identity)}` : ''
