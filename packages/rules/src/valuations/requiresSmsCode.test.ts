import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { requiresSmsCode } from './isValuedOnline'

it.each([
  { verifyPhone: true, onlineFigures: true, sms: true, texts: true },
  { verifyPhone: false, onlineFigures: true, sms: true, texts: false },
  { verifyPhone: true, onlineFigures: false, sms: true, texts: false },
  { verifyPhone: true, onlineFigures: true, sms: false, texts: false },
])('a code is texted before a figure: $texts (TRD-01) %#', ({ verifyPhone, onlineFigures, sms, texts }) => {
  const config = buildConfig({ auth: { enabled: true, sms }, valuation: { enabled: true, verifyPhone, onlineFigures } })
  expect(requiresSmsCode(config)).toBe(texts)
})
