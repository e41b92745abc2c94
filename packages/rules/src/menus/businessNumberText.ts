import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasBusinessNumber, isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'
import { businessNumberName } from '../text/businessNumberName'

/**
 * The digits of a business number in the groups its country prints them in (CFG-02): an ABN in two and three digits, an NZBN in one.
 * What is no such number stays as it is.
 *
 * @example groupedBusinessNumber({ country: 'AU', businessNumber: '51824753556' }) // '51 824 753 556'
 */
export const groupedBusinessNumber = ({
  country,
  businessNumber,
}: Pick<ResolvedConfig['identity'], 'country' | 'businessNumber'>): string =>
  isInNewZealand({ country }) ? businessNumber : businessNumber.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')

/**
 * The digits of a business number as people type or paste it (CFG-02): with spaces, hyphens or full stops between its groups, or with
 * its name before it. Whatever else is in it stays, so that it is not taken for a number.
 *
 * @example normaliseBusinessNumber('ABN 51 824 753 556') // '51824753556'
 */
export const normaliseBusinessNumber = (text: string): string => text.replace(/^\s*(ABN|NZBN)\b:?/i, '').replace(/[\s.\-‐-―]/g, '')

/**
 * Writes the number a business is registered under as its country does (CFG-02, NAV-21), with its name. Empty when there is none.
 *
 * @example businessNumberText({ country: 'AU', businessNumber: '51824753556' }) // 'ABN 51 824 753 556'
 */
export const businessNumberText = (identity: Pick<ResolvedConfig['identity'], 'country' | 'businessNumber'>): string =>
  hasBusinessNumber(identity) ? `${businessNumberName(identity.country)} ${groupedBusinessNumber(identity)}` : ''
