// @vitest-environment jsdom
import { createTheme, Menu, MenuItem, Select, ThemeProvider } from '@mui/material'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { consoleTheme } from './consoleTheme'

const theme = createTheme(consoleTheme('light'))

/** The paper of a menu that is opening, during its transition. */
const openedBox = () => screen.getByRole('menuitem', { name: 'Without photos' }).closest<HTMLElement>('.MuiPopover-paper')

it('the console’s theme opens a menu without moving its items, so that a pressed item is still under the pointer on release', () => {
  render(
    <ThemeProvider theme={theme}>
      <Menu open anchorEl={document.body}>
        <MenuItem>Without a price</MenuItem>
        <MenuItem>Without photos</MenuItem>
      </Menu>
    </ThemeProvider>,
  )
  expect(openedBox()?.style.opacity).not.toBe('')
  expect(openedBox()?.style.transform).toBe('')
  expect(openedBox()?.style.transition).not.toContain('transform')
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
  const box = screen.getByRole('option', { name: 'Half' }).closest<HTMLElement>('.MuiPopover-paper')
  expect(box?.style.transform).toBe('')
  expect(box?.style.transition).not.toContain('transform')
})
