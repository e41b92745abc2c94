// @vitest-environment jsdom
import { createTheme, Menu, MenuItem, Select, ThemeProvider } from '@mui/material'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { consoleTheme } from './consoleTheme'

const theme = createTheme(consoleTheme('light'))

/** The surface of the menu, during its opening transition. */
const menuSurface = () => screen.getByRole('menuitem', { name: 'Without photos' }).closest<HTMLElement>('.MuiPopover-paper')

it('the console’s theme opens a menu without moving its items, so that a pressed item is still under the pointer on release', () => {
  render(
    <ThemeProvider theme={theme}>
      <Menu open anchorEl={document.body}>
        <MenuItem>Without a price</MenuItem>
        <MenuItem>Without photos</MenuItem>
      </Menu>
    </ThemeProvider>,
  )
  expect(menuSurface()?.style.opacity).not.toBe('')
  expect(menuSurface()?.style.transform).toBe('')
  expect(menuSurface()?.style.transition).not.toContain('transform')
})

it('the console’s theme opens the options of a select field without moving them', () => {
  render(
    <ThemeProvider theme={theme}>
      <Select value="a" inputProps={{ 'aria-label': 'Zoom' }}>
        <MenuItem value="a">Fit</MenuItem>
        <MenuItem value="b">Half</MenuItem>
      </Select>
    </ThemeProvider>,
  )
  fireEvent.mouseDown(screen.getByRole('combobox'))
  const menuSurface = screen.getByRole('option', { name: 'Half' }).closest<HTMLElement>('.MuiPopover-paper')
  expect(menuSurface?.style.transform).toBe('')
  expect(menuSurface?.style.transition).not.toContain('transform')
})
