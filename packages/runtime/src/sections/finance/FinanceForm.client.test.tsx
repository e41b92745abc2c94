// @vitest-environment jsdom
import { formFields } from '@forecourt/rules/leads/form/formFields'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RuntimeHostProvider } from '../../host/RuntimeHostProvider.client'
import { buildHost } from '../../testing/buildHost'
import { FinanceForm } from './FinanceForm.client'

const car = buildCar({ slug: 'a-corolla', name: '2021 Toyota Corolla' })

afterEach(() => {
  cleanup()
  window.history.replaceState(null, '', '/')
})

const showAt = async (address: string, host = buildHost()) => {
  window.history.replaceState(null, '', address)
  const fields = formFields('finance', { config: buildConfig(), site: buildSiteData(), car: null, now: '2026-11-19T23:00:00.000Z' })
  render(
    <RuntimeHostProvider host={host}>
      <FinanceForm fields={fields} notes={{ reply: null, privacyOf: null }} submitLabel="Message Now" />
    </RuntimeHostProvider>,
  )
  await act(async () => {})
}

const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Comments/ }).value
const sentCar = () => document.querySelector<HTMLInputElement>('input[name="carSlug"]')?.value

it('says which car it is about, and what it costs (RTE-11)', async () => {
  await showAt('/finance?car_id=a-corolla&vehiclePriceBudget=24990', buildHost({ cars: async () => [car] }))
  expect(screen.getByText('2021 Toyota Corolla')).toBeDefined()
  expect(message()).toBe('I would like finance for the 2021 Toyota Corolla, about $24,990.')
  expect(sentCar()).toBe('a-corolla')
})

it('takes the sum where there is no car (RTE-11)', async () => {
  await showAt('/finance?vehiclePriceBudget=30000')
  expect(message()).toBe('I would like finance of about $30,000.')
  expect(sentCar()).toBeUndefined()
})

it('asks for nothing and stays empty without anything known', async () => {
  const cars = vi.fn(async () => [])
  await showAt('/finance?utm_source=mail', buildHost({ cars }))
  expect(message()).toBe('')
  expect(cars).not.toHaveBeenCalled()
})

it.each([
  { name: 'has left', cars: async () => [] },
  { name: 'is sold', cars: async () => [{ ...car, status: 'sold' as const }] },
  { name: 'cannot be asked about', cars: () => Promise.reject(new Error('offline')) },
])('goes without a car that $name (RTE-11)', async ({ cars }) => {
  await showAt('/finance?car_id=a-corolla&vehiclePriceBudget=24990', buildHost({ cars }))
  expect(message()).toBe('I would like finance of about $24,990.')
  expect(sentCar()).toBeUndefined()
})
