import { expect, it } from 'vitest'
import { formatDrive } from './carSummaryText'

it.each([
  { drive: 'AWD', words: 'all-wheel drive' },
  { drive: 'All Wheel Drive', words: 'all-wheel drive' },
  { drive: '4X4 Dual Range', words: 'four-wheel drive' },
  { drive: '4WD', words: 'four-wheel drive' },
  { drive: 'FWD', words: 'front-wheel drive' },
  { drive: 'Front Wheel Drive', words: 'front-wheel drive' },
  { drive: 'rwd', words: 'rear-wheel drive' },
  { drive: '4x2', words: '4x2 drive' },
  { drive: 'Chain Drive', words: 'chain drive' },
  { drive: ' ', words: '' },
])('formats the drive “$drive” as “$words” (VDP-02)', ({ drive, words }) => expect(formatDrive(drive)).toBe(words))
