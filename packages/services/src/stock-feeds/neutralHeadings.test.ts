import { expect, it } from 'vitest'
import { isNeutral } from './neutralHeadings'

it.each([
  ...[
    ['Row id', '17'],
    ['Listing ID', '20041'],
    ['#', '3'],
    ['dealer_code', 'D77'],
    ['Cost centre', '410'],
    ['Barcode', '9300675'],
    ['Key tag', '112'],
  ],
  ...[
    ['Bay', 'B12'],
    ['Image count', '14'],
    ['Views', '230'],
    ['Days in stock', '45'],
    ['Listing URL', 'https://x.example/1'],
  ],
  ...[
    ['Created', '2026-11-02'],
    ['last_modified_at', '2026-11-02T03:00:00Z'],
    ['Date updated', '02/11/2026'],
    ['Cost price', '$12,500'],
  ],
  ...[
    ['VAT', 'incl.'],
    ['GST', 'inc'],
    ['GST status', 'GST inclusive'],
    ['GSTINC', 'Y'],
    ['Price inc GST', 'Yes'],
    ['Engine no', 'M16A123456'],
    ['@type', 'Car'],
    ['offer.@context', 'https://schema.org'],
  ],
])('an entry under %s that can’t change an advertisement is ignored: %s (ENT-01)', (heading, text) => {
  expect(isNeutral(String(heading), String(text))).toBe(true)
})

it.each([
  ...[
    ['Row id', 'SOLD'],
    ['Bay', 'Workshop'],
    ['Key tag', 'with customer'],
    ['Days in stock', 'on loan'],
    ['Created', 'hold'],
    ['Cost', 'owing'],
  ],
  ...[
    ['Listing URL', 'not listed'],
    ['Image count', 'none'],
    ['@type', 'sold car'],
    ['?', 'N'],
  ],
  ...[
    ['W/O', 'R'],
    ['Channel', 'Hold'],
    ['Disposal', 'Employee purchase'],
    ['Stolen', 'Yes'],
    ['Registered', 'N'],
    ['ORC', 'PLUS GST'],
  ],
  ...[
    ['flags', 'written_off_repairable'],
    ['Odo OK?', 'N'],
    ['Import date', '2026-01-02'],
    ['Sold date', '2026-01-02'],
    ['Code', '10'],
    ['Status code', '90'],
  ],
  ...[
    ['VAT', 'excl.'],
    ['GST', 'Y'],
    ['GST', 'not incl.'],
    ['Price inc GST', 'N'],
    ['Plus GST', 'Y'],
    ['Available from', '15/02/2027'],
    ['Wholesale', '12000'],
    ['Grade', '4'],
    ['Owners', '2'],
  ],
])('an entry under %s may matter: %s (ENT-01)', (heading, text) => {
  expect(isNeutral(String(heading), String(text))).toBe(false)
})
