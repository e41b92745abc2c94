// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { RuntimeHost } from '../host/RuntimeHost'
import { Island } from '../ui/Island.client'
import { createIslandWriter } from './createIslandWriter'
import { IslandContext, island } from './island'
import { wakeIslands } from './wakeIslands'

const fetched = vi.hoisted(() => ({ form: Promise.resolve() }))
const sent: string[] = []

const Fields = ({ onSend }: { readonly onSend?: (name: string) => void }) => (
  <form
    method="post"
    noValidate={onSend !== undefined}
    onSubmit={(event) => {
      event.preventDefault()
      onSend?.(String(new FormData(event.currentTarget).get('name')))
    }}
  >
    <input name="name" aria-label="Name" />
    <button type="submit">Send</button>
  </form>
)
const Live = () => <Fields onSend={(name) => sent.push(name)} />
const load = async () => {
  await fetched.form
  return Live
}
const FormPart = () => (
  <Island load={load} live={{}}>
    <Fields />
  </Island>
)

vi.mock('./islandParts', () => ({ islandParts: { FormPart: async () => FormPart } }))
const FormIsland = island('FormPart', FormPart, { wakes: 'touch' })
const host = { mode: 'live', storage: { read: () => null, watch: () => () => {}, write: () => {} } } as unknown as RuntimeHost

afterEach(() => {
  document.body.innerHTML = ''
})

// One document for one browser: an element can be defined once.
it('sends what a form that sleeps was filled in with once its script has come, and not before', async () => {
  let come = () => {}
  fetched.form = new Promise((resolve) => {
    come = resolve
  })
  const writer = createIslandWriter(host)
  document.body.innerHTML = renderToString(
    <IslandContext value={writer}>
      <FormIsland />
    </IslandContext>,
  )
  await wakeIslands(host, writer.written().lines)

  const byBrowser = vi.fn((event: Event) => event.preventDefault())
  const plain = document.querySelector('form')
  plain?.addEventListener('submit', byBrowser)
  const field = document.querySelector('input')
  if (field) field.value = 'Ada'
  document.querySelector('button')?.click()
  expect(byBrowser).not.toHaveBeenCalled()
  expect(sent).toEqual([])

  come()
  await expect.poll(() => sent).toEqual(['Ada'])
  expect(byBrowser).not.toHaveBeenCalled()
  expect(document.querySelector('form')).not.toBe(plain)
  expect(document.querySelector('input')?.value).toBe('Ada')
})
