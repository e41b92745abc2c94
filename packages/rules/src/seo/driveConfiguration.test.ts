import { expect, it } from 'vitest'
import { driveConfiguration } from './carJsonLd'

it.each([
  { drive: 'AWD', term: 'AllWheelDriveConfiguration' },
  { drive: 'All Wheel Drive', term: 'AllWheelDriveConfiguration' },
  { drive: '4WD', term: 'FourWheelDriveConfiguration' },
  { drive: '4X4 Dual Range', term: 'FourWheelDriveConfiguration' },
  { drive: ' Four-wheel drive', term: 'FourWheelDriveConfiguration' },
  { drive: 'FWD', term: 'FrontWheelDriveConfiguration' },
  { drive: 'Front Wheel Drive', term: 'FrontWheelDriveConfiguration' },
  { drive: 'RWD', term: 'RearWheelDriveConfiguration' },
  { drive: 'Rear Wheel Drive', term: 'RearWheelDriveConfiguration' },
])('structured data maps “$drive” to $term (RTE-04)', ({ drive, term }) =>
  expect(driveConfiguration(drive)).toBe(`https://schema.org/${term}`),
)

it.each([null, '', '4x2', 'Chain', 'Shaft'])('schema.org has no term for “%s” (RTE-04)', (drive) => {
  expect(driveConfiguration(drive)).toBeNull()
})
