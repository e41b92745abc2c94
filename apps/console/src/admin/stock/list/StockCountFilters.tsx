import { carAttentions } from '@forecourt/rules/stock/carAttention'
import { Box, Chip, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { api } from '../../../client/api'
import type { CarRecord } from '../../../client/Records'
import { attentionNames, carStageNames } from '../carStatus'
import { useStockFilter } from './StockListFilters'

interface CountChoice {
  readonly value: string
  readonly label: string
  readonly count: number
}

interface Props {
  readonly label: string
  readonly source: 'stage' | 'attention'
  readonly choices: readonly CountChoice[]
  readonly tone: 'primary' | 'warning'
}

/** Filter with one choice at a time; a second click removes it. */
const CountFilter = ({ label, source, choices, tone }: Props) => {
  const { filterValues, setFilters } = useListContext()
  const selected = filterValues[source]
  const shown = choices.filter(({ value, count }) => count > 0 || value === selected)
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
          aria-pressed={value === selected}
          variant={value === selected ? 'filled' : 'outlined'}
          color={value === selected ? tone : 'default'}
          label={
            <>
              {text} <b>{count.toLocaleString('en-AU')}</b>
            </>
          }
          onClick={() => setFilters({ ...filterValues, [source]: value === selected ? undefined : value }, {}, false)}
        />
      ))}
    </Box>
  )
}

/** Stock filters with counts: stages, and cars that need attention. */
export const StockCountFilters = () => {
  const filter = useStockFilter()
  const { data } = useQuery(api.stock.counts.queryOptions({ filter }, { placeholderData: keepPreviousData }))
  if (!data) return <Box sx={{ minHeight: 76, mb: 2 }} />
  const stages = Object.keys(carStageNames) as CarRecord['stage'][]
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <CountFilter
        label="Status"
        source="stage"
        tone="primary"
        choices={stages.map((stage) => ({ value: stage, label: carStageNames[stage].text, count: data.stages[stage] }))}
      />
      <CountFilter
        label="Needs attention"
        source="attention"
        tone="warning"
        choices={carAttentions.map((name) => ({ value: name, label: attentionNames[name], count: data.attention[name] }))}
      />
    </Box>
  )
}
