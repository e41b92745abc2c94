// @vitest-environment jsdom
import { newCheckout } from '@forecourt/rules/checkout/Checkout'
import type { EnteredStep } from '@forecourt/rules/checkout/Journey'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { profileStore } from '../../storage/profileStore'
import { writeStored } from '../../storage/Store'
import { buildHost } from '../../testing/buildHost'
import { renderHosted } from '../../testing/renderHosted'
import { CheckoutPage } from './CheckoutPage'

const ana = { name: 'Ana', lastName: 'Lee', email: 'ana@shopper.example', phone: '0412 345 678', postcode: '' }

const show = (known: EnteredStep, profile = ana) => {
  const stored = new Map<string, string>()
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string | null) => void (text === null ? stored.delete(key) : stored.set(key, text)),
    watch: () => () => {},
  }
  const host = buildHost({ storage })
  writeStored(host, profileStore, profile)
  const checkout = newCheckout('reserve', buildCar({ paymentProcessors: ['card'] }), { token: 't', known })
  renderHosted(
    <CheckoutPage
      route={{ page: 'checkout', path: '/checkout-journey', kind: 'reserve', slug: null }}
      config={buildConfig({ checkout: { enabled: true, payOnline: true } })}
      request={{ now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' }}
      data={{ page: 'checkout', site: buildSiteData(), checkout }}
    />,
    host,
  )
  return stored
}
const valuesIn = () => ['Full name', 'Email', 'Mobile'].map((label) => screen.getByLabelText<HTMLInputElement>(new RegExp(label)).value)

it.each<{ name: string; known: EnteredStep; values: string[] }>([
  { name: 'after an enquiry', known: {}, values: ['Ana Lee', 'ana@shopper.example', '0412 345 678'] },
  { name: 'of their account', known: { email: 'Ana@shopper.example' }, values: ['Ana Lee', 'Ana@shopper.example', '0412 345 678'] },
  { name: 'of another account', known: { email: 'ben@shopper.example' }, values: ['', 'ben@shopper.example', ''] },
  { name: 'of another phone', known: { phone: '0498 765 432' }, values: ['', '', '0498 765 432'] },
  { name: 'of the same phone', known: { phone: '+61412345678' }, values: ['Ana Lee', 'ana@shopper.example', '+61412345678'] },
])('the checkout prefills the details that this browser knows, never those of another person: $name (ENT-22)', ({ known, values }) => {
  show(known)
  expect(valuesIn()).toEqual(values)
  expect(screen.getByText(/filled in your details/).closest('[hidden]') === null).toBe(values[0] !== '')
})

it('in the checkout “Not you?” clears the details in the form and the browser (ENT-22)', () => {
  const stored = show({})
  fireEvent.click(screen.getByRole('button', { name: 'Not you?' }))
  expect(valuesIn()).toEqual(['', '', ''])
  expect(screen.getByText(/filled in your details/).closest('[hidden]')).not.toBeNull()
  expect([...stored.values()].join()).not.toContain('ana@')
})
