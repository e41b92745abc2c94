import { contrastRatio } from '@forecourt/schema/formats/contrastRatio'
import { describe, expect, test } from 'vitest'
import { colourPairs, nearestPassing } from './colourPairs'

const white = { against: '#ffffff', needed: 4.5 }

describe('the nearest passing colour', () => {
  test.each([
    { name: 'that already passes is left unchanged', hex: '#1f4fd8', needs: [white], found: null },
    { name: 'without other colours is left unchanged', hex: '#ffff00', needs: [], found: null },
    {
      name: 'does not exist between black and white',
      hex: '#808080',
      needs: [
        { against: '#ffffff', needed: 10 },
        { against: '#000000', needed: 10 },
      ],
      found: null,
    },
  ])('$name', ({ hex, needs, found }) => expect(nearestPassing(hex, needs)).toBe(found))

  test.each([
    { name: 'on white gets darker', hex: '#ffd400', needs: [white] },
    { name: 'on black gets lighter', hex: '#202020', needs: [{ against: '#000000', needed: 4.5 }] },
    { name: 'passes on both backgrounds', hex: '#b0b0b0', needs: [white, { against: '#f4f5f7', needed: 4.5 }] },
  ])('$name', ({ hex, needs }) => {
    const found = nearestPassing(hex, needs) ?? hex
    expect(found).not.toBe(hex)
    for (const { against, needed } of needs) expect(contrastRatio(found, against)).toBeGreaterThanOrEqual(needed)
  })

  test('the nearest passing colour exceeds the required contrast only slightly', () => {
    expect(contrastRatio(nearestPassing('#ffd400', [white]) ?? '', '#ffffff')).toBeLessThan(4.6)
  })
})

const theme = {
  brandColour: '#111111',
  accentColour: '#222222',
  backgroundColour: '#333333',
  surfaceColour: '#444444',
  textColour: '#555555',
}

test.each([
  { key: 'textColour', against: ['#333333', '#444444'], needed: [4.5, 4.5] },
  { key: 'brandColour', against: ['#333333', '#444444'], needed: [3, 3] },
  { key: 'accentColour', against: ['#333333', '#444444'], needed: [3, 3] },
  { key: 'backgroundColour', against: ['#555555', '#111111', '#222222'], needed: [4.5, 3, 3] },
  { key: 'surfaceColour', against: ['#555555', '#111111', '#222222'], needed: [4.5, 3, 3] },
  { key: 'another', against: ['#333333'], needed: [3] },
])('$key is checked against the colours that it appears with', ({ key, against, needed }) => {
  const pairs = colourPairs(`/theme/${key}`, theme)
  expect(pairs.map((pair) => pair.against)).toEqual(against)
  expect(pairs.map((pair) => pair.needed)).toEqual(needed)
})
