import { expect, it } from 'vitest'
import { openingPicture } from './openingPicture'

it.each([
  { name: 'a page with a picture', image: 'a.webp', shown: ['form'], is: 'a.webp' },
  { name: 'a page with a picture and no blocks', image: 'a.webp', shown: [], is: 'a.webp' },
  { name: 'a page that opens with a hero', image: 'a.webp', shown: ['hero', 'form'], is: null },
  { name: 'a page with a hero further down', image: 'a.webp', shown: ['form', 'hero'], is: 'a.webp' },
  { name: 'a page without one', image: '', shown: ['form'], is: null },
] as const)('the opening picture of $name (CNT-07)', ({ image, shown, is }) =>
  expect(
    openingPicture(
      { image },
      shown.map((kind) => ({ kind })),
    ),
  ).toBe(is),
)
