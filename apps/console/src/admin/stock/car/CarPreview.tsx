import { Alert, Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { ConfigFrame } from '../../../layers/preview/ConfigFrame'
import { toggleStyle } from '../../../parts/toggleStyle'
import { useDebouncedValue } from '../../records/useDebouncedValue'
import type { ParsedCar } from './carFormValues'

interface Props {
  readonly organisationId: string
  /** Null for a new car. */
  readonly carId: string | null
  /** The car's location; empty before one is chosen. */
  readonly locationId: string
  readonly data: ParsedCar['data']
}

const phoneWidth = 390
const views = { page: 'Car page', list: 'In the list' } as const

/** Phone-sized preview of the car's page and card on one of its sites, with unsaved values. */
export const CarPreview = ({ organisationId, carId, locationId, data: entered }: Props) => {
  const [siteId, setSite] = useState<string | null>(null)
  const [view, setView] = useState<keyof typeof views>('page')
  const debounced = useDebouncedValue(entered)
  const { data, error, isPending } = useQuery(
    api.stock.preview.queryOptions(
      { organisationId, carId, siteId, locationId, data: debounced as never },
      { enabled: locationId !== '', placeholderData: keepPreviousData, retry: false, gcTime: 0 },
    ),
  )
  const message = () => {
    if (locationId === '') return 'Choose a location to see a preview of the page.'
    if (data === null) return 'No site shows cars of this location.'
    return null
  }
  const shown = data?.[view]
  return (
    <Box
      component="section"
      aria-label="Preview"
      sx={{ display: 'grid', gap: 1, gridTemplateRows: 'auto auto minmax(0, 1fr)', height: '100%', alignContent: 'start' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          sx={toggleStyle}
          aria-label="Preview of"
          value={view}
          onChange={(_event, chosen: keyof typeof views | null) => chosen && setView(chosen)}
        >
          {Object.entries(views).map(([value, label]) => (
            <ToggleButton key={value} value={value}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {data && data.sites.length > 1 ? (
        <TextField select label="Site" value={data.siteId} onChange={(event) => setSite(event.target.value)} sx={{ m: 0 }}>
          {data.sites.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {message() ?? (data?.sites[0] ? `On a phone, as ${data.sites[0].name} shows it` : isPending ? 'Loading…' : '')}
        </Typography>
      )}
      {error && <Alert severity="warning">{callError(error).message}</Alert>}
      {data && shown && (
        <ConfigFrame
          key={`${data.siteId} ${view}`}
          siteId={data.siteId}
          title={view === 'page' ? 'The car’s page' : 'The car in a list'}
          width={phoneWidth}
          path={shown.match.route.path}
          config={data.config}
          page={shown}
          onNavigate={() => {}}
        />
      )}
    </Box>
  )
}
