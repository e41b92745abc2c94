// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { RuntimeHost } from '../host/RuntimeHost'
import { createIslandWriter } from './createIslandWriter'
import { IslandContext, island } from './island'
import { wakeIslands } from './wakeIslands'

const Quote = () => <p>A quote</p>
const load = vi.hoisted(() => vi.fn())
vi.mock('./islandParts', () => ({
  islandParts: {
    Quote: async () => {
      load()
      return Quote
    },
  },
}))
const QuoteIsland = island('Quote', Quote)
const host = { mode: 'live', storage: { read: () => null, watch: () => () => {}, write: () => {} } } as unknown as RuntimeHost

// One document for one browser: an element can be defined once.
it('fetches what is near the screen once somebody is there, also on a page that answers at once (decision 054)', async () => {
  const writer = createIslandWriter(host)
  document.body.innerHTML = renderToString(
    <IslandContext value={writer}>
      <QuoteIsland />
    </IslandContext>,
  )
  await wakeIslands(host, writer.written().lines)
  // As browsers do for all that is open when a page comes.
  document.body.dispatchEvent(new Event('toggle', { bubbles: true }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(load).not.toHaveBeenCalled()
  document.body.dispatchEvent(new Event('touchstart', { bubbles: true }))
  await expect.poll(() => load.mock.calls.length).toBe(1)
})
