import { expect, it } from 'vitest'
import { promisesMoneyBack } from './carGuarantee'

it.each([
  { title: '48hr money back', text: '', is: true },
  { title: 'Changed your mind?', text: 'Your Money-Back within {hours} hours.', is: true },
  { title: 'Lifetime engine guarantee', text: 'We pay back nothing else.', is: false },
  { title: '', text: '', is: false },
])('“$title $text” promises money back: $is (CNT-13)', ({ title, text, is }) => expect(promisesMoneyBack({ title, text })).toBe(is))
