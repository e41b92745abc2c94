import { expect, it } from 'vitest'
import { storedEmail } from './storedEmail'

it.each([
  { name: 'capitals on both sides', text: 'Anna@Example.COM', stored: 'Anna@example.com' },
  { name: 'an @ before the last', text: '"A@B"@Example.com', stored: '"A@B"@example.com' },
])('a lead stores an email address with a lower-case domain (ENQ-31): $name', ({ text, stored }) => expect(storedEmail(text)).toBe(stored))
