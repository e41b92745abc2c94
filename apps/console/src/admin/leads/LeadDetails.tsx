import { formatMoney } from '@forecourt/rules/pricing/formatMoney'
import { Box, Typography } from '@mui/material'
import type { LeadDetail } from '../../client/Records'

const localTime = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })

/** A preferred time is local to the location, so it is shown as written, in no zone. */
const timeText = (local: string) => {
  const at = new Date(`${local}Z`)
  return Number.isNaN(at.getTime()) ? local : localTime.format(at)
}

const rowsOf = ({ category, subcategory, attributes, url }: LeadDetail): readonly (readonly [string, string])[] => {
  const { rego, preferredTime, offerCents, vehicleDescription, optInFinance, optInTrade, financeOwing } = attributes
  const also = [optInFinance && 'finance', optInTrade && 'a trade-in'].filter(Boolean).join(' and ')
  const rows = [
    ['Category', [category, subcategory].filter(Boolean).join(' · ')],
    ['Offer', offerCents === null ? '' : formatMoney(offerCents)],
    ['Preferred time', preferredTime ? timeText(preferredTime) : ''],
    ['Their car', vehicleDescription ?? ''],
    ['Their rego', rego ?? ''],
    ['Also asked about', also],
    ['Finance owing', financeOwing ? 'Yes' : ''],
    ['Sent from', url ?? ''],
  ] as const
  return rows.filter(([, value]) => value !== '')
}

/** Whatever else the form asked for, such as a preferred time or a trade-in. */
export const LeadDetails = ({ lead }: { lead: LeadDetail }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(110px, auto) 1fr',
      columnGap: 2,
      rowGap: 0.5,
      m: 0,
      mt: 2,
      pt: 2,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    {rowsOf(lead).map(([label, value]) => (
      <Box key={label} sx={{ display: 'contents' }}>
        <Typography component="dt" variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Box>
)
