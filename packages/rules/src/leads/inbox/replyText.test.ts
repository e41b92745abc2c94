import { expect, it } from 'vitest'
import { replyText } from './replyText'

it.each([
  [
    'a quote in the most common format',
    'Yes please\r\n\r\nOn Tue, 3 Jun 2026 at 10:00, Lena <r@x.example> wrote:\r\n> Shall I?\r\n',
    'Yes please',
  ],
  ['over two lines', 'Yes\n\nOn Tue, 3 Jun 2026 at 10:00, Lena from Saltbush Motors\n<r.abc@replies.example> wrote:\n> Shall I?', 'Yes'],
  ['as Outlook does', 'Saturday\n\n________________________________\nFrom: Lena\nSent: Tuesday', 'Saturday'],
  ['headers alone', 'Saturday\n\nFrom: Lena\nSent: Tuesday\nTo: Ana', 'Saturday'],
  ['answers between', '> Shall I?\nYes', 'Yes'],
  ['nothing but the quote', '> Shall I?', '> Shall I?'],
  ['no quote', 'On Saturday I wrote: hello', 'On Saturday I wrote: hello'],
  ['control characters', 'a\0b\tc', 'ab\tc'],
  ['nothing', '', ''],
])('the inbox keeps the reply and removes the quoted message: $0 (ENT-16)', (_name, text, message) => expect(replyText(text)).toBe(message))

it('a reply is limited to 19,000 characters (ENT-16)', () => expect(replyText('a'.repeat(100_000))).toHaveLength(19_000))
