import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatOdometer } from '@forecourt/rules/format/formatOdometer'
import type { ValuationRules } from '@forecourt/rules/valuations/ValuationRules'
import { Box, Card, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'

/** What the rules would offer for ten usual vehicles, before they are saved. */
export const DryRun = ({ rules }: { readonly rules: ValuationRules | null }) => {
  const asked = rules && { ...rules, makes: [...rules.makes], adjustments: [...rules.adjustments] }
  const { data = [] } = useQuery(
    api.valuations.dryRun.queryOptions(
      { rules: asked as never },
      { enabled: asked !== null, placeholderData: keepPreviousData, retry: false },
    ),
  )
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2">
        What they would offer
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Ten usual vehicles in good condition, at made-up market values, up to 7 years and 100,000 km.
      </Typography>
      <Box component="ul" aria-label="Dry run" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(({ name, km, marketCents, lowCents, highCents }) => (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
              py: 0.75,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 560 }}>
                {name}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                {formatOdometer(km)}
                {marketCents !== null && `, sells for ${formatMoney(marketCents)}`}
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
              {lowCents === null || highCents === null ? 'You call' : `${formatMoney(lowCents)} – ${formatMoney(highCents)}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
