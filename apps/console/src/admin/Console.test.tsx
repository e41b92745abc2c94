// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Console } from './Console'

test('the console shows the same loading screen while the session is checked as while the console loads', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  }))
  render(<Console />)
  expect(await screen.findByRole('status', { name: 'Loading the console' })).toBeTruthy()
  expect(screen.queryByText('Please wait')).toBeNull()
})
