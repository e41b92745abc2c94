import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PrintPage } from './PrintPage'

const car = buildCar({
  images: Array.from({ length: 6 }, (_, index) => ({ key: `cars/${index}.svg`, alt: `View ${index}` })),
  standardEquipment: ['Tow bar'],
})
const html = (of = car, values: Parameters<typeof buildConfig>[0] = {}) =>
  renderToStaticMarkup(
    <PrintPage
      route={{ page: 'print', path: `/print/${of.slug}`, slug: of.slug }}
      config={buildConfig(values)}
      data={{ page: 'print', site: buildSiteData(), car: of, location: buildLocation() }}
      request={{ now: '2026-11-20T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' }}
    />,
  )

describe('the print view of a car (RTE-08)', () => {
  it('the print view of a car has one large picture and three small ones, loaded at once, since printing doesn’t wait', () => {
    expect(html().match(/src="\/media\/cars/g)).toHaveLength(4)
    expect(html()).not.toContain('loading="lazy"')
  })

  it('the print view of a car links to the PDF and back to the car', () => {
    expect(html()).toContain(`href="/cars/${car.slug}.pdf"`)
    expect(html()).toContain(`href="/cars/${car.slug}"`)
  })

  it('the print view of a car has a QR code for the page (UI-10)', () => {
    expect(html()).toContain(`src="/cars/${car.slug}/qr.svg"`)
  })

  it('the print view of a car shows the phone number only where pages show it unmasked (VDP-18)', () => {
    const called = buildCar({ images: car.images, locationPhone: '02 5550 9876' })
    expect(html(called)).not.toMatch(/5550 ?9876/)
    expect(html(called, { phone: { startsRevealed: true } })).toContain('02 5550 9876')
  })

  it('the print view of a car leaves out missing facts of the car', () => {
    const bare = html(buildCar({ images: car.images, standardEquipment: [], dealerComments: null }))
    expect(bare).not.toContain('Features')
    expect(bare).not.toContain('Dealer Comments')
  })
})
