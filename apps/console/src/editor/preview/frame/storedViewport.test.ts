import { describe, expect, test } from 'vitest'
import { parseViewport } from './storedViewport'

describe('the stored viewport of the preview', () => {
  test.each([
    {
      name: 'every value',
      text: '{"device":"tablet","width":820,"rotated":true,"zoom":0.5,"follows":false}',
      is: { device: 'tablet', width: 820, rotated: true, zoom: 0.5, follows: false },
    },
    { name: 'a width within its bounds', text: '{"device":"custom","width":99999}', is: { device: 'custom', width: 2560 } },
    { name: 'no device or width of an unknown device', text: '{"device":"watch","width":10,"zoom":"fit"}', is: { zoom: 'fit' } },
    { name: 'no zoom that is invalid', text: '{"zoom":0}', is: {} },
    { name: 'nothing from JSON that is no object', text: '[1]', is: {} },
    { name: 'nothing from invalid JSON', text: '{', is: {} },
    { name: 'nothing without a stored text', text: null, is: {} },
  ])('restores $name', ({ text, is }) => expect(parseViewport(text)).toEqual(is))
})
