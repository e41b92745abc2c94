import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { newValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ValuationContactStep } from './ValuationContactStep'
import { valuationContent } from './valuationContent'

const drawn = (verifyPhone: boolean): string => {
  const config = buildConfig({ auth: { enabled: true, sms: true }, valuation: { enabled: true, onlineFigures: true, verifyPhone } })
  const content = valuationContent(config, buildSiteData(), { car: null, now: '2026-03-18T10:00:00.000Z' })
  return renderToStaticMarkup(<ValuationContactStep content={content} page={newValuationPage} id="step" busy={false} />)
}

it('the contact step announces the text message with a code, where the site confirms mobiles', () => {
  expect(drawn(true)).toContain('We’ll text a code to your mobile first.')
  expect(drawn(false)).not.toContain('We’ll text a code')
})
