import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/**
 * Writes the number a business is registered under as its country does (CFG-02, NAV-21): an ABN in groups of two and three digits,
 * an NZBN in one. Empty when there is none.
 *
 * @example businessNumberText({ country: 'AU', businessNumber: '51824753556' }) // 'ABN 51 824 753 556'
 */
export const businessNumberText = ({ country, businessNumber }: Pick<ResolvedConfig['identity'], 'country' | 'businessNumber'>): string => {
  if (businessNumber === '') return ''
  return country === 'NZ' ? `NZBN ${businessNumber}` : `ABN ${businessNumber.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')}`
}
