// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material'
import { cleanup, screen } from '@testing-library/react'
import type { DataProvider } from 'react-admin'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInConsole } from '../../client/testing/renderInConsole'
import { ValuationList } from './ValuationList'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  { total: 1, text: '1 trade-in from customers' },
  { total: 1200, text: '1,200 trade-ins from customers' },
])('The list of trade-ins states their number once: $text', async ({ total, text }) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  const dataProvider = { getList: async () => ({ data: [], total }) } as unknown as DataProvider
  renderInConsole(
    <ThemeProvider theme={createTheme()}>
      <ValuationList />
    </ThemeProvider>,
    undefined,
    dataProvider,
  )
  expect(await screen.findByText(text)).toBeTruthy()
})
