/** A phone number as people write it, or nothing. */
export const phoneNumberOrEmpty = {
  pattern: '^$|^[(+0-9][0-9 ()-]{5,22}$',
  'x-expects': 'a phone number such as (02) 5550 1234',
} as const
