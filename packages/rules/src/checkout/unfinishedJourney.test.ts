import { expect, it } from 'vitest'
import { unfinishedJourney } from './journeyLines'

it.each([
  { form: 'buyOnline', url: 'https://kew.example/checkout-journey', begun: 'buying' },
  { form: 'reserve', url: 'https://kew.example/checkout-journey', begun: 'reserving' },
  { form: 'reserve', url: 'https://kew.example/cars/kia-rio', begun: null },
  { form: 'vehicle', url: 'https://kew.example/checkout-journey', begun: null },
  { form: 'buyOnline', url: 'no address', begun: null },
  { form: 'buyOnline', url: null, begun: null },
] as const)('a lead of $form from $url shows a started checkout: $begun (CHK-01)', ({ form, url, begun }) => {
  expect(unfinishedJourney({ form, url })).toBe(begun)
})
