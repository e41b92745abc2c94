import type { CreditRow } from '@forecourt/data/leads/creditReport'
import { formatMoment } from '@forecourt/rules/format/formatDate'
import { creditReasons } from '@forecourt/rules/leads/credits/leadCredits'
import { csvText } from '@forecourt/rules/text/csvText'

/** Leads to claim back as CSV, for the marketplace (ENT-16). Times are those of each lead's location. */
export const creditCsv = (rows: readonly CreditRow[], now: string): string =>
  csvText(
    ['Received', 'Marketplace', 'Name', 'Email', 'Phone', 'Car', 'Reason', 'Evidence', 'Claim until', 'Enquiry'],
    rows.map(({ createdAt, source, name, email, phone, carName, reason, evidence, claimUntil, leadId, timeZone }) => {
      const moment = (instant: string) => formatMoment(instant, timeZone, now)
      return [moment(createdAt), source, name, email, phone, carName, creditReasons[reason], evidence, moment(claimUntil), leadId]
    }),
  )
