import { type CarExampleId, carExamples } from '@forecourt/rules/car/examples/exampleCar'
import type { Car } from '@forecourt/rules/entities/Car'
import { carHref } from '@forecourt/rules/routing/carHref'
import CarIcon from '@mui/icons-material/DirectionsCarOutlined'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import {
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  Divider,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  ListSubheader,
  Menu,
  MenuItem,
  TextField,
} from '@mui/material'
import { useEffect, useState } from 'react'
import { callError } from '../../../client/callError'
import { usePreviewBrowser, useTools } from '../../session/ToolsContext'

/** Debounce of the search. */
const debounceMs = 250
const maxShown = 12

type Found = { readonly cars: readonly Car[] } | { readonly failure: string } | null

/** Searches the site's cars by name or stock number, to preview one. */
const CarPicker = ({ onClose }: { readonly onClose: () => void }) => {
  const { browser } = useTools()
  const [entered, setEntered] = useState('')
  const [found, setFound] = useState<Found>(null)

  useEffect(() => {
    let isCancelled = false
    const search = () =>
      browser.peek({ path: '/search', query: new URLSearchParams(entered.trim() === '' ? {} : { query: entered.trim() }).toString() }).then(
        ({ data }) => isCancelled || setFound({ cars: data?.page === 'search' ? data.result.cars.slice(0, maxShown) : [] }),
        (error: unknown) => isCancelled || setFound({ failure: callError(error).message }),
      )
    const timer = setTimeout(() => void search(), entered === '' ? 0 : debounceMs)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [browser, entered])

  const cars = found && 'cars' in found ? found.cars : []
  const message = found === null ? 'Searching…' : 'failure' in found ? found.failure : cars.length === 0 ? 'No matching car.' : ''
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="pick-car">
      <DialogTitle id="pick-car">Show a car</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <TextField
          autoFocus
          fullWidth
          size="small"
          label="Name or stock number"
          value={entered}
          onChange={(event) => setEntered(event.target.value)}
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

const examples = Object.entries(carExamples) as [CarExampleId, (typeof carExamples)[CarExampleId]][]

/** Previews the page's car in an example state, or another car of the site. */
export const ExampleMenu = () => {
  const { browser } = useTools()
  const { example } = usePreviewBrowser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isPicking, setPicking] = useState(false)
  const label = example ? carExamples[example].label : 'No example'
  const show = (next: CarExampleId | null) => {
    setAnchor(null)
    browser.showExample(next)
  }
  return (
    <>
      <Button
        color={example ? 'primary' : 'inherit'}
        aria-haspopup="menu"
        aria-label={`Show a car as: ${label}`}
        startIcon={<CarIcon sx={{ fontSize: '18px !important' }} />}
        endIcon={<ExpandIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 32, whiteSpace: 'nowrap' }}
      >
        {example ? label : 'Car'}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: 520, minWidth: 220 } } }}
      >
        <MenuItem
          dense
          onClick={() => {
            setAnchor(null)
            setPicking(true)
          }}
        >
          Choose a car…
        </MenuItem>
        <Divider />
        <ListSubheader sx={{ lineHeight: '32px', fontSize: 12, bgcolor: 'background.paper' }}>Show it as if it were</ListSubheader>
        <MenuItem dense selected={example === null} onClick={() => show(null)}>
          No example
        </MenuItem>
        {examples.map(([id, { label: each }]) => (
          <MenuItem key={id} dense selected={example === id} onClick={() => show(id)}>
            {each}
          </MenuItem>
        ))}
      </Menu>
      {isPicking && <CarPicker onClose={() => setPicking(false)} />}
    </>
  )
}
