// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildHost } from '../../../testing/buildHost'
import { renderHosted } from '../../../testing/renderHosted'
import { MovableMap } from './MovableMap.client'

const show = (mode: 'live' | 'preview' = 'live') =>
  renderHosted(
    <MovableMap
      name="Parramatta"
      latitude={-33.8}
      longitude={151}
      tiles="/tiles/{z}/{x}/{y}.png"
      attribution="© <b>Makers</b>"
      maxZoom={16}
      streetMap="https://maps.example/parramatta"
    >
      <p>Drawn map</p>
    </MovableMap>,
    buildHost({ mode }),
  )

describe('the map of a car’s location', () => {
  it('the map of a car’s location is a sketch until it is pressed; then it has its tiles’ zoom levels, shows the attribution as text, and zooms out (VDP-05, API-15)', async () => {
    const { container } = show()
    expect(screen.getByText('Drawn map')).toBeDefined()
    expect(container.querySelector('img')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Move around the map' }))
    const map = await screen.findByRole('application', { name: /Map of Parramatta/ })
    expect(screen.queryByText('Drawn map')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(map))
    expect(map.getAttribute('tabindex')).toBe('0')
    expect(container.querySelector('.leaflet-control-attribution')?.textContent).toBe('© <b>Makers</b>')
    expect(screen.getByRole('img', { name: 'Parramatta' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Street map' }).getAttribute('href')).toBe('https://maps.example/parramatta')
    const nearer = screen.getByRole('button', { name: 'Zoom in' })
    expect(nearer.getAttribute('aria-disabled')).toBe('false')
    for (let step = 0; step < 2; step++) {
      fireEvent.click(nearer)
      await waitFor(() => expect(container.querySelector('.leaflet-zoom-anim')).toBeNull())
    }
    expect(nearer.getAttribute('aria-disabled'), 'no nearer than the pictures go').toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Back to the simple map' }))
    expect(screen.getByText('Drawn map')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move around the map' }))
  })

  it('the map of a car’s location requests no tiles in a preview', async () => {
    show('preview')
    fireEvent.click(screen.getByRole('button', { name: 'Move around the map' }))
    expect(await screen.findByRole('button', { name: 'Moves on the live site' })).toBeDefined()
    expect(screen.queryByRole('application')).toBeNull()
  })
})
