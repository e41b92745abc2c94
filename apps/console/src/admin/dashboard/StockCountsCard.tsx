import { carAttentions, stockAges } from '@forecourt/rules/stock/carAttention'
import { Box, Button, Card, Link, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'
import { listAddress } from '../../client/listAddress'
import { attentionNames, carStageNames } from '../stock/carStatus'
import { useMay } from '../useMay'
import { useOrganisationFilter } from '../useOrganisation'

/** Stock counts; undefined while loading or without permission. */
export const useStockCounts = () => {
  const may = useMay()
  const filter = useOrganisationFilter()
  return useQuery(api.stock.counts.queryOptions({ filter }, { enabled: may('stock.read') })).data
}

const stageColours = {
  in_stock: 'primary.main',
  coming_soon: 'info.main',
  preorder: 'info.main',
  reserved: 'warning.main',
  draft: 'divider',
  sold: 'text.disabled',
  withdrawn: 'text.disabled',
} as const
const ageColours = { '0-30': 'success.main', '31-60': 'info.main', '61-90': 'warning.main', '90+': 'error.main' } as const

interface Slice {
  readonly label: string
  readonly filter: object
  readonly count: number
  readonly colour: string
}

const Bar = ({ slices }: { readonly slices: readonly Slice[] }) => (
  <Box aria-hidden="true" sx={{ display: 'flex', gap: '3px', height: 12, mb: 0.75, '& > *': { borderRadius: 1, minWidth: 5 } }}>
    {slices.map(({ label, count, colour }) => (
      <Box key={label} sx={{ flexGrow: count, bgcolor: colour }} />
    ))}
  </Box>
)

const SliceList = ({ slices }: { readonly slices: readonly Slice[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {slices.map(({ label, filter, count, colour }) => (
      <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
        <Box aria-hidden="true" sx={{ width: 10, height: 10, borderRadius: '3px', bgcolor: colour, flexShrink: 0 }} />
        <Link component={LinkBase} to={listAddress('stock', filter)} color="inherit" underline="hover" sx={{ flex: 1, py: 0.25 }}>
          {label}
        </Link>
        <span>{count.toLocaleString('en-AU')}</span>
      </Box>
    ))}
  </Box>
)

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
    <Typography variant="body2" color="text.secondary" component="h3" sx={{ fontWeight: 620, mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

/** Stock today: cars by stage and age, and cars that need attention. */
export const StockCountsCard = () => {
  const counts = useStockCounts()
  const mayEdit = useMay()('stock.edit')
  if (!counts) {
    return (
      <Card sx={{ p: 2.5 }}>
        <Skeleton height={120} />
      </Card>
    )
  }
  const { stages, ages, attention } = counts
  const withCars = (slices: readonly Slice[]) => slices.filter(({ count }) => count > 0)
  const byStage = withCars(
    (Object.keys(carStageNames) as (keyof typeof carStageNames)[]).map((stage) => ({
      ...{ label: carStageNames[stage].text, filter: { stage }, count: stages[stage], colour: stageColours[stage] },
    })),
  )
  const byAge = withCars(
    stockAges.map((age) => ({
      ...{ label: `${age.replace('-', '–')} days`, filter: { age }, count: ages[age], colour: ageColours[age] },
    })),
  )
  const byAttention = withCars(
    carAttentions.map((name) => ({
      label: attentionNames[name],
      filter: { attention: name },
      count: attention[name],
      colour: 'warning.main',
    })),
  )
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Stock
      </Typography>
      {counts.total === 0 ? (
        <>
          <Typography color="text.secondary">No cars yet.</Typography>
          {mayEdit && (
            <Button component={LinkBase} to="/stock" variant="outlined" color="inherit" sx={{ mt: 1.5 }}>
              Add your cars
            </Button>
          )}
        </>
      ) : (
        <>
          <Bar slices={byStage} />
          <SliceList slices={byStage} />
          {byAttention.length > 0 && (
            <Section title="Needs attention">
              <SliceList slices={byAttention} />
            </Section>
          )}
          {byAge.length > 0 && (
            <Section title="Days in stock">
              <Bar slices={byAge} />
              <SliceList slices={byAge} />
            </Section>
          )}
        </>
      )}
    </Card>
  )
}
