import { expect, it } from 'vitest'
import { commentParagraphs } from './commentParagraphs'

const pending = ['Please check back later.']

it.each([
  { name: 'one paragraph', text: 'One owner.', paragraphs: ['One owner.'] },
  { name: 'parted by bars', text: 'One owner.| Full history. |Great car.', paragraphs: ['One owner.', 'Full history.', 'Great car.'] },
  { name: 'empty parts', text: '||One owner.||', paragraphs: ['One owner.'] },
  { name: 'nothing', text: null, paragraphs: pending },
  { name: 'only bars and spaces', text: ' | | ', paragraphs: pending },
])('splits comments into paragraphs (VDP-23, VDP-24): $name', ({ text, paragraphs }) => {
  expect(commentParagraphs(text, 'Please check back later.')).toEqual(paragraphs)
})
