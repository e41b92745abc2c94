import { expect, it } from 'vitest'
import type { ImportColumn } from '../stock-import/stockColumns'
import { plainColumn } from './plainColumn'

it.each<{ column: ImportColumn; text: string; plain: string }>([
  { column: 'price', text: '$29,990*', plain: '$29,990' },
  { column: 'price', text: '29990 DAP', plain: '29990' },
  { column: 'price', text: '$29,990 Drive Away', plain: '$29,990' },
  { column: 'price', text: 'AUD 29990', plain: '29990' },
  { column: 'price', text: 'POA', plain: '' },
  { column: 'price', text: 'P.O.A.', plain: '' },
  { column: 'price', text: '0.00', plain: '' },
  { column: 'price', text: '$0', plain: '' },
  { column: 'egcPrice', text: '29990 + ORC', plain: '29990' },
  { column: 'price', text: 'soon', plain: 'soon' },
  { column: 'engine', text: '1.8L/1798', plain: '1.8L' },
  { column: 'buildDate', text: '12/2019', plain: '2019-12-01' },
  { column: 'regoExpiry', text: '00/00/0000', plain: '' },
  { column: 'regoExpiry', text: '45657', plain: '2024-12-31' },
  { column: 'regoExpiry', text: '31/08/2026', plain: '31/08/2026' },
  { column: 'km', text: '45,000 kms', plain: '45,000' },
  { column: 'cylinders', text: '4 cyl', plain: '4' },
  { column: 'seats', text: '5 Seater', plain: '5' },
  { column: 'year', text: '2019.0', plain: '2019' },
  { column: 'vin', text: 'JTN K43BE-103012345', plain: 'JTNK43BE103012345' },
  { column: 'colour', text: 'N/A', plain: '' },
  { column: 'colour', text: 'null', plain: '' },
  { column: 'comments', text: 'Caf&eacute; &amp; more &#8211; one owner&#x21;', plain: 'Caf&eacute; & more – one owner!' },
  { column: 'make', text: 'TOYOTA ', plain: 'TOYOTA' },
  { column: 'securityInterest', text: 'None', plain: 'None' },
  { column: 'model', text: 'None', plain: 'None' },
])('reads $text in $column as “$plain” (ENT-01)', ({ column, text, plain }) => expect(plainColumn(column, text)).toBe(plain))
