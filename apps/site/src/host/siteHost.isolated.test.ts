// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { prepareOverlays, siteHost } from './siteHost'

it('gives what opens over a page its entry in the history at once, when going back is prepared', async () => {
  const overlays = await prepareOverlays()
  const close = vi.fn()
  siteHost.overlay(close)
  expect(window.history.state).toMatchObject({ overlay: 1 })
  expect(close).not.toHaveBeenCalled()
  overlays.stop()
})
