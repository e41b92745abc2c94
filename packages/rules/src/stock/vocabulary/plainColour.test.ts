import { expect, it } from 'vitest'
import { plainColour } from './plainColour'

it.each(['GREY MET', 'grey', 'Gray', 'Grey Metallic', 'Metallic grey', 'grey (met)'])('“%s” is plain grey (SRC-03)', (text) =>
  expect(plainColour(text)).toBe('Grey'),
)

it.each(['Polymetal Grey', 'Pearl', 'Black and white', 'White 040', '', 'Gun metal'])('“%s” is no plain colour (SRC-03)', (text) =>
  expect(plainColour(text)).toBeNull(),
)
