import { fieldLabel } from '@forecourt/rules/car/form/carSections'
import { allPlateStates } from '@forecourt/rules/valuations/parseVehicleIdentity'
import SearchIcon from '@mui/icons-material/SearchRounded'
import { Alert, Box, Button, Card, Link, MenuItem, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LinkBase } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { Outputs } from '../../../client/Records'
import { toggleStyle } from '../../../parts/toggleStyle'
import type { CarFormValue } from './carFormValues'

interface Props {
  readonly organisationId: string
  /** The edited car, which is ignored in the search for duplicate VINs. */
  readonly carId?: string
  readonly onFound: (values: { readonly [path: string]: CarFormValue }) => void
}

type Answer = Outputs['stock']['lookup']

const foundValues = ({ vehicle }: Answer): { readonly [path: string]: string } =>
  Object.fromEntries(
    (['make', 'model', 'badge', 'year', 'vin', 'regoPlate'] as const).flatMap((field) => {
      const value = vehicle?.[field]
      return value === null || value === undefined ? [] : [[field, String(value)] as const]
    }),
  )

/** Looks up a vehicle by VIN or number plate, fills in the data and lists the filled fields. */
export const VehicleLookup = ({ organisationId, carId, onFound }: Props) => {
  const queries = useQueryClient()
  const [by, setBy] = useState<'vin' | 'plate'>('vin')
  const [entered, setEntered] = useState('')
  const [state, setState] = useState(allPlateStates[0] ?? '')
  const [isLookingUp, setLookingUp] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const lookUp = async (event: FormEvent) => {
    event.preventDefault()
    setLookingUp(true)
    setProblem(null)
    setAnswer(null)
    const question = by === 'vin' ? { by, vin: entered.trim() } : { by, plate: entered.trim(), state }
    try {
      const found = await queries.fetchQuery(
        api.stock.lookup.queryOptions({ organisationId, question }, { retry: false, staleTime: 60_000 }),
      )
      setAnswer(found)
      const values = {
        ...(by === 'vin' ? { vin: entered.trim().toUpperCase() } : { regoPlate: entered.trim().toUpperCase() }),
        ...foundValues(found),
      }
      onFound(values)
    } catch (error) {
      const { message, fields } = callError(error)
      setProblem(fields.vin ?? Object.values(fields)[0] ?? message)
    } finally {
      setLookingUp(false)
    }
  }
  const otherCars = answer?.inStock.filter(({ id }) => id !== carId) ?? []
  return (
    <Card component="section" aria-labelledby="vehicle-lookup" sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" component="h2" id="vehicle-lookup">
        Look it up
      </Typography>
      <Box
        component="form"
        onSubmit={lookUp}
        noValidate
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, '& .MuiTextField-root': { m: 0 } }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          sx={toggleStyle}
          aria-label="Look up by"
          value={by}
          onChange={(_event, chosen: 'vin' | 'plate' | null) => chosen && setBy(chosen)}
        >
          <ToggleButton value="vin">VIN</ToggleButton>
          <ToggleButton value="plate">Rego</ToggleButton>
        </ToggleButtonGroup>
        <TextField
          label={by === 'vin' ? 'VIN to look up' : 'Plate to look up'}
          value={entered}
          error={problem !== null}
          helperText={problem}
          onChange={(event) => setEntered(event.target.value)}
          sx={{ flex: '1 1 200px' }}
          slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } }}
        />
        {by === 'plate' && (
          <TextField select label="State" value={state} onChange={(event) => setState(event.target.value)} sx={{ minWidth: 92 }}>
            {allPlateStates.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Button type="submit" variant="outlined" startIcon={<SearchIcon />} loading={isLookingUp} disabled={entered.trim() === ''}>
          Look up
        </Button>
      </Box>
      <Box aria-live="polite" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
        {answer?.vehicle && (
          <Alert severity="success">
            Filled in:{' '}
            {Object.entries(foundValues(answer))
              .map(([path, value]) => `${fieldLabel(path)} ${value}`)
              .join(', ')}
            .{answer.vehicle.simulated && ' Sample data for the demo. No register was checked.'}
          </Alert>
        )}
        {answer && !answer.vehicle && <Alert severity="info">No match found. Enter the details below.</Alert>}
        {answer?.notice && <Alert severity="warning">{answer.notice}</Alert>}
        {otherCars.length > 0 && (
          <Alert severity="warning">
            Already in your stock:{' '}
            {otherCars.map(({ id, name, stockNumber }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <Link component={LinkBase} to={`/stock/${id}`}>
                  {name} ({stockNumber})
                </Link>
              </span>
            ))}
            .
          </Alert>
        )}
      </Box>
    </Card>
  )
}
