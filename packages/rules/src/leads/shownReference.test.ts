import { expect, it } from 'vitest'
import { shownReference } from './shownReference'

it('a reference is the start of an id in capitals', () => {
  expect(shownReference('0192f3ab-77aa-7000-8000-000000000000')).toBe('0192F3AB')
})
