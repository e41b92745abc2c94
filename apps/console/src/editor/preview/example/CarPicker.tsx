import type { Car } from '@forecourt/rules/entities/Car'
import { carHref } from '@forecourt/rules/routing/carHref'
import { Box, Dialog, DialogContent, DialogTitle, List, ListItem, ListItemButton, ListItemText, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { callError } from '../../../client/callError'
import { useTools } from '../../session/ToolsContext'

const restMs = 250
const mostShown = 12

type Found = { readonly cars: readonly Car[] } | { readonly failure: string } | null

/** Cars of the site by name or stock number, to show one of them. */
export const CarPicker = ({ onClose }: { readonly onClose: () => void }) => {
  const { browser } = useTools()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Found>(null)

  useEffect(() => {
    let left = false
    const search = () =>
      browser.peek({ path: '/search', query: new URLSearchParams(typed.trim() === '' ? {} : { query: typed.trim() }).toString() }).then(
        ({ data }) => left || setFound({ cars: data?.page === 'search' ? data.result.cars.slice(0, mostShown) : [] }),
        (error: unknown) => left || setFound({ failure: callError(error).message }),
      )
    const timer = setTimeout(() => void search(), typed === '' ? 0 : restMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [browser, typed])

  const cars = found && 'cars' in found ? found.cars : []
  const message =
    found === null ? 'Looking…' : 'failure' in found ? found.failure : cars.length === 0 ? 'No car of the site is called so.' : ''
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="pick-car">
      <DialogTitle id="pick-car">Show a car</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <TextField
          autoFocus
          fullWidth
          size="small"
          label="Name or stock number"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Box role="status" sx={{ fontSize: 13, color: 'text.secondary', minHeight: 24, pt: 1 }}>
          {message}
        </Box>
        <List dense disablePadding aria-label="Cars">
          {cars.map((car) => (
            <ListItem key={car.id} disablePadding>
              <ListItemButton
                onClick={() => {
                  browser.go(carHref(car))
                  onClose()
                }}
                sx={{ borderRadius: '8px' }}
              >
                <ListItemText primary={car.name} secondary={`${car.stockNumber} · ${car.locationName}`} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </DialogContent>
    </Dialog>
  )
}
