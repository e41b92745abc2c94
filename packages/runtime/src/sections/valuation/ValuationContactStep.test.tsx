import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { buildValuation } from '@forecourt/rules/testing/buildValuation'
import type { Valuation } from '@forecourt/rules/valuations/Valuation'
import { newValuationPage } from '@forecourt/rules/valuations/ValuationPage'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { whyCall } from './ResultStep'
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

it('a shopper who skips the code reads that the mobile isn’t confirmed, and nothing about a failed look-up (TRD-01)', () => {
  const settings = { auth: { enabled: true, sms: true }, valuation: { enabled: true, onlineFigures: true, verifyPhone: true } }
  const whyIn = (verifyPhone: boolean) => {
    const config = buildConfig({ ...settings, valuation: { ...settings.valuation, verifyPhone } })
    return whyCall('unproved', valuationContent(config, buildSiteData(), { car: null, now: '2026-03-18T10:00:00.000Z' }))
  }
  expect([whyIn(true), whyIn(false)]).toEqual([
    'We only show a figure online once your mobile is confirmed.',
    'We couldn’t work out a figure online.',
  ])
})

const contactStep = (valuation: Partial<Valuation>, settings: object = {}): string => {
  const config = buildConfig({ valuation: { enabled: true, ...settings } })
  const content = valuationContent(config, buildSiteData(), { car: null, now: '2026-03-18T10:00:00.000Z' })
  const page = { ...newValuationPage, valuation: buildValuation({ sent: false, ...valuation }) }
  return renderToStaticMarkup(<ValuationContactStep content={content} page={page} id="step" busy={false} />)
}

it('the contact step shows the range above its fields, and asks for the details to book the inspection (TRD-01)', () => {
  const html = contactStep({ lowCents: 1_850_000, highCents: 2_000_000 })
  expect(html.indexOf('$18,500 – $20,000')).toBeGreaterThan(-1)
  expect(html.indexOf('$18,500 – $20,000')).toBeLessThan(html.indexOf('<form'))
  expect(html).toContain('Continue to the inspection')
})

it('the contact step says why there is no figure, and promises only a call (TRD-03)', () => {
  const html = contactStep({ state: 'asked', lowCents: null, highCents: null, offerCents: null, reason: 'limits' })
  expect(html).toContain('We can’t give an online figure for vehicles more than 7 years old')
  expect(html).toContain('Request a call')
})

it('the contact step shows no figure where the site asks for contact details first (TRD-01)', () => {
  const html = contactStep({ lowCents: 1_850_000, highCents: 2_000_000 }, { figureFirst: false })
  expect(html).not.toContain('$18,500')
  expect(html).toContain('See what it’s worth')
})
