import { expect, it } from 'vitest'
import { allowedByAll } from './allowedByAll'

const yes = async () => ({ allowed: true }) as const
const no = async () => ({ allowed: false, retryAfterSeconds: 9 }) as const
const away = () => Promise.reject(new Error('The database is away'))

it.each([
  { name: 'all allow it', limits: [yes, yes], allowed: true },
  { name: 'the last refuses', limits: [yes, no], allowed: false },
  { name: 'the first refuses', limits: [no, away], allowed: false },
  { name: 'one limiter can’t be reached', limits: [yes, away], allowed: true },
])('a request is allowed: $allowed where $name', async ({ limits, allowed }) => {
  expect((await allowedByAll(limits)).allowed).toBe(allowed)
})
