// @vitest-environment jsdom
import { act, render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RenderedCars } from './RenderedCars'

const drawn = (count: number) =>
  `<ul class="car-grid">${Array.from({ length: count }, (_, at) => `<li>Car ${at + 1}</li>`).join('')}</ul><nav>Pages</nav>`
const shown = () => document.querySelectorAll('.car-grid > li').length

beforeEach(() => void vi.useFakeTimers())

describe('server-rendered cars of a list', () => {
  it.each([
    { name: 'desktop', width: 1440, first: 8 },
    { name: 'phone', width: 390, first: 3 },
  ])(
    'server-rendered cars of a list appear as far as a $name shows them, the rest once those are painted, in their order',
    async ({ width, first }) => {
      vi.stubGlobal('screen', { width })
      render(<RenderedCars html={drawn(21)} atOnce={false} />)
      expect([shown(), document.querySelector('nav')?.textContent]).toEqual([first, 'Pages'])
      await act(async () => vi.advanceTimersByTime(50))
      expect(document.querySelector('.car-grid')?.textContent).toBe(Array.from({ length: 21 }, (_, at) => `Car ${at + 1}`).join(''))
    },
  )

  it.each([
    { name: 'few', count: 12, atOnce: false },
    { name: 'restored by going back', count: 21, atOnce: true },
  ])('server-rendered cars of a list appear at once where they are $name', ({ count, atOnce }) => {
    render(<RenderedCars html={drawn(count)} atOnce={atOnce} />)
    expect(shown()).toBe(count)
  })

  it('server-rendered cars of a list are not mixed with those of the next response', async () => {
    const { rerender } = render(<RenderedCars html={drawn(21)} atOnce={false} />)
    rerender(<RenderedCars html={drawn(3)} atOnce={false} />)
    await act(async () => vi.advanceTimersByTime(50))
    expect(shown()).toBe(3)
  })
})
