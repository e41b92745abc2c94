import MoreIcon from '@mui/icons-material/MoreHorizRounded'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, IconButton, Menu, MenuItem } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh, useUpdate } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { CarRecord } from '../../client/Records'

type Change = { readonly label: string; readonly done: string; readonly data: Partial<Pick<CarRecord, 'status' | 'reserved'>> }

const changesFor = ({ status, reserved }: CarRecord): readonly Change[] => {
  if (status === 'in_stock') {
    return [
      reserved
        ? { label: 'Take the reservation off', done: 'is free again', data: { reserved: false } }
        : { label: 'Reserve', done: 'is reserved', data: { reserved: true } },
      { label: 'Withdraw from sale', done: 'is withdrawn', data: { status: 'withdrawn' } },
    ]
  }
  return status === 'sold' ? [] : [{ label: 'Put in stock', done: 'is in stock', data: { status: 'in_stock' } }]
}

/** What can be done with a car from the list: sell it, reserve it, take it off or put it back. */
export const StockActions = ({ car }: { car: CarRecord }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [selling, setSelling] = useState(false)
  const notify = useNotify()
  const refresh = useRefresh()
  const [update] = useUpdate<CarRecord>()
  const { mutate: markSold } = useMutation(
    api.stock.markSold.mutationOptions({
      onSuccess: () => {
        notify(`${car.name} is sold.`, { type: 'success' })
        refresh()
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  const changes = changesFor(car)
  if (car.status === 'sold') return null

  const apply = ({ data, done }: Change) => {
    setAnchor(null)
    update(
      'stock',
      { id: car.id, data, previousData: car },
      {
        onSuccess: () => {
          notify(`${car.name} ${done}.`, { type: 'success' })
          refresh()
        },
        onError: (error) => notify(error instanceof Error ? error.message : 'That did not work.', { type: 'error' }),
      },
    )
  }
  const sell = () => {
    setSelling(false)
    markSold({ id: car.id })
  }
  return (
    <>
      <IconButton
        aria-label={`Actions for ${car.name}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        size="small"
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {car.status === 'in_stock' && (
          <MenuItem
            onClick={() => {
              setAnchor(null)
              setSelling(true)
            }}
          >
            Mark as sold…
          </MenuItem>
        )}
        {changes.map((change) => (
          <MenuItem key={change.label} onClick={() => apply(change)}>
            {change.label}
          </MenuItem>
        ))}
      </Menu>
      <Dialog open={selling} onClose={() => setSelling(false)}>
        <DialogTitle>Mark as sold?</DialogTitle>
        <DialogContent>
          <DialogContentText>{car.name} leaves the stock list. Its page shows it as sold for a few days.</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={() => setSelling(false)}>
            Not yet
          </Button>
          <Button variant="contained" onClick={sell} autoFocus>
            Mark as sold
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
