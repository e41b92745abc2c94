import { type CarExampleId, carExamples } from '@forecourt/rules/car/examples/carExamples'
import CarIcon from '@mui/icons-material/DirectionsCarOutlined'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Button, Divider, ListSubheader, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { usePreviewBrowser, useTools } from '../../session/ToolsContext'
import { CarPicker } from './CarPicker'

const examples = Object.entries(carExamples) as [CarExampleId, (typeof carExamples)[CarExampleId]][]

/** Shows the page's car in another state, or another car of the site. */
export const ExampleMenu = () => {
  const { browser } = useTools()
  const { example } = usePreviewBrowser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [picks, setPicks] = useState(false)
  const label = example ? carExamples[example].label : 'As it is'
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
            setPicks(true)
          }}
        >
          Choose a car…
        </MenuItem>
        <Divider />
        <ListSubheader sx={{ lineHeight: '32px', fontSize: 12, bgcolor: 'background.paper' }}>Show it as if it were</ListSubheader>
        <MenuItem dense selected={example === null} onClick={() => show(null)}>
          As it is
        </MenuItem>
        {examples.map(([id, { label: each }]) => (
          <MenuItem key={id} dense selected={example === id} onClick={() => show(id)}>
            {each}
          </MenuItem>
        ))}
      </Menu>
      {picks && <CarPicker onClose={() => setPicks(false)} />}
    </>
  )
}
