import type { OwnedOffer } from '@forecourt/data/offers/OwnedOffer'
import { Box, Checkbox, FormControlLabel, InputAdornment, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useGetList } from 'react-admin'
import type { LocationRecord } from '../../../../client/Records'
import { toggleStyle } from '../../../../parts/toggleStyle'
import { useOrganisationFilter } from '../../../useOrganisation'
import type { BulkKind, EnteredChange } from './bulkKinds'

interface Props {
  readonly kind: BulkKind
  readonly entered: EnteredChange
  /** `name` is the label of the chosen location or offer. */
  readonly onEnter: (entered: Partial<EnteredChange>, name?: string) => void
}

type FieldProps = Omit<Props, 'kind'>

const roundings = [
  ['', 'Nearest cent'],
  ['100', 'Nearest dollar'],
  ['1000', 'Nearest $10'],
  ['5000', 'Nearest $50'],
  ['10000', 'Nearest $100'],
  ['50000', 'Nearest $500'],
  ['100000', 'Nearest $1,000'],
] as const

const directions = { down: 'Down', up: 'Up' } as const
const units = { percent: 'Percent', amount: 'Dollars' } as const

interface ToggleChoiceProps<Choice extends string> {
  readonly label: string
  readonly choices: { readonly [Value in Choice]: string }
  readonly chosen: Choice
  readonly onChoose: (choice: Choice) => void
}

const ToggleChoice = <Choice extends string>({ label, choices, chosen, onChoose }: ToggleChoiceProps<Choice>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    aria-label={label}
    value={chosen}
    onChange={(_, choice: Choice | null) => choice && onChoose(choice)}
  >
    {Object.entries<string>(choices).map(([value, text]) => (
      <ToggleButton key={value} value={value} sx={toggleStyle}>
        {text}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
)

const PriceFields = ({ entered, onEnter }: FieldProps) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <ToggleChoice label="Direction" choices={directions} chosen={entered.direction} onChoose={(direction) => onEnter({ direction })} />
      <ToggleChoice label="Unit" choices={units} chosen={entered.by} onChoose={(by) => onEnter({ by })} />
    </Box>
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      <TextField
        autoFocus
        label={entered.by === 'percent' ? 'Percent' : 'Dollars'}
        value={entered.value}
        onChange={(event) => onEnter({ value: event.target.value })}
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input:
            entered.by === 'percent'
              ? { endAdornment: <InputAdornment position="end">%</InputAdornment> }
              : { startAdornment: <InputAdornment position="start">$</InputAdornment> },
        }}
      />
      <TextField select label="Round to" value={entered.roundTo} onChange={(event) => onEnter({ roundTo: event.target.value })}>
        {roundings.map(([value, label]) => (
          <MenuItem key={label} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
    {entered.direction === 'down' && (
      <FormControlLabel
        control={<Checkbox checked={entered.setsWasPrice} onChange={(event) => onEnter({ setsWasPrice: event.target.checked })} />}
        label="Show the previous price as the was-price"
      />
    )}
  </>
)

const LocationField = ({ entered, onEnter }: FieldProps) => {
  const { data = [] } = useGetList<LocationRecord>('locations', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: useOrganisationFilter(),
  })
  return (
    <TextField
      select
      autoFocus
      fullWidth
      label="Location"
      value={entered.locationId}
      onChange={(event) => onEnter({ locationId: event.target.value }, data.find(({ id }) => id === event.target.value)?.name)}
    >
      {data.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

const OfferField = ({ entered, onEnter }: FieldProps) => {
  const { data = [] } = useGetList<OwnedOffer>('offers', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'position', order: 'ASC' },
    filter: useOrganisationFilter(),
  })
  return (
    <TextField
      select
      autoFocus
      fullWidth
      label="Offer"
      value={entered.offerId}
      helperText="The offer’s page shows these cars while they are for sale."
      onChange={(event) => onEnter({ offerId: event.target.value }, data.find(({ id }) => id === event.target.value)?.name)}
    >
      <MenuItem value="none">None: remove their offer</MenuItem>
      {data.map(({ id, name }) => (
        <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Inputs of a bulk change. */
export const BulkFields = ({ kind, entered, onEnter }: Props) => {
  if (kind === 'price') return <PriceFields entered={entered} onEnter={onEnter} />
  if (kind === 'location') return <LocationField entered={entered} onEnter={onEnter} />
  if (kind === 'offer') return <OfferField entered={entered} onEnter={onEnter} />
  if (kind === 'tag')
    return (
      <TextField
        autoFocus
        fullWidth
        label="Tag"
        value={entered.tag}
        helperText="A few words on the car’s card, such as “One owner”. Leave empty to remove the tag."
        onChange={(event) => onEnter({ tag: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    )
  if (kind === 'website')
    return (
      <FormControlLabel
        control={<Checkbox checked={entered.shown} onChange={(event) => onEnter({ shown: event.target.checked })} />}
        label="Shown on the websites"
      />
    )
  return null
}
