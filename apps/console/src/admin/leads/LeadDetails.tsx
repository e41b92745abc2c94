import { dayText } from '@forecourt/rules/format/formatDate'
import { type AnswerText, answerLines } from '@forecourt/rules/leads/answerLines'
import { Box, Typography } from '@mui/material'
import type { LeadDetail } from '../../client/Records'

type LeadWithAnswers = Omit<LeadDetail, 'valuationId'>

/** @example 'google, campaign spring, to /search on 1 March 2026' */
const firstTouchText = ({ source, campaign, page, day }: NonNullable<LeadWithAnswers['attributes']['firstTouch']>) =>
  `${[source, campaign && `campaign ${campaign}`].filter(Boolean).join(', ')}, to ${page} on ${dayText(day, 'UTC')}`

/** Attribution of the lead: source, campaign and number of visited pages (ENT-16). */
const attributionLines = ({ source, attributes }: LeadWithAnswers): readonly AnswerText[] => {
  const { linkedQueryParams, visitedPages, firstTouch } = attributes
  const params = Object.entries(linkedQueryParams).map(([name, value]) => `${name} ${value}`)
  return [
    ...(source ? [{ label: 'Source', value: [source, ...params].join(', ') }] : []),
    ...(firstTouch ? [{ label: 'First visit', value: firstTouchText(firstTouch) }] : []),
    ...(visitedPages.length > 0 ? [{ label: 'Pages viewed', value: visitedPages.join(' · ') }] : []),
  ]
}

const detailLines = (lead: LeadWithAnswers): readonly AnswerText[] => {
  const { category, subcategory, url } = lead
  const categoryLine = { label: 'Category', value: [category, subcategory].filter(Boolean).join(' · ') }
  return [
    categoryLine,
    ...answerLines('console', lead, ' and '),
    ...(url ? [{ label: 'Sent from', value: url }] : []),
    ...attributionLines(lead),
  ]
}

/** All other answers of the form, such as a preferred time or a trade-in. */
export const LeadDetails = ({ lead }: { lead: LeadWithAnswers }) => (
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
    {detailLines(lead).map(({ label, value }) => (
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
