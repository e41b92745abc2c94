import { expect, it } from 'vitest'
import { inForms, notInForms } from './formNeeds'

it.each([
  { form: 'chat', inside: true },
  { form: 'makeOffer', inside: true },
  { form: 'vehicle', inside: false },
] as const)('formNeeds restricts a field to some forms, or excludes some: $form (ENQ-10, VDP-07)', ({ form, inside }) => {
  expect(inForms('chat', 'makeOffer').holds({ form })).toBe(inside)
  expect(notInForms('chat', 'makeOffer').holds({ form })).toBe(!inside)
})
