import { expect, it } from 'vitest'
import { gearText } from './gearText'

it.each([
  ['8 Speed Sports Automatic', '8-speed sports automatic'],
  ['10-Speed Automatic', '10-speed automatic'],
  ['7 Speed DSG', '7-speed DSG'],
  ['1 Speed Reduction Gear', 'Single-speed'],
  ['Continuous Variable', 'Continuously variable (CVT)'],
  ['Constant Variable Transmission', 'Continuously variable (CVT)'],
  ['Automatic', 'Automatic'],
  ['S tronic', 'S tronic'],
  [' 6 Speed Manual ', '6-speed manual'],
  ['12 Speed Sports Automatic Dual Clutch', '12-speed sports automatic dual clutch'],
])('a page names the transmission ‘%s’ as ‘%s’ (VDP-19, ENT-13)', (stored, shown) => expect(gearText(stored)).toBe(shown))
