import { describe, expect, test } from 'vitest'
import { parseViewport } from './storedViewport'

describe('how previews were looked at the last time', () => {
  test.each([
    {
      name: 'all of it',
      text: '{"device":"tablet","width":820,"rotated":true,"zoom":0.5,"follows":false}',
      is: { device: 'tablet', width: 820, rotated: true, zoom: 0.5, follows: false },
    },
    { name: 'a width within its bounds', text: '{"device":"custom","width":99999}', is: { device: 'custom', width: 2560 } },
    { name: 'nothing of a screen that is unknown', text: '{"device":"watch","width":10,"zoom":"fit"}', is: { zoom: 'fit' } },
    { name: 'nothing of a size that is no size', text: '{"zoom":0}', is: {} },
    { name: 'nothing of what is no record', text: '[1]', is: {} },
    { name: 'nothing of what is no JSON', text: '{', is: {} },
    { name: 'nothing the first time', text: null, is: {} },
  ])('are $name', ({ text, is }) => expect(parseViewport(text)).toEqual(is))
})
