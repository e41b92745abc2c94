import { carAttentions } from '@forecourt/rules/stock/carAttention'
import { Box, Chip, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { api } from '../../../client/api'
import type { CarRecord } from '../../../client/Records'
import { attentionNames, carStageNames } from '../carStatus'
import { useStockFilter } from './StockListFilters'

interface Division {
  readonly value: string
  readonly label: string
  readonly count: number
}

interface Props {
  readonly label: string
  readonly source: 'stage' | 'attention'
  readonly divisions: readonly Division[]
  readonly tone: 'primary' | 'warning'
}

/** Filter with one choice at a time; a second click removes it. */
const Divisions = ({ label, source, divisions, tone }: Props) => {
  const { filterValues, setFilters } = useListContext()
  const chosen = filterValues[source]
  const shown = divisions.filter(({ value, count }) => count > 0 || value === chosen)
  if (shown.length === 0) return null
  return (
    // On a phone it scrolls sideways, to leave room for the cards.
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: { sm: 'wrap' },
        alignItems: 'center',
        gap: 0.75,
        overflowX: { xs: 'auto', sm: 'visible' },
        scrollbarWidth: 'none',
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: 0.25,
        '& > *': { flexShrink: 0 },
      }}
    >
      <Typography variant="body2" color="text.secondary" aria-hidden="true" sx={{ mr: 0.5, minWidth: { sm: 108 } }}>
        {label}
      </Typography>
      {shown.map(({ value, label: text, count }) => (
        <Chip
          key={value}
          component="button"
          type="button"
          clickable
          aria-pressed={value === chosen}
          variant={value === chosen ? 'filled' : 'outlined'}
          color={value === chosen ? tone : 'default'}
          label={
            <>
              {text} <b>{count.toLocaleString('en-AU')}</b>
            </>
          }
          onClick={() => setFilters({ ...filterValues, [source]: value === chosen ? undefined : value }, {}, false)}
        />
      ))}
    </Box>
  )
}

/** Stock filters with counts: stages, and cars that need attention. */
export const StockDivisions = () => {
  const filter = useStockFilter()
  const { data } = useQuery(api.stock.counts.queryOptions({ filter }, { placeholderData: keepPreviousData }))
  if (!data) return <Box sx={{ minHeight: 76, mb: 2 }} />
  const stages = Object.keys(carStageNames) as CarRecord['stage'][]
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Divisions
        label="Status"
        source="stage"
        tone="primary"
        divisions={stages.map((stage) => ({ value: stage, label: carStageNames[stage].text, count: data.stages[stage] }))}
      />
      <Divisions
        label="Needs attention"
        source="attention"
        tone="warning"
        divisions={carAttentions.map((name) => ({ value: name, label: attentionNames[name], count: data.attention[name] }))}
      />
    </Box>
  )
}
