import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { shareLinks } from './shareLinks'

const origin = 'https://cars.example'
const car = buildCar({ slug: '2021-kia-ev6-n1', name: '2021 Kia EV6 GT & “Line” +' })
const address = 'https%3A%2F%2Fcars.example%2Fcars%2F2021-kia-ev6-n1'
const name = '2021%20Kia%20EV6%20GT%20%26%20%E2%80%9CLine%E2%80%9D%20%2B'

it('the share menu offers every way to share, each to the car’s address (UI-08, UI-10)', () => {
  expect(shareLinks(car, buildConfig(), origin)).toEqual([
    { target: 'facebook', label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { target: 'twitter', label: 'X', href: `https://x.com/intent/post?text=${name}&url=${address}` },
    { target: 'whatsapp', label: 'WhatsApp', href: `https://wa.me/?text=${name}%20${address}` },
    { target: 'email', label: 'Email', href: `mailto:?subject=${name}&body=${name}%0D%0A${address}` },
    { target: 'sms', label: 'Text message', href: `sms:?&body=${name}%20${address}` },
    { target: 'copy', label: 'Copy link', href: null },
  ])
})

it('the share menu keeps the site’s choice and order, such as no X (UI-08)', () => {
  const targets = (share: ('copy' | 'facebook')[]) =>
    shareLinks(car, buildConfig({ social: { share } }), origin).map(({ target }) => target)
  expect(targets(['copy', 'facebook'])).toEqual(['copy', 'facebook'])
  expect(targets([])).toEqual([])
})

it('the share menu encodes addresses so that a browser decodes them unchanged (UI-10)', () => {
  for (const { href } of shareLinks(car, buildConfig(), origin)) {
    if (href === null) continue
    const text = [...new URL(href).searchParams.values()].join(' ')
    expect(text).toContain(`${origin}/cars/2021-kia-ev6-n1`)
    expect(href).not.toContain('+')
  }
})
