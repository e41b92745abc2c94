import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { expect, it } from 'vitest'
import { renderToHtml } from '../../testing/hosted'
import { CalculatorBlock } from './CalculatorBlock'

it.each([
  { name: 'of no car starts with the site’s price', financedCar: undefined, text: 'For $45,000 over 5 years' },
  { name: 'of a car starts with the car’s price', financedCar: buildCar({ priceCents: 3_299_000 }), text: 'For $32,990 over 5 years' },
  {
    name: 'of a car without a price starts with the site’s',
    financedCar: buildCar({ priceCents: null }),
    text: 'For $45,000 over 5 years',
  },
])('the calculator of a content page $name (RTE-11, FIN-11)', ({ financedCar, text }) => {
  const block = { id: 'c', kind: 'calculator', heading: '', text: '' } as never
  const config = buildConfig({
    calculator: { defaultPrice: 45_000, confirmed: true, defaultRate: 8.5 },
    estimate: { rate: 8.5, comparisonRate: 9.2 },
  })
  const html = renderToHtml(
    <CalculatorBlock
      block={block}
      data={{ financedCar }}
      config={config}
      site={buildSiteData()}
      request={{ now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' }}
      shown={[block]}
      first
      level={2}
      tone="background"
      setting="/pages/list/0/blocks/0"
    />,
  )
  expect(html).toContain(text)
  expect(html.includes(`href="/cars/${financedCar?.slug}"`)).toBe(Boolean(financedCar?.priceCents))
})
