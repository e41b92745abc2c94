// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Outline, useOutline } from './useOutline'

const shown = vi.hoisted(() => vi.fn())
vi.mock('./showPart', () => ({ showPart: shown }))
afterEach(cleanup)
beforeEach(() => void shown.mockReset())

const outline: Outline = { pointer: '/pages/list/about/blocks/new', scrollTo: 0 }

const Page = ({ blocks, asked }: { blocks: readonly string[]; asked: Outline | null }) => {
  useOutline(asked, blocks)
  return (
    <main data-setting="/pages/list/about/blocks">
      {blocks.map((id) => (
        <section key={id} data-setting={`/pages/list/about/blocks/${id.slice(0, 3)}`} />
      ))}
    </main>
  )
}
const gone = () => shown.mock.calls.map(([part]) => (part as HTMLElement).dataset.setting)

test('A block that is drawn only after it was asked for is gone to once it is there', () => {
  const { rerender } = render(<Page blocks={['one']} asked={outline} />)
  // The pointer lies over another setting by now.
  rerender(<Page blocks={['one']} asked={{ pointer: '/header', scrollTo: null }} />)
  rerender(<Page blocks={['one', 'new']} asked={null} />)
  expect(gone().at(-1)).toBe('/pages/list/about/blocks/new')
  const times = shown.mock.calls.length
  rerender(<Page blocks={['one', 'new', 'two']} asked={null} />)
  expect(shown).toHaveBeenCalledTimes(times)
})

test('A part that is drawn anew while it is outlined is not gone to again', () => {
  const { rerender } = render(<Page blocks={['new-1']} asked={outline} />)
  rerender(<Page blocks={['new-2']} asked={outline} />)
  expect(shown).toHaveBeenCalledTimes(1)
  rerender(<Page blocks={['new-2']} asked={{ ...outline }} />)
  expect(shown).toHaveBeenCalledTimes(2)
})
