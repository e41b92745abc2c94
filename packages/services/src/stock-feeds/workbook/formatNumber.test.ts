import { isLinear } from '@forecourt/rules/testing/isLinear'
import { expect, it } from 'vitest'
import { formatNumber, numberFormat, parseNumberFormat } from './formatNumber'

it.each<readonly [value: number, code: string, text: string]>([
  [29_990, '#,##0', '29990'],
  [29_990, '"$"#,##0', '$29990'],
  [29_990, '[$$-C09]#,##0.00', '$29990'],
  [29_990, '[$€-407]#,##0', '€29990'],
  [18_990.909_090_909, '$#,##0', '$18990.91'],
  [19.5, '0', '19.5'],
  [121, '00000', '00121'],
  [121, '"ST-"0000', 'ST-0121'],
  [1_234_567, '000-0000', '123-4567'],
  [88_000, '#,##0 "km"', '88000 km'],
  [88_000, '#,##0,"k"', '88000'],
  [29_990, '"$"#,##0" drive away"', '$29990 drive away'],
  [29_990, '$#,##0_);($#,##0)', '$29990'],
  [-500, '$#,##0_);($#,##0)', '-500'],
  [0, '_-"$"* #,##0_-;-"$"* #,##0_-;_-"$"* "-"??_-', '0'],
  [0, '$#,##0;-$#,##0;"POA"', 'POA'],
  [29_990, ';;;', ''],
  [29_990, '[Red]#,##0', '29990'],
  [2_000, '[>=1000]0 "km";0 "mi"', '2000 km'],
  [900, '[>=1000]0 "km";0 "mi"', '900 mi'],
  [0.055, '0.0%', '5.5%'],
  [1.998, '0.0', '1.998'],
  [0.1 + 0.2, '0.00', '0.3'],
  [1.2e11, '0.00E+00', '120000000000'],
  [43_466, 'd/mm/yyyy', '2019-01-01'],
  [43_466, 'mm\\-dd\\-yy;@', '2019-01-01'],
  [43_466.75, 'd/mm/yyyy h:mm AM/PM', '2019-01-01 18:00'],
  [43_525, 'mmm-yy', '2019-03'],
  [43_525, '[$-C09]mmmm yyyy', '2019-03'],
  [43_466, 'yyyy', '2019'],
  [43_543, 'd-mmm', '19-Mar'],
  [0.5, 'h:mm', '12:00'],
  [29_990, 'General', '29990'],
])('%d with the format “%s” is “%s” (ENT-01)', (value, code, text) =>
  expect(formatNumber(value, parseNumberFormat(code), false)).toBe(text),
)

it('a number without a format has all of its digits, and one that Excel has rounded an exponent (ENT-01)', () => {
  expect(formatNumber(18_990.909_090_909, null, false)).toBe('18990.909090909')
  expect(formatNumber(120_000_000_000, null, false)).toBe('120000000000')
  expect(formatNumber(Number('12345678901234567'), null, false)).toMatch(/e\+16$/)
})

it('days of the 1904 system are four years later (ENT-01)', () =>
  expect(formatNumber(42_004, parseNumberFormat('d/mm/yyyy'), true)).toBe('2019-01-01'))

it.each([
  [14, '2019-01-01'],
  [17, '2019-01'],
  [30, '2019-01-01'],
  [3, '43466'],
  [0, '43466'],
])('the built-in format %d shows 43466 as “%s” (ENT-01)', (id, text) =>
  expect(formatNumber(43_466, numberFormat(id, new Map()), false)).toBe(text),
)

it.each(['"', '[', '0,', 'y', '_'])('parses a format in time proportional to its length: “%s”', (part) =>
  expect(
    isLinear(
      () => parseNumberFormat(part.repeat(20_000)),
      () => parseNumberFormat(part.repeat(40_000)),
    ),
  ).toBe(true),
)
