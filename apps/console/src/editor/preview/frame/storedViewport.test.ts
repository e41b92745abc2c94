import { describe, expect, test } from 'vitest'
import { parseViewport } from './storedViewport'

describe('the stored viewport of the preview', () => {
  test.each([
    {
      name: 'every value',
      text: '{"device":"tablet","width":820,"rotated":true,"zoom":0.5,"follows":false}',
      expected: { device: 'tablet', width: 820, rotated: true, zoom: 0.5, follows: false },
    },
    { name: 'a width within its bounds', text: '{"device":"custom","width":99999}', expected: { device: 'custom', width: 2560 } },
    { name: 'no device or width of an unknown device', text: '{"device":"watch","width":10,"zoom":"fit"}', expected: { zoom: 'fit' } },
    { name: 'no zoom that is invalid', text: '{"zoom":0}', expected: {} },
    { name: 'nothing from JSON that is no object', text: '[1]', expected: {} },
    { name: 'nothing from invalid JSON', text: '{', expected: {} },
    { name: 'nothing without a stored text', text: null, expected: {} },
  ])('the stored viewport of the preview restores $name', ({ text, expected }) => expect(parseViewport(text)).toEqual(expected))
})
