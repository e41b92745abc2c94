import { expect, test } from 'vitest'
import { deviceName } from './deviceName'

test.each([
  { device: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', name: 'Firefox on Windows' },
  {
    device: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 (KHTML, like Gecko) Version/18 Safari/605',
    name: 'Safari on Mac',
  },
  { device: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/143.0 Safari/537.36', name: 'Chrome on Linux' },
  { device: 'Mozilla/5.0 (Windows NT 10.0) Chrome/143.0 Safari/537.36 Edg/143.0', name: 'Edge on Windows' },
  { device: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', name: 'Safari on iPhone or iPad' },
  { device: 'node', name: 'Another app' },
  { device: '', name: 'Another app' },
])('A browser is named by its user agent: $name', ({ device, name }) => {
  expect(deviceName(device)).toBe(name)
})
