import { expect, test } from 'vitest'
import { deliveryState } from './deliveryState'

test.each([
  { status: 'pending', lastError: null, hasMailServer: true, text: 'Waiting' },
  { status: 'delivering', lastError: 'Refused', hasMailServer: true, text: 'Retrying' },
  { status: 'dead', lastError: 'Refused', hasMailServer: false, text: 'Failed' },
  { status: 'delivered', lastError: 'The address is blocked.', hasMailServer: true, text: 'Not sent' },
  { status: 'delivered', lastError: null, hasMailServer: true, text: 'Sent' },
  { status: 'delivered', lastError: null, hasMailServer: false, text: 'Kept here' },
] as const)('A message in state $status with the error $lastError reads “$text” (API-07)', ({ hasMailServer, text, ...message }) => {
  expect(deliveryState(message, hasMailServer).text).toBe(text)
})
