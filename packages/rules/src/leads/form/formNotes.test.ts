import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { formNotes } from './formNotes'

const identity = { name: 'Harbour Motors' }

it.each([
  { name: 'says nothing of an answer unless the dealer does', forms: {}, expected: { reply: null, privacyOf: 'Harbour Motors' } },
  {
    name: 'says when an answer comes',
    forms: { replyNote: ' We answer the same day. ' },
    expected: { reply: 'We answer the same day.', privacyOf: 'Harbour Motors' },
  },
  { name: 'can leave the privacy line out', forms: { showPrivacyNote: false }, expected: { reply: null, privacyOf: null } },
])('$name (LEG-01, ENQ-17)', ({ forms, expected }) => {
  expect(formNotes(buildConfig({ identity, forms }))).toEqual(expected)
})
