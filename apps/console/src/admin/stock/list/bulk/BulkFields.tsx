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
  readonly onType: (entered: Partial<EnteredChange>, name?: string) => void
}

type Field = Omit<Props, 'kind'>

const roundings = [
  ['', 'Nearest cent'],
  ['100', 'Nearest dollar'],
  ['1000', 'Nearest $10'],
  ['5000', 'Nearest $50'],
  ['10000', 'Nearest $100'],
  ['50000', 'Nearest $500'],
  ['100000', 'Nearest $1,000'],
] as const

const ways = { down: 'Down', up: 'Up' } as const
const measures = { percent: 'Percent', amount: 'Dollars' } as const

interface OneOfTwoProps<Choice extends string> {
  readonly label: string
  readonly choices: { readonly [Value in Choice]: string }
  readonly chosen: Choice
  readonly onChoose: (choice: Choice) => void
}

const OneOfTwo = <Choice extends string>({ label, choices, chosen, onChoose }: OneOfTwoProps<Choice>) => (
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

const PriceFields = ({ entered, onType }: Field) => (
  <>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <OneOfTwo label="Direction" choices={ways} chosen={entered.direction} onChoose={(direction) => onType({ direction })} />
      <OneOfTwo label="Unit" choices={measures} chosen={entered.by} onChoose={(by) => onType({ by })} />
    </Box>
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
      <TextField
        autoFocus
        label={entered.by === 'percent' ? 'Percent' : 'Dollars'}
        value={entered.value}
        onChange={(event) => onType({ value: event.target.value })}
        slotProps={{
          htmlInput: { inputMode: 'decimal' },
          input:
            entered.by === 'percent'
              ? { endAdornment: <InputAdornment position="end">%</InputAdornment> }
              : { startAdornment: <InputAdornment position="start">$</InputAdornment> },
        }}
      />
      <TextField select label="Round to" value={entered.roundTo} onChange={(event) => onType({ roundTo: event.target.value })}>
        {roundings.map(([value, label]) => (
          <MenuItem key={label} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
    {entered.direction === 'down' && (
      <FormControlLabel
        control={<Checkbox checked={entered.keepsBefore} onChange={(event) => onType({ keepsBefore: event.target.checked })} />}
        label="Show the previous price as the was-price"
      />
    )}
  </>
)

const LocationField = ({ entered, onType }: Field) => {
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
      onChange={(event) => onType({ locationId: event.target.value }, data.find(({ id }) => id === event.target.value)?.name)}
    >
      {data.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

const OfferField = ({ entered, onType }: Field) => {
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
      onChange={(event) => onType({ offerId: event.target.value }, data.find(({ id }) => id === event.target.value)?.name)}
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
export const BulkFields = ({ kind, entered, onType }: Props) => {
  if (kind === 'price') return <PriceFields entered={entered} onType={onType} />
  if (kind === 'location') return <LocationField entered={entered} onType={onType} />
  if (kind === 'offer') return <OfferField entered={entered} onType={onType} />
  if (kind === 'tag')
    return (
      <TextField
        autoFocus
        fullWidth
        label="Tag"
        value={entered.tag}
        helperText="A few words on the car’s card, such as “One owner”. Leave empty to remove the tag."
        onChange={(event) => onType({ tag: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    )
  if (kind === 'website')
    return (
      <FormControlLabel
        control={<Checkbox checked={entered.shown} onChange={(event) => onType({ shown: event.target.checked })} />}
        label="Shown on the websites"
      />
    )
  return null
}
