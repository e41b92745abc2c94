// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { prepareOverlays, siteHost } from './siteHost'

it('the site host adds a history entry for an overlay at once, when the history has been prepared', async () => {
  const overlays = await prepareOverlays()
  const close = vi.fn()
  siteHost.overlay(close)
  expect(window.history.state).toMatchObject({ overlay: 1 })
  expect(close).not.toHaveBeenCalled()
  overlays.stop()
})
