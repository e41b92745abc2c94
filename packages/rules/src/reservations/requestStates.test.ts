import { expect, it } from 'vitest'
import { requestStates, requestStateTexts } from './requestMoney'

it('the console has texts for every state (CHK-01)', () => {
  for (const state of requestStates) for (const text of Object.values(requestStateTexts[state])) expect(text.length).toBeGreaterThan(3)
})
