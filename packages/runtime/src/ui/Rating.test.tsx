import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Rating } from './Rating'

/** Fill of each star in percent. */
const drawn = (value: number, count?: number) => {
  const html = renderToStaticMarkup(<Rating value={value} {...(count !== undefined && { count })} />)
  return {
    stars: [...html.matchAll(/data-star="(\d+)"/g)].map(([, share]) => Number(share)),
    cut: /inset\(0 (\d+)% 0 0\)/.exec(html)?.[1] ?? null,
    label: /aria-label="([^"]*)"/.exec(html)?.[1],
  }
}

describe('Rating', () => {
  it.each([
    { name: 'none', value: 0, stars: [0, 0, 0, 0, 0] },
    { name: 'less than a star', value: 0.3, stars: [30, 0, 0, 0, 0] },
    { name: 'whole stars', value: 3, stars: [100, 100, 100, 0, 0] },
    { name: 'four and a fraction', value: 4.4, stars: [100, 100, 100, 100, 40] },
    { name: 'nearly all', value: 4.9, stars: [100, 100, 100, 100, 90] },
    { name: 'all', value: 5, stars: [100, 100, 100, 100, 100] },
    { name: 'more than the maximum', value: 6, stars: [100, 100, 100, 100, 100] },
    { name: 'a negative figure', value: -1, stars: [0, 0, 0, 0, 0] },
  ])('Rating fills the stars to the exact figure: $name', ({ value, stars }) => {
    expect(drawn(value).stars).toEqual(stars)
  })

  it('Rating cuts a partial star at any size', () => {
    expect(drawn(4.4).cut).toBe('60')
    expect(drawn(4).cut).toBeNull()
  })

  it('Rating fills the stars to the tenth that it shows as text', () => {
    expect(drawn(4.46)).toMatchObject({ stars: [100, 100, 100, 100, 50], label: 'Rated 4.5 out of 5' })
    expect(drawn(4.96)).toMatchObject({ stars: [100, 100, 100, 100, 100], label: 'Rated 5.0 out of 5' })
  })

  it('Rating names the number of reviews behind the average', () => {
    expect(drawn(4.4, 118).label).toBe('Rated 4.4 out of 5, based on 118 reviews')
  })
})
