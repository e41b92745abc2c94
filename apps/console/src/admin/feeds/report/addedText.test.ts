import { carStages } from '@forecourt/rules/stock/carStage'
import { expect, it } from 'vitest'
import { addedText, stageText } from './addedText'

it('the review of a file states how many of its new cars are for sale, and how websites show the others (ENT-01, CAR-05)', () => {
  expect(addedText({ in_stock: 1208, reserved: 1, sold: 1, draft: 1, hidden: 1 })).toBe(
    '1,208 for sale, 1 shown as reserved, 1 shown as sold and 2 not on the website',
  )
  expect(addedText({ coming_soon: 2, preorder: 1 })).toBe('3 coming soon')
  expect(addedText({})).toBe('')
})

it('every stage has a text', () => {
  for (const stage of carStages) expect(addedText({ [stage]: 1 })).toBe(`1 ${stageText(stage)}`)
})
