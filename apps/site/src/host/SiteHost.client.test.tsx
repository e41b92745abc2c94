// @vitest-environment jsdom
import { useRuntimeHost } from '@forecourt/runtime/host/RuntimeHostProvider'
import { act, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startScript } from '../rendering/startScript'
import { SiteHost } from './SiteHost.client'

const Saved = () => {
  const [saved, setSaved] = useState(false)
  useRuntimeHost()
  return (
    <button type="button" aria-pressed={saved} onClick={() => setSaved(!saved)}>
      Save
    </button>
  )
}
const page = (
  <SiteHost>
    <Saved />
  </SiteHost>
)

let root: Root | null = null
const button = () => document.querySelector('button') as HTMLButtonElement
const hydrate = () =>
  act(async () => {
    root = hydrateRoot(document.body, page)
  })

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = renderToString(page)
  new Function(`${startScript}([])`)()
})
afterEach(async () => {
  await act(async () => root?.unmount())
})

it('answers once what was pressed before the page came to life, however often it was pressed', async () => {
  button().click()
  button().click()
  await new Promise((resolve) => setTimeout(resolve))
  await hydrate()
  expect(button().getAttribute('aria-pressed')).toBe('true')
})

it('answers a press afterwards as ever', async () => {
  await hydrate()
  await act(async () => button().click())
  await new Promise((resolve) => setTimeout(resolve))
  expect(button().getAttribute('aria-pressed')).toBe('true')
})
