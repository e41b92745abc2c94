import { expect, test } from 'vitest'
import { answerFileName, answerFilesProblem, maxAnswerFiles } from './answerFiles'

const file = (bytes: number, name = 'brochure.pdf') => ({ name, bytes })

test.each([
  ['none', [], null],
  ['all within the limits', [file(4_000_000), file(6_000_000)], null],
  ['an empty one', [file(5), file(0, 'a.png')], '“a.png” is empty.'],
  ['a large one', [file(30_000_000)], '“brochure.pdf” is 30 MB. An email can carry at most 10 MB.'],
  ['large together', [file(6_000_000), file(4_000_001)], 'The files are 10.1 MB in total. An email can carry at most 10 MB.'],
  ['too many', Array.from({ length: maxAnswerFiles + 1 }, () => file(1)), `An email can have at most ${maxAnswerFiles} attachments.`],
])('the inbox validates the files of an answer: $0 (ENT-16)', (_name, files, message) => expect(answerFilesProblem(files)).toBe(message))

test.each([
  { name: 'quote.pdf', type: 'application/pdf', message: 'quote.pdf' },
  { name: 'IMG_1.JPEG', type: 'image/jpeg', message: 'IMG_1.JPEG' },
  { name: '../../a\r\nb.png', type: 'image/png', message: '.. .. a  b.png' },
  { name: 'invoice.exe', type: 'application/pdf', message: 'invoice.exe.pdf' },
  { name: 'harm\u202efdp.exe', type: 'image/png', message: 'harm fdp.exe.png' },
  { name: '', type: 'image/heic', message: 'file.heic' },
  { name: `${'a'.repeat(300)}.pdf`, type: 'application/pdf', message: `${'a'.repeat(116)}.pdf` },
] as const)('a file name is sanitised and ends with its type: $name (ENT-16)', ({ name, type, message }) =>
  expect(answerFileName(name, type)).toBe(message),
)
