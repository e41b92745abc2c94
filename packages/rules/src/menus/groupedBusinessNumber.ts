import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isInNewZealand } from '@forecourt/schema/switches/isInNewZealand'

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
