import { expect, it } from 'vitest'
import { phoneNumberOrEmpty } from './phoneNumber'

it.each([
  ...[
    '',
    '(02) 5550 1234',
    '0491 570 156',
    '+61 (0)491 570 156',
    '1300 975 707',
    '13 22 77',
    '1300 CAR NOW',
    '1800-NEW-CARS',
    '13 CARS',
    '0800 CAR NOW',
  ].map((text) => ({ text, holds: true })),
  ...['CAR NOW', '1300 CAR', '02 CARS NOW', '0491 CAR NOW', '1300 CAR NOW please call', 'javascript:1', '1300 CAR\nNOW'].map((text) => ({
    text,
    holds: false,
  })),
])('“$text” is a valid phone number: $holds (CFG-02)', ({ text, holds }) =>
  expect(new RegExp(phoneNumberOrEmpty.pattern, 'u').test(text)).toBe(holds),
)
