import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseDecidedFeed } from './testing/parseDecidedFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', mapping: null, newId: () => 'new' },
  makes: [
    { name: 'Mercedes-Benz', models: ['C-Class'] },
    { name: 'Toyota', models: ['Corolla'] },
    { name: 'Kia', models: ['Rio', 'EV6'] },
  ],
  places: [{ locationId: 'm', called: ['Armidale'] }],
}
const bytes = (text: string) => new TextEncoder().encode(text)
const head = 'Stock number,Make,Model,Year,Type'
const good = 'B2,Kia,Rio,2021,Used'
/** A table of one car with one further column. */
const one = (heading: string, value: string) => `${head},${heading}\nA1,Kia,Rio,2020,Used,"${value.replaceAll('"', '""')}"\n`
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))

describe('a malformed or unusual file', () => {
  /** Messages to the dealer; the values are not used. */
  it.each([
    { name: 'an empty file', file: '', message: 'The file is empty.' },
    { name: 'only blank lines', file: '\n\r\n \n', message: 'The file is empty.' },
    {
      name: 'a workbook',
      file: Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0),
      message: 'This is an Excel workbook or another archive that can’t be read: it is damaged or incomplete. Save it again, or as CSV.',
    },
    {
      name: 'an old workbook',
      file: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0),
      message: 'This is an old Excel workbook (.xls), or one with a password. Save it as .xlsx without a password, or as CSV.',
    },
    {
      name: 'a decompression bomb of a gigabyte',
      file: gzipSync(Buffer.alloc(5_000_000)),
      message: 'The file is compressed in an unsupported way. Send it uncompressed.',
    },
    {
      name: 'a sign-in page',
      file: '<!DOCTYPE html><html><body>Sign in</body></html>',
      message: 'This is a web page, not a feed: the address may be wrong, or ask for a sign-in.',
    },
    {
      name: 'an error page',
      file: '<html><h1>502 Bad Gateway</h1></html>',
      message: 'This is a web page, not a feed: the address may be wrong, or ask for a sign-in.',
    },
    {
      name: 'an XML entity expansion (billion laughs)',
      file: '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><cars><car><make>&b;</make></car></cars>',
      message: 'The XML declares its own entities, which are not supported. Send it without a DOCTYPE.',
    },
    {
      name: 'an XML entity for a file of the server',
      file: '<!DOCTYPE l [<!ENTITY f SYSTEM "file:///etc/passwd">]><cars><car><make>&f;</make></car></cars>',
      message: 'The XML declares its own entities, which are not supported. Send it without a DOCTYPE.',
    },
    { name: 'truncated XML', file: '<cars><car><stock>A1</stock><make>Kia', message: 'The file ends in the middle of a car.' },
    { name: 'truncated JSON', file: '[{"stocknum":"A1","make":"Kia"},{"sto', message: 'The file ends in the middle of a car.' },
    {
      name: 'a table truncated in a quote',
      file: `${head},Comments\nA1,Kia,Rio,2020,Used,"One ow`,
      message: 'The file ends in the middle of a car.',
    },
    { name: 'a table truncated in a row', file: `${head},Kms,Colour\n${good},1,Red\nA`, message: 'The file ends in the middle of a car.' },
    { name: 'broken JSON', file: '[{"stocknum":A1}]', message: 'The file is not valid JSON.' },
    { name: 'XML with crossed tags', file: '<cars>\n<car></cars>\n</car>\n', message: 'Line 2 is not valid XML: ' },
    {
      name: 'a heading of a thousand columns',
      file: `${'a,'.repeat(1000)}\n1`,
      message: 'The file has 1001 columns; at most 400 can be read.',
    },
    { name: 'a line of two megabytes', file: `${head}\n${'x'.repeat(2_000_000)}\n`, message: 'can’t be read as a table' },
    {
      name: 'a table without headings',
      file: `A1,Kia,Rio,2020,Used\n${good}\n`,
      message: 'It is not clear which heading is “Stock number”, “Make”, “Model” and “Year”.',
    },
    {
      name: 'a table with headings in another language',
      file: 'Bestandsnummer;Marke;Modell;Baujahr\nA1;Kia;Rio;2020;Used\n',
      message: 'It is not clear which heading is “Stock number”, “Make”, “Model” and “Year”.',
    },
    { name: 'JSON nested a hundred thousand deep', file: `${'['.repeat(100_000)}${']'.repeat(100_000)}`, message: '' },
    { name: 'a number without anything else', file: '42', message: 'It is not clear which heading is' },
    { name: 'a picture', file: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70), message: 'It is not clear which heading is' },
    {
      name: 'a file with more cars than the limit',
      file: `${head}\n${`${good}\n`.repeat(100_001)}`,
      message: 'The file has more than 100000 cars, which is the limit per file.',
    },
  ])('$name is refused with a message', { timeout: 60_000 }, async ({ file, message }) => {
    const read = await parseDecidedFeed(file, context)
    if (message === '' && !(read instanceof FeedFault)) return expect(read.cars).toEqual([])
    expect(read instanceof FeedFault ? read.problem : 'It was read.').toContain(message)
  })

  /** Unusual but valid files. */
  it.each([
    { name: 'a byte order mark', file: bytes(`\ufeff${head}\nA1,Kia,Rio,2020,Used\n`) },
    { name: 'UTF-16', file: utf16(`${head}\nA1,Kia,Rio,2020,Used\n`) },
    { name: 'line ends of old Macs', file: bytes(`${head}\rA1,Kia,Rio,2020,Used\r`) },
    { name: 'semicolons', file: bytes('Stock number;Make;Model;Year;Type\nA1;Kia;Rio;2020;Used\n') },
    { name: 'tabs with commas in prices', file: bytes('Stock number\tMake\tModel\tYear\tType\tEGC\nA1\tKia\tRio\t2020\tUsed\t29,990\n') },
    { name: 'blank lines between rows', file: bytes(`${head}\n\n\nA1,Kia,Rio,2020,Used\n\n`) },
    { name: 'too few cells', file: bytes(`${head},Kms,Colour\nA1,Kia,Rio,2020,Used\n`) },
    { name: 'too many cells', file: bytes(`${head}\nA1,Kia,Rio,2020,Used,,,,\n`) },
    { name: 'two identical headings', file: bytes(`${head},Comments,Comments\nA1,Kia,Rio,2020,Used,x,y\n`) },
    {
      name: 'XML with a bare ampersand',
      file: bytes(
        '<cars><dealer>Parts & Service</dealer><car><stock>A1</stock><make>Kia</make><model>Rio</model><year>2020</year><type>Used</type></car></cars>',
      ),
    },
    {
      name: 'JSON with the cars three levels deep',
      file: bytes('{"a":{"b":{"cars":[{"stocknum":"A1","make":"Kia","model":"Rio","year":2020,"type":"Used"}]}}}'),
    },
    { name: 'headings named __proto__ and constructor', file: bytes(`${head},__proto__,constructor\nA1,Kia,Rio,2020,Used,x,y\n`) },
  ])('a malformed or unusual file with $name is still imported', async ({ file }) => {
    const read = await parseDecidedFeed(file, context)
    if (read instanceof FeedFault) throw read
    expect(read.cars.map(({ car }) => [car.stockNumber, car.make, car.model, car.year])).toEqual([['A1', 'Kia', 'Rio', 2020]])
    expect(read.problems).toEqual([])
  })
})

