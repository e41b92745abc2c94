import { expect, it } from 'vitest'
import { formatDrive } from './carSummaryText'

it.each([
  { drive: 'AWD', text: 'all-wheel drive' },
  { drive: 'All Wheel Drive', text: 'all-wheel drive' },
  { drive: '4X4 Dual Range', text: 'four-wheel drive' },
  { drive: '4WD', text: 'four-wheel drive' },
  { drive: 'FWD', text: 'front-wheel drive' },
  { drive: 'Front Wheel Drive', text: 'front-wheel drive' },
  { drive: 'rwd', text: 'rear-wheel drive' },
  { drive: '4x2', text: '4x2 drive' },
  { drive: 'Chain Drive', text: 'chain drive' },
  { drive: ' ', text: '' },
])('a car page formats the drive “$drive” as “$text” (VDP-02)', ({ drive, text }) => expect(formatDrive(drive)).toBe(text))
