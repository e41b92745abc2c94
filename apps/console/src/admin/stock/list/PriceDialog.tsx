import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import type { CarRecord } from '../../../client/Records'
import { OpenedDetails } from '../../../layers/forecast/OpenedDetails'
import { WhatIfEffects } from '../what-if/WhatIfEffects'
import { ForecastOfCars } from './bulk/ForecastOfCars'

/** The price of a car, or that it has none. */
export const priceText = (cents: number | null) => (cents === null ? 'No price' : formatMoney(cents))

/** The field of the price that a list shows of a car. */
export const shownPriceField = ({ priceType }: Pick<CarRecord, 'priceType'>) => (priceType === 'egc' ? 'egcCents' : 'driveAwayCents')

interface Props {
  readonly car: CarRecord
  /** The new price; null removes it. */
  readonly cents: number | null
  readonly problem: string | null
  readonly isSaving: boolean
  readonly onSave: () => void
  readonly onClose: () => void
}

/** Shows what a price entered in the list would change for shoppers, before it is saved. */
export const PriceDialog = ({ car, cents, problem, isSaving, onSave, onClose }: Props) => {
  const { id, organisationId, revision } = car
  const change = { kind: 'onePrice', field: shownPriceField(car), cents } as const
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="price-change" onClick={(event) => event.stopPropagation()}>
      <DialogTitle id="price-change">
        {car.name}
        <Typography color="text.secondary" component="div">
          {car.priceCents === null ? 'No price' : <s>{formatMoney(car.priceCents)}</s>} <b>{priceText(cents)}</b>
        </Typography>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {problem !== null && <Alert severity="error">{problem}</Alert>}
        <Box>
          <Typography sx={{ fontWeight: 620 }}>What shoppers would see</Typography>
          <WhatIfEffects organisationId={organisationId} carIds={[id]} change={change} />
        </Box>
        <OpenedDetails title="Pages that change" isOpenAtFirst>
          <ForecastOfCars organisationId={organisationId} cars={[{ id, revision }]} change={change} />
        </OpenedDetails>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button autoFocus variant="contained" loading={isSaving} onClick={onSave}>
          Save price
        </Button>
      </DialogActions>
    </Dialog>
  )
}
