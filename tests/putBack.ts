import { afterEach, vi } from 'vitest'

/**
 * Test files share their world (vitest.config.ts), so each test gives it back as it found it: the clock, what was spied on or
 * stubbed, what was drawn and what a browser would remember. A clock left standing stops every later test that waits.
 */
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  if (typeof document === 'undefined') return
  // Unmounted first, so that effects are ended by those who began them.
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  document.body.replaceChildren()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
})
