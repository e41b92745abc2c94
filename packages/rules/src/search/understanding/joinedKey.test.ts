import { expect, it } from 'vitest'
import { joinedKey } from './joinedKey'

it.each([
  { name: 'a hyphen', text: 'X-Trail', key: 'xtrail' },
  { name: 'words apart', text: 'Land Cruiser', key: 'landcruiser' },
  { name: 'a mark', text: 'Citroën C3', key: 'citroenc3' },
  { name: 'full width', text: 'Ｋｉａ', key: 'kia' },
  { name: 'signs alone', text: ' /-& ', key: '' },
])('joins $name (SRC-06)', ({ text, key }) => expect(joinedKey(text)).toBe(key))
