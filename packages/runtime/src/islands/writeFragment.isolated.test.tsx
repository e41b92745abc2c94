// @vitest-environment jsdom
import { type ReactNode, useEffect, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { buildHost } from '../testing/buildHost'
import { createIslandWriter } from './createIslandWriter'
import { IslandContext, island } from './island'
import { usePartId } from './usePartId'
import { writeFragment } from './writeFragment'

const ended: string[] = []
const Counter = ({ label, children }: { readonly label: string; readonly children?: ReactNode }) => {
  const [count, setCount] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const id = usePartId()
  useEffect(() => () => void ended.push(label), [label])
  return (
    <section>
      <button type="button" aria-describedby={id} onClick={() => setCount(count + 1)}>
        {label} {count}
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Open {label}
      </button>
      <p id={id}>{label}</p>
      {isOpen && children}
    </section>
  )
}

const parts = vi.hoisted(() => new Map<string, unknown>())
vi.mock('./islandParts', () => ({
  islandParts: new Proxy({}, { get: (_, name: string) => async () => parts.get(name) }),
}))
parts.set('Counter', Counter)
const CounterIsland = island('Counter', Counter, { wakes: 'touch' })

const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name))

afterEach(() => {
  document.body.innerHTML = ''
})

// One document for one browser: an element can be defined once.
it('what comes to a document later answers as the rest does, with data of its own, and ends when it is replaced', async () => {
  const host = buildHost()
  const page = createIslandWriter(host)
  document.body.innerHTML = renderToString(
    <IslandContext value={page}>
      <CounterIsland label="Page" />
    </IslandContext>,
  )
  const { wakeIslands } = await import('./wakeIslands')
  await wakeIslands(host, page.written().lines)

  const put = (label: string) => {
    const fragment = document.createElement('f-fragment')
    fragment.innerHTML = writeFragment(
      host,
      <CounterIsland label={label}>
        <em>of {label}</em>
      </CounterIsland>,
    )
    document.querySelector('f-fragment')?.remove()
    document.body.append(fragment)
  }
  put('First </script>')
  button('First </script> 0')?.click()
  await expect.poll(() => button('First </script> 1')).toBeDefined()
  button('Open First')?.click()
  await expect.poll(() => document.querySelector('em')?.textContent).toBe('of First </script>')

  put('Second')
  expect(ended).toEqual(['First </script>'])
  button('Open Second')?.click()
  // What was drawn for its place is its own, and not what stood there before.
  await expect.poll(() => document.querySelector('em')?.textContent).toBe('of Second')
  button('Second 0')?.click()
  await expect.poll(() => button('Second 1')).toBeDefined()
  button('Page 0')?.click()
  await expect.poll(() => button('Page 1')).toBeDefined()

  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const each of document.querySelectorAll('[aria-describedby]')) expect(ids).toContain(each.getAttribute('aria-describedby'))
})
