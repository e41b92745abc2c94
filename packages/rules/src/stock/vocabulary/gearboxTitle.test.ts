import { expect, it } from 'vitest'
import { gearboxTitle } from './gearboxTitle'

it.each([
  ['Continuous Variable', 'CVT'],
  ['e-CVT', 'CVT'],
  ['Xtronic', 'CVT'],
  ['7 Speed Sports Automatic Dual Clutch', 'Dual clutch'],
  ['7-speed DSG', 'Dual clutch'],
  ['6 Speed Manual', '6-speed manual'],
  ['8 Speed Sports Automatic', '8-speed automatic'],
  ['5sp manual', '5-speed manual'],
  ['Automatic', 'Automatic'],
  ['Sequential', 'Sequential'],
])('the gearbox “%s” has the title “%s” (SRC-06)', (text, title) => expect(gearboxTitle(text)).toBe(title))
