// @vitest-environment jsdom
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Inspector } from './Inspector'
import * as part from './scrollToPart'
import { type Outline, useOutline } from './useOutline'

test('Only the part under the pointer is outlined', () => {
  const root = document.documentElement
  render(
    <>
      <h1 data-setting="/search/heading">Cars</h1>
      <Inspector config={{} as ResolvedConfig} scale={1} post={() => {}} />
    </>,
  )
  expect(root.dataset.inspecting).toBe('')
  fireEvent.pointerMove(screen.getByRole('heading'))
  expect(root.dataset.inspecting).toBe('part')
  fireEvent.pointerLeave(root)
  expect(root.dataset.inspecting).toBe('')
  cleanup()
  expect(root.dataset.inspecting).toBeUndefined()
})

const outline: Outline = { pointer: '/pages/list/about/blocks/new', scrollTo: 0 }

const Page = ({ blocks, requested }: { blocks: readonly string[]; requested: Outline | null }) => {
  useOutline(requested, blocks)
  return (
    <main data-setting="/pages/list/about/blocks">
      {blocks.map((id) => (
        <section key={id} data-setting={`/pages/list/about/blocks/${id.slice(0, 3)}`} />
      ))}
    </main>
  )
}
const parts = (shown: { mock: { calls: unknown[][] } }) => shown.mock.calls.map(([part]) => (part as HTMLElement).dataset.setting)

test('A block that renders after it was requested is scrolled to once it exists', () => {
  const shown = vi.spyOn(part, 'scrollToPart').mockReturnValue(undefined as never)
  const { rerender } = render(<Page blocks={['one']} requested={outline} />)
  // The pointer is over another setting by now.
  rerender(<Page blocks={['one']} requested={{ pointer: '/header', scrollTo: null }} />)
  rerender(<Page blocks={['one', 'new']} requested={null} />)
  expect(parts(shown).at(-1)).toBe('/pages/list/about/blocks/new')
  const times = shown.mock.calls.length
  rerender(<Page blocks={['one', 'new', 'two']} requested={null} />)
  expect(shown).toHaveBeenCalledTimes(times)
})

test('An outlined part that renders again is not scrolled to again', () => {
  const shown = vi.spyOn(part, 'scrollToPart').mockReturnValue(undefined as never)
  const { rerender } = render(<Page blocks={['new-1']} requested={outline} />)
  rerender(<Page blocks={['new-2']} requested={outline} />)
  expect(shown).toHaveBeenCalledTimes(1)
  rerender(<Page blocks={['new-2']} requested={{ ...outline }} />)
  expect(shown).toHaveBeenCalledTimes(2)
})
