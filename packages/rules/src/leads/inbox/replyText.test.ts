import { expect, it } from 'vitest'
import { replyText } from './replyText'

it.each([
  {
    name: 'a quote as most write it',
    text: 'Yes please\r\n\r\nOn Tue, 3 Jun 2026 at 10:00, Lena <r@x.example> wrote:\r\n> Shall I?\r\n',
    says: 'Yes please',
  },
  {
    name: 'over two lines',
    text: 'Yes\n\nOn Tue, 3 Jun 2026 at 10:00, Lena from Saltbush Motors\n<r.abc@replies.example> wrote:\n> Shall I?',
    says: 'Yes',
  },
  { name: 'as Outlook does', text: 'Saturday\n\n________________________________\nFrom: Lena\nSent: Tuesday', says: 'Saturday' },
  { name: 'headers alone', text: 'Saturday\n\nFrom: Lena\nSent: Tuesday\nTo: Ana', says: 'Saturday' },
  { name: 'answers between', text: '> Shall I?\nYes', says: 'Yes' },
  { name: 'nothing but the quote', text: '> Shall I?', says: '> Shall I?' },
  { name: 'no quote', text: 'On Saturday I wrote: hello', says: 'On Saturday I wrote: hello' },
  { name: 'what can’t be kept', text: 'a\0b\tc', says: 'ab\tc' },
  { name: 'nothing', text: '', says: '' },
])('keeps what was written, not what it answers: $name (ENT-16)', ({ text, says }) => {
  expect(replyText(text)).toBe(says)
})

it('is bounded (ENT-16)', () => {
  expect(replyText('a'.repeat(100_000))).toHaveLength(19_000)
})
