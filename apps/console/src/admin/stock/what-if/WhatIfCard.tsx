import { countryOfLocations } from '@forecourt/rules/locations/countryOfLocations'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import { Box, Button, Card, InputAdornment, MenuItem, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { toggleStyle } from '../../../parts/toggleStyle'
import { useDebouncedValue } from '../../records/useDebouncedValue'
import { type EnteredWhatIf, parseWhatIf, type WhatIfKind, whatIfKinds } from './parseWhatIf'
import { type TriedCar, triedPrices } from './triedPrices'
import { WhatIfEffects } from './WhatIfEffects'

const initial: EnteredWhatIf = { kind: 'price', off: '500', rate: '', comparisonRate: '', tag: '', locationId: '' }

interface FieldsProps {
  readonly entered: EnteredWhatIf
  readonly locations: ReturnType<typeof useYards>
  readonly onEnter: (more: Partial<EnteredWhatIf>) => void
}

const percentSign = {
  input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
  htmlInput: { inputMode: 'decimal' },
} as const

interface PercentFieldProps {
  readonly label: string
  readonly value: string
  readonly onEnter: (value: string) => void
}

const PercentField = ({ label, value, onEnter }: PercentFieldProps) => (
  <TextField size="small" label={label} value={value} onChange={(event) => onEnter(event.target.value)} slotProps={percentSign} />
)

/** The organisation's yards: the procedure lists each with its price type, which isn't needed here. */
const useYards = (organisationId: string, enabled: boolean) =>
  useQuery(api.stock.priceKinds.queryOptions({ organisationId }, { enabled })).data ?? []

const Fields = ({ entered, locations, onEnter }: FieldsProps) => {
  switch (entered.kind) {
    case 'price':
      return (
        <TextField
          size="small"
          label="Dollars off the price"
          value={entered.off}
          helperText="A minus raises the price."
          onChange={(event) => onEnter({ off: event.target.value })}
          slotProps={{ input: { startAdornment: <InputAdornment position="start">$</InputAdornment> } }}
        />
      )
    case 'rate':
      return (
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
          <PercentField label="Rate of the estimate" value={entered.rate} onEnter={(rate) => onEnter({ rate })} />
          {statesComparisonRate({ country: countryOfLocations(locations) }) && (
            <PercentField
              label="Comparison rate"
              value={entered.comparisonRate}
              onEnter={(comparisonRate) => onEnter({ comparisonRate })}
            />
          )}
        </Box>
      )
    case 'tag':
      return (
        <TextField
          size="small"
          label="Tag"
          value={entered.tag}
          onChange={(event) => onEnter({ tag: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 60 } }}
        />
      )
    default:
      return (
        <TextField
          select
          size="small"
          label="Yard"
          value={entered.locationId}
          onChange={(event) => onEnter({ locationId: event.target.value })}
        >
          {locations.map(({ locationId, name }) => (
            <MenuItem key={locationId} value={locationId}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )
  }
}

interface Props {
  readonly organisationId: string
  readonly car: TriedCar
  /** Enters prices in the form of the car. */
  readonly onUse: (prices: Readonly<Record<string, string>>) => void
}

/** Tries a change of a car: shows what shoppers would see, the car's position in lists, and the alerts. Changes nothing. */
export const WhatIfCard = ({ organisationId, car, onUse }: Props) => {
  const carId = car.id
  const notify = useNotify()
  const [isOpen, setOpen] = useState(false)
  const [entered, setEntered] = useState(initial)
  const debounced = useDebouncedValue(entered)
  const locations = useYards(organisationId, isOpen)
  const change = parseWhatIf(debounced, countryOfLocations(locations))
  const prices = change === null ? {} : triedPrices(car, change)
  return (
    <Card component="section" aria-labelledby="car-what-if" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box component="details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Box component="summary" sx={{ cursor: 'pointer' }}>
          <Typography variant="h3" component="h2" id="car-what-if" sx={{ display: 'inline' }}>
            What if?
          </Typography>
          <Typography variant="body2" color="text.secondary">
            Try another price, rate, tag or yard. Nothing changes until you save it above.
          </Typography>
        </Box>
        {isOpen && (
          <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, justifyItems: 'start' }}>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label="What to try"
              value={entered.kind}
              onChange={(_event, kind: WhatIfKind | null) => kind && setEntered({ ...entered, kind })}
            >
              {Object.entries(whatIfKinds).map(([kind, label]) => (
                <ToggleButton key={kind} value={kind} sx={toggleStyle}>
                  {label}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <Fields entered={entered} locations={locations} onEnter={(more) => setEntered({ ...entered, ...more })} />
            <Box sx={{ width: 1 }}>{change && <WhatIfEffects organisationId={organisationId} carIds={[carId]} change={change} />}</Box>
            {Object.keys(prices).length > 0 && (
              <Button
                variant="outlined"
                size="small"
                onClick={() => {
                  onUse(prices)
                  notify('The price is entered in the form. Save it to change the car.', { type: 'info' })
                }}
              >
                Use this price
              </Button>
            )}
          </Box>
        )}
      </Box>
    </Card>
  )
}