describe('a malformed row', () => {
  it.each([
    { name: 'no make', row: 'A1,,Rio,2020,Used', message: 'The make is missing.' },
    { name: 'no stock number', row: ',Kia,Rio,2020,Used', message: 'The stock number is missing.' },
    { name: 'letters in its year', row: 'A1,Kia,Rio,MYT20,Used', message: '“MYT20” isn’t a year of a car.' },
    { name: 'a year of the next century', row: 'A1,Kia,Rio,2120,Used', message: '“2120” isn’t a year of a car.' },
    { name: 'a date as its year', row: 'A1,Kia,Rio,43831,Used', message: '“43831” isn’t a year of a car.' },
    { name: 'a negative year', row: 'A1,Kia,Rio,-2020,Used', message: '“-2020” isn’t a year of a car.' },
    { name: 'a formula as its year', row: 'A1,Kia,Rio,=YEAR(A1),Used', message: '“=YEAR(A1)” isn’t a year of a car.' },
    { name: 'a spreadsheet error as its year', row: 'A1,Kia,Rio,#N/A,Used', message: 'The year is missing.' },
    { name: 'a duplicate stock number', row: 'b2,Kia,Rio,2021,Used', message: 'The stock number b2 is already on row 2.' },
  ])('a malformed row with $name is refused, and the other rows are imported', async ({ row, message }) => {
    const read = await parseDecidedFeed(`${head}\n${good}\n${row}\n`, context)
    if (read instanceof FeedFault) throw read
    expect(read.cars.map(({ car }) => car.stockNumber)).toEqual(['B2'])
    expect(read.problems).toMatchObject([{ row: 3, message, refused: true }])
  })
})

