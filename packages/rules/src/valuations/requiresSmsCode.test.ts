import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { requiresSmsCode, showsFigureFirst } from './isValuedOnline'

it.each([
  { verifyPhone: true, onlineFigures: true, sms: true, texts: true },
  { verifyPhone: false, onlineFigures: true, sms: true, texts: false },
  { verifyPhone: true, onlineFigures: false, sms: true, texts: false },
  { verifyPhone: true, onlineFigures: true, sms: false, texts: false },
])('a code is texted before a figure: $texts (TRD-01) %#', ({ verifyPhone, onlineFigures, sms, texts }) => {
  const config = buildConfig({ auth: { enabled: true, sms }, valuation: { enabled: true, verifyPhone, onlineFigures } })
  expect(requiresSmsCode(config)).toBe(texts)
})

it.each([
  { name: 'a site with figures', valuation: {}, sms: false, first: true },
  { name: 'a site that asks for contact details first', valuation: { figureFirst: false }, sms: false, first: false },
  { name: 'a site without figures', valuation: { onlineFigures: false }, sms: false, first: false },
  { name: 'a site that confirms the mobile first', valuation: { verifyPhone: true }, sms: true, first: false },
])('the figure shows before the contact details: $first (TRD-01), on $name', ({ valuation, sms, first }) => {
  expect(showsFigureFirst(buildConfig({ auth: { enabled: true, sms }, valuation: { enabled: true, ...valuation } }))).toBe(first)
})
