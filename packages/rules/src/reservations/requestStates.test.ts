import { expect, it } from 'vitest'
import { requestStates, requestStateTexts } from './requestMoney'

it('has texts for every state (CHK-01)', () => {
  for (const state of requestStates) for (const words of Object.values(requestStateTexts[state])) expect(words.length).toBeGreaterThan(3)
})
