import { formatDate } from '@forecourt/rules/format/formatDate'
import type { CustomerValues } from '@forecourt/rules/records/kinds/customerFields'

/** Whether a customer agreed to marketing, and when. */
export const consentSummary = ({ consent, consentOn }: Pick<CustomerValues, 'consent' | 'consentOn'>): string => {
  const day = consentOn === null ? '' : ` on ${formatDate(consentOn)}`
  return consent === 'yes' ? `Agreed${day}` : consent === 'no' ? `Declined${day}` : 'Not known'
}
