import { expect, it } from 'vitest'
import { conversationStages, isOpenStage } from './conversationStages'

it('leaves nothing to do once it is sold, lost or spam (ENT-16)', () => {
  expect(conversationStages.filter(isOpenStage)).toEqual(['new', 'contacted', 'appointment', 'negotiating'])
})