describe('a malformed field', () => {
  /** An unknown value is reported, and the car keeps its previous one: the feed provides nothing for the field. */
  it.each([
    { heading: 'Engine', value: 'big', field: 'engineSizeLitres', message: '“big” was not recognised as an engine size in litres or cc.' },
    { heading: 'Kms', value: 'low', field: 'km', message: '“low” was not recognised as a number of kilometres.' },
    { heading: 'Kms', value: '-5', field: 'km', message: '“-5” was not recognised as a number of kilometres.' },
    { heading: 'Kms', value: '99999999999', field: 'km', message: '“99999999999” isn’t a likely odometer reading.' },
    { heading: 'VIN', value: 'SHORT', field: 'vin', message: '“SHORT” isn’t a VIN: a VIN has 17 letters and digits.' },
    {
      heading: 'VIN',
      value: 'IOQ45678901234567',
      field: 'vin',
      message: '“IOQ45678901234567” isn’t a VIN: a VIN has 17 letters and digits.',
    },
    { heading: 'Seats', value: 'many', field: 'seats', message: '“many” was not recognised as a number of seats.' },
    { heading: 'Seats', value: '999999999999', field: 'seats', message: '“999999999999” was not recognised as a number of seats.' },
    { heading: 'Doors', value: '4.5', field: 'doors', message: '“4.5” was not recognised as a number of doors.' },
    {
      heading: 'Build date',
      value: '31/02/2020',
      field: 'buildDate',
      message: '“31/02/2020” was not recognised as a month for its build date. Use the format 08/2026.',
    },
    {
      heading: 'Rego expiry',
      value: '31/02/2027',
      field: 'regoExpiry',
      message: '“31/02/2027” was not recognised as a date for the end of the registration. Use the format 31/08/2026.',
    },
    { heading: 'Certified', value: 'maybe', field: 'certified', message: '“maybe” was not recognised as yes or no.' },
    { heading: 'Kms', value: '42.5.1', field: 'km', message: '“42.5.1” was not recognised as a number of kilometres.' },
    { heading: 'Kms', value: '#REF!', field: 'km', message: '“#REF!” was not recognised as a number of kilometres.' },
    { heading: 'Doors', value: '0x4', field: 'doors', message: '“0x4” was not recognised as a number of doors.' },
    {
      heading: 'Build date',
      value: '13/13/2020',
      field: 'buildDate',
      message: '“13/13/2020” was not recognised as a month for its build date. Use the format 08/2026.',
    },
  ])(
    '$heading “$value” is ignored and reported, and the rest of the car is imported (ENT-01)',
    async ({ heading, value, field, message }) => {
      const read = await parseDecidedFeed(one(heading, value), context)
      if (read instanceof FeedFault) throw read
      expect(read.problems).toMatchObject([{ row: 2, heading, value, message, refused: false, waits: false }])
      expect(read.cars[0]?.providedFields).not.toContain(field)
    },
  )

  it('a location that isn’t known is reported, and its car waits (ENT-01, ENT-07)', async () => {
    const read = await parseDecidedFeed(one('Yard', 'Nowhere'), context)
    if (read instanceof FeedFault) throw read
    const message = 'No location is named “Nowhere”. Say which one it is.'
    expect(read.problems).toMatchObject([{ row: 2, heading: 'Yard', value: 'Nowhere', message, refused: false, waits: true }])
    expect(read.cars[0]?.providedFields).not.toContain('locationId')
    expect(read.cars[0]?.car.status).toBe('draft')
  })

  it.each([
    ['Rego expiry', 'soon'],
    ['Rego expiry', 'on hold'],
    ['WoF expiry', 'fail - ball joint'],
    ['WoF expiry', 'expired, needs tyres'],
    ['Kms', 'not working'],
    ['Kms', 'odo swapped'],
    ['Imported as damaged', 'Yes - water'],
    ['Security interest', 'UDC Finance'],
  ])('words under “%s” instead of a value keep the car off the website: “%s” (ENT-01, CAR-05)', async (heading, value) => {
    const read = await parseDecidedFeed(one(heading, value), context)
    if (read instanceof FeedFault) throw read
    expect(read.cars.map(({ car }) => car.status)).toEqual(['draft'])
  })

  it.each([
    ['Rego expiry', 'March 2027'],
    ['Rego expiry', '12 months rego'],
    ['WoF expiry', 'TBC'],
    ['Kms', '45,000 km approx'],
    ['Kms', 'TBA'],
    ['Imported as damaged', 'N/A'],
  ])('a value, a period or a blank under “%s” doesn’t: “%s” (ENT-01)', async (heading, value) => {
    const read = await parseDecidedFeed(one(heading, value), context)
    if (read instanceof FeedFault) throw read
    expect(read.cars.map(({ car }) => car.status)).toEqual(['in_stock'])
  })

  /** The last price may be wrong by now, so it is cleared. */
  it.each([
    { heading: 'DAP', value: 'cheap', field: 'driveAwayCents', message: '“cheap” was not recognised as a price in dollars.' },
    { heading: 'DAP', value: '-9990', field: 'driveAwayCents', message: '“-9990” was not recognised as a price in dollars.' },
    { heading: 'EGC', value: '1e9', field: 'egcCents', message: '“1e9” was not recognised as a price in dollars.' },
    { heading: 'EGC', value: '29.990', field: 'egcCents', message: '“29.990” was not recognised as a price in dollars.' },
    { heading: 'EGC', value: '29,99', field: 'egcCents', message: '“29,99” was not recognised as a price in dollars.' },
    { heading: 'EGC', value: '29.990,00', field: 'egcCents', message: '“29.990,00” was not recognised as a price in dollars.' },
    { heading: 'EGC', value: '99999999999999', field: 'egcCents', message: '“99999999999999” isn’t a likely price.' },
    { heading: 'DAP', value: '#VALUE!', field: 'driveAwayCents', message: '“#VALUE!” was not recognised as a price in dollars.' },
    { heading: 'DAP', value: '=B2*1.1', field: 'driveAwayCents', message: '“=B2*1.1” was not recognised as a price in dollars.' },
    { heading: 'EGC', value: '∞', field: 'egcCents', message: '“∞” was not recognised as a price in dollars.' },
    { heading: 'EGC', value: '29990 to 31990', field: 'egcCents', message: '“29990 to 31990” was not recognised as a price in dollars.' },
    { heading: 'DAP', value: '$1', field: 'driveAwayCents', message: '“$1” isn’t a likely price.' },
    { heading: 'DAP', value: '999999', field: 'driveAwayCents', message: '“999999” isn’t a likely price.' },
    {
      heading: 'EGC',
      value: '29,990 DAP',
      field: 'egcCents',
      message: '“29,990 DAP” says drive away, and its column says excl. government charges.',
    },
    {
      heading: 'DAP',
      value: '$29,990 plus GST',
      field: 'driveAwayCents',
      message: '“$29,990 plus GST” was not recognised as a price in dollars.',
    },
  ])('$heading “$value” is reported, and the car has no price (ENT-01, CAR-14)', async ({ heading, value, field, message }) => {
    const read = await parseDecidedFeed(one(heading, value), context)
    if (read instanceof FeedFault) throw read
    expect(read.problems).toMatchObject([{ row: 2, heading, value, message, refused: false, waits: false }])
    expect(read.cars[0]?.providedFields).toContain(field)
    expect(read.cars[0]?.car).toMatchObject({ driveAwayCents: null, egcCents: null })
  })

  /** Essential values: the car waits off the website, and one answer solves it for all cars of the feed. */
  it.each([
    { heading: 'Status', value: 'elsewhere', column: 'status', is: { status: 'draft' }, isIncomplete: undefined },
    { heading: 'Show on website', value: 'X', column: 'website', is: { showOnDealerWebsite: false }, isIncomplete: undefined },
    { heading: 'Vehicle type', value: 'Van', column: 'itemType', is: { status: 'draft' }, isIncomplete: true },
  ])('$heading “$value” keeps a car off the website until staff answer (ENT-01)', async ({ heading, value, column, is, isIncomplete }) => {
    const read = await parseDecidedFeed(one(heading, value), context)
    if (read instanceof FeedFault) throw read
    expect(read.problems).toMatchObject([{ row: 2, heading, value, refused: false, waits: true }])
    expect(read.cars[0]?.car).toMatchObject(is)
    expect(read.cars[0]?.isIncomplete).toBe(isIncomplete)
    expect(read.questions()).toMatchObject([{ column, text: value, cars: 1 }])
  })

  /** Unusual but unambiguous spellings. */
  it.each([
    { heading: 'DAP', value: '$29,990 neg', is: { driveAwayCents: 2_999_000 } },
    { heading: 'DAP', value: '$29,990.45', is: { driveAwayCents: 2_999_045 } },
    { heading: 'EGC', value: '1136.85', is: { egcCents: 113_685 } },
    { heading: 'DAP', value: '29990 DAP', is: { driveAwayCents: 2_999_000 } },
    { heading: 'EGC', value: '$29,990 + ORC', is: { egcCents: 2_999_000 } },
    { heading: 'EGC', value: 'POA', is: { egcCents: null } },
    { heading: 'EGC', value: '0', is: { egcCents: null } },
    { heading: 'Engine', value: '1.8L/1798', is: { engineSizeLitres: 1.8 } },
    { heading: 'Engine', value: '1798cc', is: { engineSizeLitres: 1.798 } },
    { heading: 'Build date', value: '12/2019', is: { buildDate: '2019-12-01' } },
    { heading: 'Build date', value: '43831', is: { buildDate: '2020-01-01' } },
    { heading: 'Build date', value: '00/00/0000', is: { buildDate: null } },
    { heading: 'Kms', value: '42,310 kms', is: { km: 42_310 } },
    { heading: 'Comments', value: 'Nice &amp; tidy', is: { dealerComments: 'Nice & tidy' } },
    { heading: 'Comments', value: 'He said "yes", twice', is: { dealerComments: 'He said "yes", twice' } },
    { heading: 'Colour', value: 'N/A', is: { colour: null } },
    { heading: 'VIN', value: 'knab 251c aj50 12345', is: { vin: 'KNAB251CAJ5012345' } },
    { heading: 'Yard', value: 'ARMIDALE ', is: { locationId: 'm' } },
    { heading: 'Colour', value: "'+Red", is: { colour: '+Red' } },
  ])('$heading “$value” is understood', async ({ heading, value, is }) => {
    const read = await parseDecidedFeed(one(heading, value), context)
    if (read instanceof FeedFault) throw read
    expect(read.problems).toEqual([])
    expect(read.cars[0]?.car).toMatchObject(is)
  })

  it('a formula is neither calculated nor imported as a colour (ENT-01)', async () => {
    const read = await parseDecidedFeed(one('Colour', '=HYPERLINK("https://evil.example")'), context)
    if (read instanceof FeedFault) throw read
    expect(read.cars[0]?.car.colour).toBeNull()
    expect(read.problems).toMatchObject([{ heading: 'Colour', value: '=HYPERLINK("https://evil.example")', refused: false }])
  })

  it.each([
    { make: 'TOYOTA ', is: 'Toyota' },
    { make: 'Mercedes Benz', is: 'Mercedes-Benz' },
    { make: 'Mercedes-Benz', is: 'Mercedes-Benz' },
  ])('the make “$make” is imported as $is', async ({ make, is }) => {
    const read = await parseDecidedFeed(`${head}\nA1,${make},X,2020,Used\n`, context)
    expect(read instanceof FeedFault ? [] : read.cars.map(({ car }) => car.make)).toEqual([is])
  })
})
