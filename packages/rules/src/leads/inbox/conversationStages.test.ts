import { expect, it } from 'vitest'
import { conversationStages, isOpenStage } from './conversationStages'

it('the inbox closes a conversation that is sold, lost or spam (ENT-16)', () => {
  expect(conversationStages.filter(isOpenStage)).toEqual(['new', 'contacted', 'appointment', 'negotiating'])
})
