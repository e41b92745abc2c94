// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { RuntimeHostProvider } from '../../../host/RuntimeHostProvider.client'
import { buildHost } from '../../../testing/buildHost'
import { SearchForm } from './SearchForm.client'

afterEach(cleanup)

/** Presses once what is inside is drawn, and before its effects run. */
const Hasty = ({ press, children }: { readonly press: () => void; readonly children: ReactNode }) => {
  useLayoutEffect(press, [press])
  return children
}

it.each([
  { name: 'between its drawing and its listening', press: () => document.querySelector('input')?.click() },
  { name: 'once it listens', press: () => undefined },
])('a filter that is chosen $name is asked for, once (SRC-05)', async ({ press }) => {
  const onSearch = vi.fn()
  render(
    <RuntimeHostProvider host={buildHost({})}>
      <Hasty press={press}>
        <SearchForm path="/search" search="" given={{ sortBy: 'recommended', values: {} }} preset={{}} answer={{}} onSearch={onSearch}>
          <input type="checkbox" name="make" value="Kia" aria-label="Kia" />
        </SearchForm>
      </Hasty>
    </RuntimeHostProvider>,
  )
  const kia = document.querySelector('input') as HTMLInputElement
  if (!kia.checked) kia.click()
  await expect.poll(() => onSearch.mock.calls).toEqual([['?make=Kia']])
})
