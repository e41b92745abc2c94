// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Mosaic } from './Mosaic'

const images = (count: number) => Array.from({ length: count }, (_, index) => ({ key: `car/${index}.webp`, alt: '' }))
const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))

describe('the group of photos next to the first (VDP-04)', () => {
  it.each([
    { name: 'two of three', count: 3, max: 2, shown: ['Open photo 2', 'Open photo 3'] },
    { name: 'two of nine', count: 9, max: 2, shown: ['Open photo 2', 'See all 9 photos'] },
    { name: 'four of five', count: 5, max: 4, shown: ['Open photo 2', 'Open photo 3', 'Open photo 4', 'Open photo 5'] },
    { name: 'two of four, because three would leave a gap in the grid', count: 4, max: 4, shown: ['Open photo 2', 'See all 4 photos'] },
  ] as const)('the group of photos next to the first has $name', ({ count, max, shown }) => {
    render(<Mosaic images={images(count)} max={max} onOpen={() => {}} />)
    expect(names()).toEqual(shown)
  })

  it('the group of photos next to the first opens the photo that was pressed', () => {
    const onOpen = vi.fn()
    render(<Mosaic images={images(6)} max={4} onOpen={onOpen} />)
    fireEvent.click(screen.getByRole('button', { name: 'Open photo 3' }))
    expect(onOpen).toHaveBeenCalledWith(2)
  })
})
