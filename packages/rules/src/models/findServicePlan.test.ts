import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { findServicePlan, type ServicePlan, servicePlanText } from './modelFacts'

const plan = (over: Partial<ServicePlan>): ServicePlan => ({
  id: 'plan',
  models: [],
  price: 250,
  services: 0,
  years: 0,
  months: 0,
  kilometres: 0,
  upTo: 0,
  ...over,
})

it('the service price search finds the service price of a model, or the default price (CNT-16 to CNT-27)', () => {
  const config = buildConfig({
    models: { servicePlans: [plan({ id: 'rest' }), plan({ id: 'vans', models: ['HiAce', 'Granvia'], price: 290 })] },
  })
  expect(findServicePlan('hiace', config)?.price).toBe(290)
  expect(findServicePlan('Corolla', config)?.price).toBe(250)
  expect(findServicePlan('Corolla', buildConfig())).toBeNull()
})

it.each([
  {
    name: 'all values',
    over: { services: 5, years: 5, months: 12, kilometres: 15_000, upTo: 75_000 },
    message: '5 services over 5 years, every 12 months or 15,000 km, up to 75,000 km',
  },
  { name: 'services alone', over: { services: 10 }, message: '10 services' },
  { name: 'one of each', over: { services: 1, years: 1, months: 1 }, message: '1 service over 1 year, every 1 month' },
  { name: 'a limit alone', over: { upTo: 100_000 }, message: 'up to 100,000 km' },
  { name: 'nothing', over: {}, message: null },
])('a model page describes a service plan with $name (CNT-16)', ({ over, message }) => expect(servicePlanText(plan(over))).toBe(message))
