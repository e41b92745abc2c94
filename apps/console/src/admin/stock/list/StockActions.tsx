import { permittedMoves } from '@forecourt/rules/stock/carStage'
import MoreIcon from '@mui/icons-material/MoreHorizRounded'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  Menu,
  MenuItem,
} from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useNotify, useRefresh } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { CarRecord } from '../../../client/Records'
import { useUndoNotice } from '../../../parts/useUndoNotice'
import { ReserveDialog } from '../../reservations/ReserveDialog'
import { useMay } from '../../useMay'
import { stageTexts } from '../car/stageTexts'

type Stage = CarRecord['stage']

const moveLabel = (from: Stage, to: Stage) => {
  if (from === 'reserved' && to === 'in_stock') return 'Remove the reservation'
  return to === 'sold' ? `${stageTexts.sold.move}…` : stageTexts[to].move
}

/** Actions of a car in the list: open it, or change its stage, with undo. */
export const StockActions = ({ car }: { car: CarRecord }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isReserving, setReserving] = useState(false)
  const [isConfirmingSale, setConfirmingSale] = useState(false)
  const mayEdit = useMay()('stock.edit')
  const notify = useNotify()
  const notifyUndo = useUndoNotice()
  const refresh = useRefresh()
  const onError = (error: unknown) => void notify(callError(error).message, { type: 'error' })
  const { mutate: undo } = useMutation(
    api.stock.undo.mutationOptions({
      onSuccess: () => {
        notify(`${car.name} is restored.`, { type: 'success' })
        refresh()
      },
      onError,
    }),
  )
  const { mutate: move } = useMutation(
    api.stock.transition.mutationOptions({
      onSuccess: ({ id, revision }, { to }) => {
        const message = `${car.name} ${stageTexts[to].is}.`
        if (mayEdit) notifyUndo(message, () => undo({ id, expectedRevision: revision }))
        else notify(message, { type: 'success' })
        refresh()
      },
      onError,
    }),
  )
  const selectStage = (to: Stage) => {
    setAnchor(null)
    if (to === 'sold') setConfirmingSale(true)
    else if (to === 'reserved') setReserving(true)
    else move({ id: car.id, to })
  }
  return (
    // React events bubble from the menu's portal to the row: stops them.
    <Box component="span" onClick={(event) => event.stopPropagation()}>
      <IconButton
        aria-label={`Actions for ${car.name}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        size="small"
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem component={LinkBase} to={`/stock/${car.id}`}>
          Open
        </MenuItem>
        {permittedMoves(car, mayEdit).map((to) => (
          <MenuItem key={to} onClick={() => selectStage(to)}>
            {moveLabel(car.stage, to)}
          </MenuItem>
        ))}
      </Menu>
      {isReserving && <ReserveDialog car={car} onClose={() => setReserving(false)} onChanged={refresh} />}
      <Dialog open={isConfirmingSale} onClose={() => setConfirmingSale(false)}>
        <DialogTitle>Mark as sold?</DialogTitle>
        <DialogContent>
          <DialogContentText>{car.name} will leave the stock list. Its page shows it as sold for a few days.</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={() => setConfirmingSale(false)}>
            Cancel
          </Button>
          <Button
            variant="contained"
            autoFocus
            onClick={() => {
              setConfirmingSale(false)
              move({ id: car.id, to: 'sold' })
            }}
          >
            Mark as sold
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  )
}
