// @vitest-environment jsdom
import type { Lexicon } from '@forecourt/rules/search/understanding/Lexicon'
import { buildLexicon } from '@forecourt/rules/testing/buildLexicon'
import { type ReactNode, useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { buildHost } from '../../../testing/buildHost'
import { renderHosted } from '../../../testing/renderHosted'
import { SearchForm } from './SearchForm.client'

/** Clicks once its children are rendered, before their effects run. */
const Hasty = ({ press, children }: { readonly press: () => void; readonly children: ReactNode }) => {
  useLayoutEffect(press, [press])
  return children
}

it.each([
  { name: 'between hydration and its listeners', press: () => document.querySelector('input')?.click() },
  { name: 'once it listens', press: () => undefined },
])('a filter chosen $name is requested once (SRC-05)', async ({ press }) => {
  const onSearch = vi.fn()
  renderHosted(
    <Hasty press={press}>
      <SearchForm path="/search" search="" defaults={{ sortBy: 'recommended', values: {} }} preset={{}} resultKey={{}} onSearch={onSearch}>
        <input type="checkbox" name="make" value="Kia" aria-label="Kia" />
      </SearchForm>
    </Hasty>,
  )
  const kia = document.querySelector('input') as HTMLInputElement
  if (!kia.checked) kia.click()
  await expect.poll(() => onSearch.mock.calls).toEqual([['?make=Kia']])
})

/** A lexicon that resolves on demand. */
const deferredLexicon = () => {
  let tell = () => {}
  const lexicon = new Promise<Lexicon>((resolve) => {
    tell = () => resolve(buildLexicon())
  })
  return { searchLexicon: () => lexicon, tell: () => tell() }
}

/** A list whose words were entered before hydration, and the searches it requests. */
const withEarlyInput = (entered: string, storage = buildHost({}).storage) => {
  const onSearch = vi.fn()
  const { searchLexicon, tell } = deferredLexicon()
  const type = () => {
    const field = document.querySelector('input')
    if (field) field.value = entered
  }
  const shown = renderHosted(
    <SearchForm path="/search" search="" defaults={{ sortBy: 'recommended', values: {} }} preset={{}} resultKey={{}} onSearch={onSearch}>
      <Hasty press={type}>
        <input type="text" name="q" aria-label="Words" />
      </Hasty>
    </SearchForm>,
    buildHost({ searchLexicon, storage }),
  )
  return { onSearch, tell, shown }
}
const untilTypingRests = () => new Promise((resolve) => setTimeout(resolve, 450))

it('a sentence entered before hydration waits until it is submitted (SRC-06, SRC-21)', async () => {
  const { onSearch, tell } = withEarlyInput('automatic mazda under 30k')
  await untilTypingRests()
  tell()
  await untilTypingRests()
  expect(onSearch).not.toHaveBeenCalled()
})

it('words entered before hydration are searched once they can be distinguished from a sentence (SRC-21)', async () => {
  const { onSearch, tell } = withEarlyInput('hilux sr5')
  tell()
  await expect.poll(() => onSearch.mock.calls).toEqual([['?query=hilux+sr5']])
})

it('entered words are not stored for a page that the browser opened by itself (SRC-05)', async () => {
  const write = vi.fn()
  const { onSearch, tell, shown } = withEarlyInput('hilux sr5', { ...buildHost({}).storage, write })
  tell()
  await expect.poll(() => onSearch.mock.calls.length).toBe(1)
  window.dispatchEvent(new Event('pagehide'))
  shown.unmount()
  expect(write).not.toHaveBeenCalled()
})

it.each([
  { name: 'while the sentence is parsed', isRead: false },
  { name: 'before its response arrived', isRead: true },
])('a filter ticked $name is shown with the filters of a sentence (SRC-05, SRC-06)', async ({ isRead }) => {
  const onSearch = vi.fn()
  const { searchLexicon, tell } = deferredLexicon()
  renderHosted(
    <SearchForm path="/search" search="" defaults={{ sortBy: 'recommended', values: {} }} preset={{}} resultKey={{}} onSearch={onSearch}>
      <input name="q" defaultValue="automatic mazda under 30k" aria-label="Words" />
      <input type="checkbox" name="fuel" value="Diesel" aria-label="Diesel" />
    </SearchForm>,
    buildHost({ searchLexicon }),
  )
  const tick = () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
  document.querySelector('form')?.requestSubmit()
  if (!isRead) tick()
  tell()
  if (isRead) {
    await expect.poll(() => onSearch.mock.calls.length).toBe(1)
    tick()
  }
  const meant = { make: 'Mazda', transmission: 'Automatic', price: ':30000', fuel: 'Diesel' }
  const last = () => Object.fromEntries(new URLSearchParams(onSearch.mock.lastCall?.[0] ?? ''))
  await expect.poll(last).toEqual(meant)
  expect(onSearch).toHaveBeenCalledTimes(isRead ? 2 : 1)
})
