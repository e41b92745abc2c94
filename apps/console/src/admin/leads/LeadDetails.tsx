import { Box, Typography } from '@mui/material'
import type { LeadDetail } from '../Records'
import { formName } from './formName'

const said = (value: unknown): value is string | number => (typeof value === 'string' && value !== '') || typeof value === 'number'

/** Whatever else the form asked for, such as a preferred time or a trade-in. */
export const LeadDetails = ({ lead }: { lead: LeadDetail }) => {
  const rows = [
    ['Category', [lead.category, lead.subcategory].filter(Boolean).join(' · ')],
    ...Object.entries(lead.attributes)
      .filter(([, value]) => said(value))
      .map(([key, value]) => [formName(key), String(value)]),
    ['Sent from', lead.url ?? ''],
  ].filter(([, value]) => value !== '')
  return (
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
      {rows.map(([label, value]) => (
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
}
