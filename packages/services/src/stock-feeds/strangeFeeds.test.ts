import { testsAll } from '@forecourt/schema/testing/testsAll'
import { describe, expect, it } from 'vitest'
import { FeedFault, type RecordOptions } from './FeedRecords'
import { parseRecords } from './parseRecords'
import { parseDecidedFeed } from './testing/parseDecidedFeed'

const bytesOf = (file: string | Uint8Array) => (typeof file === 'string' ? Buffer.from(file) : file)
const windows = (text: string) => Buffer.from(text, 'latin1')
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

/** Rows by number with their non-empty values; the text of unreadable rows. */
const read = async (file: string | Uint8Array, options?: RecordOptions) => {
  const { headings, batches, skippedRows } = await parseRecords(bytesOf(file), options)
  const rows: unknown[] = []
  for await (const batch of batches)
    for (const { row, values, unreadable } of batch)
      rows.push([
        row,
        unreadable?.text ?? Object.fromEntries(headings.flatMap((name) => (values.get(name) ? [[name, values.get(name)]] : []))),
      ])
  return { headings, rows, skippedRows: skippedRows() }
}

const head = 'Stock No,Make,Model,Year'
const a1 = { 'Stock No': 'A1', Make: 'Kia', Model: 'Rio', Year: '2020' }
const b2 = { 'Stock No': 'B2', Make: 'Kia', Model: 'Rio', Year: '2021' }
const twoRows = `A1,Kia,Rio,2020\nB2,Kia,Rio,2021\n`

describe('an unusual table', () => {
  it.each([
    {
      name: 'a section below the headings',
      file: `Stock No,Car,Year,Price,Notes\n,ON THE YARD,,,\nA1,Kia Rio,2020,19990,\n`,
      rows: [
        [2, { Car: 'ON THE YARD' }],
        [3, { 'Stock No': 'A1', Car: 'Kia Rio', Year: '2020', Price: '19990' }],
      ],
      skippedRows: 0,
    },
    {
      name: 'a unit below a heading',
      file: `Stock No,Make,Model,Year,Odometer\n,,,,(km)\nA1,Kia,Rio,2020,64000\n`,
      rows: [[3, { 'Stock No': 'A1', Make: 'Kia', Model: 'Rio', Year: '2020', 'Odometer (km)': '64000' }]],
      skippedRows: 0,
    },
    {
      name: 'a title, a date and a blank row above the headings, and a total below',
      file: `Topend Test Cars - Stock Listing,,,,,,\nPrinted 26/11/2026 08:14,,,,,,\n,,,,,,\nStock No,Make,Model,Year,Type,Price,Kms\nT6001,Toyota,Yaris,2019,Used,17990,45200\nT6002,Toyota,Yaris,2020,Used,19990,35200\n,,,,,,\nTotal,2,,,,37980,80400\n`,
      rows: [
        [5, { 'Stock No': 'T6001', Make: 'Toyota', Model: 'Yaris', Year: '2019', Type: 'Used', Price: '17990', Kms: '45200' }],
        [6, { 'Stock No': 'T6002', Make: 'Toyota', Model: 'Yaris', Year: '2020', Type: 'Used', Price: '19990', Kms: '35200' }],
      ],
      skippedRows: 1,
    },
    {
      name: 'a title in one cell',
      file: `All stock, 26/11/2026\n${head}\n${twoRows}`,
      rows: [
        [3, a1],
        [4, b2],
      ],
    },
    {
      name: 'a title with commas above semicolons',
      file: `Stock, by yard, for ABC\n${head.replaceAll(',', ';')}\n${twoRows.replaceAll(',', ';')}`,
      rows: [
        [3, a1],
        [4, b2],
      ],
    },
    {
      name: 'blank rows, with and without cells',
      file: `\n${head}\n\n,,,\nA1,Kia,Rio,2020\n  \n , , ,\nB2,Kia,Rio,2021\n,,,\n,,,\n`,
      rows: [
        [5, a1],
        [8, b2],
      ],
    },
    {
      name: 'sep=; above',
      file: `sep=;\r\nStock No;Make;Model;Year\r\nA1;Kia;Rio;2020\r\nB2;Kia;Rio;2021\r\n`,
      rows: [
        [3, a1],
        [4, b2],
      ],
    },
    {
      name: 'sep=, above, in quotes',
      file: `"sep=,"\n${head}\n${twoRows}`,
      rows: [
        [3, a1],
        [4, b2],
      ],
    },
    {
      name: 'Ctrl-Z at the end',
      file: `${head}\r\n${twoRows.replaceAll('\n', '\r\n')}\x1a`,
      rows: [
        [2, a1],
        [3, b2],
      ],
    },
    {
      name: 'Ctrl-Z and a line end at the end',
      file: `${head}\r\n${twoRows.replaceAll('\n', '\r\n')}\x1a\r\n`,
      rows: [
        [2, a1],
        [3, b2],
      ],
    },
    {
      name: 'NUL bytes in cells and at the end',
      file: `${head}\nA1\0\0\0,Kia,Rio\0,2020\nB2,K\0ia,Rio,2021\n\0\0\0\0`,
      rows: [
        [2, a1],
        [3, b2],
      ],
    },
    {
      name: 'UTF-16 with tabs',
      file: utf16(`${head}\r\n${twoRows.replaceAll('\n', '\r\n')}`.replaceAll(',', '\t')),
      rows: [
        [2, a1],
        [3, b2],
      ],
    },
    {
      name: 'UTF-16 and Ctrl-Z',
      file: utf16(`${head}\n${twoRows}\x1a`),
      rows: [
        [2, a1],
        [3, b2],
      ],
    },
    {
      name: 'vertical bars and Windows line ends',
      file: windows(`${head},Comments\nA1,Kia,Rio,2020,Dealer\x92s own\n`.replaceAll(',', '|')),
      rows: [[2, { ...a1, Comments: 'Dealer’s own' }]],
    },
    {
      name: 'mixed Windows and Unix line ends',
      file: `Stock list\n${head}\r\nA1,Kia,Rio,2020\nB2,Kia,Rio,2021\r\n`,
      rows: [
        [3, a1],
        [4, b2],
      ],
    },
    {
      name: 'a grand total, a count and a footer',
      file: `${head}\n${twoRows}Grand Total:,2,,\nCount: 2,,,\nPrinted by Ann,,,\n`,
      rows: [
        [2, a1],
        [3, b2],
      ],
      skippedRows: 3,
    },
    {
      name: 'a count without a line end',
      file: `${head}\n${twoRows}Count: 2`,
      rows: [
        [2, a1],
        [3, b2],
      ],
      skippedRows: 1,
    },
    { name: 'a total without a label', file: `${head},Price,Kms,Colour\nA1,Kia,Rio,2020,,,\n,,,,37980\n`, rows: [[2, a1]], skippedRows: 1 },
    {
      name: '“Total” between cars, which is read as a row',
      file: `${head}\nA1,Kia,Rio,2020\nTotal,,,\nB2,Kia,Rio,2021\n`,
      rows: [
        [2, a1],
        [3, { 'Stock No': 'Total' }],
        [4, b2],
      ],
    },
    {
      name: 'a last row with only a stock number',
      file: `${head}\nA1,Kia,Rio,2020\nB2,,,\n`,
      rows: [
        [2, a1],
        [3, { 'Stock No': 'B2' }],
      ],
    },
    {
      name: 'a cell of several lines',
      file: `${head},Comments\nA1,Kia,Rio,2020,"One\ntwo"\nB2,Kia,Rio,2021,\n`,
      rows: [
        [2, { ...a1, Comments: 'One\ntwo' }],
        [3, b2],
      ],
    },
    {
      name: '16,000 columns of a spreadsheet',
      file: `${head}${','.repeat(16_380)}\n${twoRows}`,
      rows: [
        [2, a1],
        [3, b2],
      ],
    },
    {
      name: 'fourteen photo columns',
      file: `${head},${Array.from({ length: 14 }, (_, index) => `Photo ${index + 1}`).join()},image[0].url\nA1,Kia,Rio,2020,${'u,'.repeat(14)}v\n`,
      rows: [
        [2, { ...a1, ...Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`Photo ${index + 1}`, 'u'])), 'image[0].url': 'v' }],
      ],
    },
  ])('an unusual table is parsed with $name (ENT-01)', async ({ file, rows, skippedRows = 0 }) =>
    expect(await read(file)).toMatchObject({ rows, skippedRows }),
  )

  /** A stray quote only affects its own row. */
  it.each([
    {
      name: 'inches within quotes',
      file: `${head},Comments\nA1,Kia,Rio,2020,17" alloys\nX,Kia,Rio,2020,"17" alloys, towbar"\nB2,Kia,Rio,2021,\n`,
      rows: [
        [2, { ...a1, Comments: '17" alloys' }],
        [3, 'X,Kia,Rio,2020,"17" alloys, towbar"'],
        [4, b2],
      ],
    },
    {
      name: 'an unclosed quote',
      file: `${head}\nA1,Kia,Rio,2020\nX,Kia,"Rio,2020\nB2,Kia,Rio,2021\n`,
      rows: [
        [2, a1],
        [3, 'X,Kia,"Rio,2020'],
        [4, b2],
      ],
    },
    {
      name: 'a quote that is closed only by a quote of a later row',
      file: `${head},Comments\nX,Kia,"Rio,2020,\nA1,Kia,Rio,2020,\nB2,Kia,Rio,2021,"fine"\n`,
      rows: [
        [2, 'X,Kia,"Rio,2020,'],
        [3, a1],
        [4, { ...b2, Comments: 'fine' }],
      ],
    },
    {
      name: 'a misplaced quote, twice, each after a blank row',
      file: `${head}\n\nX,"a" b",c,d\n\nY,"a" b",c,d\r\nA1,Kia,Rio,2020\n`,
      rows: [
        [3, 'X,"a" b",c,d'],
        [5, 'Y,"a" b",c,d'],
        [6, a1],
      ],
    },
    {
      name: 'more values than headings, because a text with commas has no quotes',
      file: `${head},Comments,Price\nX,Kia,Rio,2020,tidy, one owner,14990\nA1,Kia,Rio,2020,,\nB2,Kia,Rio,2021,,,,\n`,
      rows: [
        [2, 'X,Kia,Rio,2020,tidy,one owner,14990'],
        [3, a1],
        [4, b2],
      ],
    },
  ])('an unusual table is parsed except for the row with $name (ENT-01)', async ({ file, rows }) =>
    expect((await read(file)).rows).toEqual(rows),
  )

  it('an unusual table reports each row that can’t be parsed, and imports the others (ENT-01)', async () => {
    const context = {
      dealershipId: 'd',
      locationId: 'l',
      now: '2026-06-01T02:00:00.000Z',
      mapping: null,
      newId: () => 'n',
      makes: [],
      places: [],
    }
    const file = `${head}\nA1,Kia,Rio,2020\nX,Kia,"Rio" x",2020\n"Y, 1",Kia,"Rio" x",2020\n"Z" 1",Kia,Rio,2020\nW,Kia,Rio,S,2020\nB2,Kia,Rio,2021\nTotal,2,,\n`
    const found = await parseDecidedFeed(file, context)
    if (found instanceof FeedFault) throw found
    expect(found.cars.map(({ car }) => car.stockNumber)).toEqual(['A1', 'B2'])
    expect(found).toMatchObject({ rows: 6, skippedRows: 1 })
    const quote = 'The row can’t be read: a quotation mark is missing or misplaced.'
    // A car in stock counts as present by its stock number.
    expect(found.problems.filter(({ refused }) => refused)).toEqual([
      { row: 3, stockNumber: 'X', heading: null, value: 'X,Kia,"Rio" x",2020', refused: true, message: quote },
      { row: 4, stockNumber: 'Y, 1', heading: null, value: '"Y, 1",Kia,"Rio" x",2020', refused: true, message: quote },
      { row: 5, stockNumber: null, heading: null, value: '"Z" 1",Kia,Rio,2020', refused: true, message: quote },
      {
        ...{ row: 6, stockNumber: 'W', heading: null, value: 'W,Kia,Rio,S,2020', refused: true },
        message:
          'The row has 5 values for 4 headings, so some may be in the wrong column. Put quotation marks around text that contains “,”.',
      },
    ])
  })

  it.each(['X', ''])(
    'an unusual table reports a row with an open quote after the cell “%s”, and imports the others (ENT-01)',
    async (cell) => {
      const row = `${cell},"Kia,Rio,2020`
      const { rows } = await read(`${head}\nA1,Kia,Rio,2020\n${row}\nB2,Kia,Rio,2021\n`)
      expect(rows).toEqual([
        [2, a1],
        [3, row],
        [4, b2],
      ])
    },
  )

  it.each([
    {
      name: 'its headings on a configured row',
      file: `Make,Model,Year,x\n${head}\n${twoRows}`,
      options: { headingsRow: 2 },
      headings: head.split(','),
      rows: [
        [3, a1],
        [4, b2],
      ],
    },
    {
      name: 'no headings',
      file: twoRows,
      options: { headingsRow: 0 },
      headings: ['Column 1', 'Column 2', 'Column 3', 'Column 4'],
      rows: [
        [1, { 'Column 1': 'A1', 'Column 2': 'Kia', 'Column 3': 'Rio', 'Column 4': '2020' }],
        [2, expect.anything()],
      ],
    },
    {
      name: 'unknown headings below a title',
      file: 'Bestand\n\nNummer;Marke;Modell\n1;Kia;Rio\n2;Kia;EV6\n',
      options: {},
      headings: ['Nummer', 'Marke', 'Modell'],
      rows: [
        [4, expect.anything()],
        [5, expect.anything()],
      ],
    },
    {
      name: 'headings of another kind of data',
      file: 'from,to,code\n/a,/b,301\n',
      options: {},
      headings: ['from', 'to', 'code'],
      rows: [[2, { from: '/a', to: '/b', code: '301' }]],
    },
  ])('an unusual table has the right headings and rows with $name (ENT-01)', async ({ file, options, headings, rows }) =>
    expect(await read(file, options)).toMatchObject({ headings, rows }),
  )

  it.each([
    { name: 'in its last row', file: `${head},Kms,Colour\n${twoRows}C` },
    { name: 'in a quote', file: `${head},Comments\nA1,Kia,Rio,2020,"One ow` },
    { name: 'in a long text, at the end of a line', file: `${head},Comments\nA1,Kia,Rio,2020,"One owner\nand two keys\n` },
    { name: 'in a long text with Ctrl-Z', file: `${head},Comments\nA1,Kia,Rio,2020,"One owner\nand two\x1a` },
    { name: 'in an object on a line', file: '{"stocknum":"A1","make":"Kia"}\n{"stocknum":"B2","ma' },
    { name: 'in XML', file: '<cars><car><stock>A1</stock><make>Kia</make></car><car><stock>' },
  ])('an unusual table is refused when it is truncated $name (ENT-01)', ({ file }) =>
    expect(read(file)).rejects.toMatchObject({ problem: 'The file ends in the middle of a car.', cut: true }),
  )

  it('an unusual table is refused when the configured row has no headings (ENT-01)', () =>
    expect(read(`${head}\n${twoRows}`, { headingsRow: 9 })).rejects.toMatchObject({ problem: 'Row 9 has no headings.' }))
})

describe('an unusual JSON or XML file', () => {
  const rss = (items: string) =>
    `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Vehicles</title><link>https://old.example</link>${items}</channel></rss>`
  const item = (id: string, more = '') => `<item><g:id>${id}</g:id><g:brand>Mazda</g:brand><g:model>CX-5</g:model>${more}</item>`
  it.each([
    {
      name: 'an object on each line',
      file: '{"stock":"A1","make":"Kia","model":"Rio"}\n{"stock":"B2","make":"Kia","model":"EV6"}\n',
      rows: [
        [1, { stock: 'A1', make: 'Kia', model: 'Rio' }],
        [2, { stock: 'B2', make: 'Kia', model: 'EV6' }],
      ],
    },
    {
      name: 'nested objects as values',
      file: '[{"make":"Kia","model":"Rio","price":{"amount":1,"currency":"AUD"},"odometer":{"value":5,"unit":"km"},"sold":false,"note":null}]',
      rows: [
        [
          1,
          {
            make: 'Kia',
            model: 'Rio',
            'price.amount': '1',
            'price.currency': 'AUD',
            'odometer.value': '5',
            'odometer.unit': 'km',
            sold: 'false',
          },
        ],
      ],
    },
    {
      name: 'cars in an object with their stock numbers as keys',
      file: '{"cars":{"A1":{"make":"Kia","model":"Rio"},"B2":{"make":"Kia","model":"EV6"}}}',
      rows: [
        [1, { make: 'Kia', model: 'Rio' }],
        [2, { make: 'Kia', model: 'EV6' }],
      ],
    },
    {
      name: 'two lists of cars, a longer list of something else, and dealers around them',
      file: JSON.stringify({
        options: [{ a: 1 }, { a: 2 }, { a: 3 }],
        dealers: [
          { name: 'x', cars: [{ make: 'Kia', model: 'Rio' }] },
          {
            name: 'y',
            cars: [
              { make: 'Kia', model: 'EV6' },
              { make: 'MG', model: '4' },
            ],
          },
        ],
      }),
      rows: [
        [1, { make: 'Kia', model: 'Rio' }],
        [2, { make: 'Kia', model: 'EV6' }],
        [3, { make: 'MG', model: '4' }],
      ],
    },
    {
      name: 'photos and features with attributes and text',
      file: '<?xml version="1.0"?><vehicles><vehicle><stockno>W601</stockno><make id="7">Kia</make><model>Rio</model><photos><photo name="front" order="2">https://img.example/2.jpg</photo><photo name="rear" order="1">https://img.example/1.jpg</photo></photos><features><feature name="Safety">ABS</feature><feature name="Comfort">Heated seats</feature></features></vehicle></vehicles>',
      rows: [
        [
          1,
          {
            ...{ stockno: 'W601', make: 'Kia', 'make.id': '7', model: 'Rio', features: 'ABS\nHeated seats' },
            ...{ photos: 'https://img.example/1.jpg\nhttps://img.example/2.jpg', 'photos.photo.name': 'rear\nfront' },
            ...{ 'photos.photo.order': '1\n2', 'features.feature.name': 'Safety\nComfort' },
          },
        ],
      ],
    },
    {
      name: 'photos with attributes only, next to each other',
      file: '<cars><car><make>Kia</make><model>Rio</model><photo name="front">https://img.example/2.jpg</photo></car><car><make>Kia</make><model>Rio</model><photo name="a">u</photo><photo name="b">v</photo></car></cars>',
      rows: [
        [1, { make: 'Kia', model: 'Rio', photo: 'https://img.example/2.jpg', 'photo.name': 'front' }],
        [2, { make: 'Kia', model: 'Rio', photo: 'u\nv', 'photo.name': 'a\nb' }],
      ],
    },
    {
      name: 'photos with their address in an attribute',
      file: '<cars><car><make>Kia</make><model>Rio</model><image url="https://img.example/1.jpg">Front</image><image url="https://img.example/2.jpg"/></car></cars>',
      rows: [
        [
          1,
          {
            make: 'Kia',
            model: 'Rio',
            image: 'https://img.example/1.jpg\nhttps://img.example/2.jpg',
            'image.url': 'https://img.example/1.jpg\nhttps://img.example/2.jpg',
          },
        ],
      ],
    },
    {
      name: 'namespace prefixes',
      file: rss(
        `${item('g-1', '<g:additional_image_link>u</g:additional_image_link><g:additional_image_link>v</g:additional_image_link>')}${item('g-2')}`,
      ),
      rows: [
        [1, { 'g:id': 'g-1', 'g:brand': 'Mazda', 'g:model': 'CX-5', 'g:additional_image_link': 'u\nv' }],
        [2, { 'g:id': 'g-2', 'g:brand': 'Mazda', 'g:model': 'CX-5' }],
      ],
    },
    {
      name: 'namespace prefixes and a single car',
      file: rss(item('g-1')),
      rows: [[1, { 'g:id': 'g-1', 'g:brand': 'Mazda', 'g:model': 'CX-5' }]],
    },
    {
      name: 'bare ampersands, entities of HTML, CDATA, comments and control characters',
      file: '<cars><car><make>Kia</make><model>A & B &nbsp; &amp; C&#38;D &eacute;</model><note><![CDATA[<b>x</b> & y]]></note><!-- & --><x>a\u0001b]]></x></car></cars>',
      rows: [[1, { make: 'Kia', model: 'A & B &nbsp; & C&D &eacute;', note: '<b>x</b> & y', x: 'a\u0001b]]>' }]],
    },
    {
      name: 'blank lines before the XML declaration and Ctrl-Z at the end',
      file: '\n\n<?xml version="1.0" encoding="UTF-8"?><cars><car><make>Kia</make><model>Rio</model></car></cars>\n\x1a',
      rows: [[1, { make: 'Kia', model: 'Rio' }]],
    },
    {
      name: 'UTF-16',
      file: utf16('[{"make":"Citroën","model":"C3"}]'),
      rows: [[1, { make: 'Citroën', model: 'C3' }]],
    },
    {
      name: 'keys named __proto__ and constructor',
      file: '[{"make":"Kia","model":"Rio","__proto__":"x","constructor":{"prototype":"y"}}]',
      rows: [[1, { make: 'Kia', model: 'Rio', ['__proto__']: 'x', 'constructor.prototype': 'y' }]],
    },
  ])('an unusual JSON or XML file has the right rows with $name (ENT-01)', async ({ file, rows }) =>
    expect((await read(file)).rows).toEqual(rows),
  )
})

/** CPU time of work in milliseconds. */
const processorTime = (work: () => unknown): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
const table = Array.from({ length: 20_000 }, (_, index) => ({ stock: `A${index}`, make: 'Kia', price: index, colour: 'White' }))
/** Maximum duration of a turn, as a multiple of the time to serialise and parse 20,000 small cars: machines differ in speed. */
const longestTurn = 25 * Math.min(...Array.from({ length: 5 }, () => processorTime(() => JSON.parse(JSON.stringify(table)))))

/** A smaller version of a file that blocked the process for a minute and filled gigabytes. */
const size = 4_000_000
const filledWith = (text: string, start = '') => Buffer.concat([Buffer.from(start), Buffer.alloc(size, text)])
const numbered = (start: string, each: (index: number) => string) => {
  const parts = [start]
  for (let index = 0, length = 0; length < size; index++) length += parts[parts.push(each(index)) - 1]?.length ?? 1
  return Buffer.from(parts.join(''))
}

/** Refused files and errors; a third of them in `npm test`. */
const harmful: { readonly name: string; readonly file: () => Buffer; readonly message: RegExp }[] = [
  { name: 'ampersands', file: () => filledWith('&'), message: /can’t be read as a table/ },
  { name: 'ampersands in XML', file: () => filledWith('&', '<a>'), message: /one of its fields has more than/ },
  { name: 'empty objects', file: () => filledWith('{},', '['), message: /more than 100000 cars/ },
  { name: 'empty objects on lines', file: () => filledWith('{}\n'), message: /more than 100000 cars/ },
  { name: 'empty lists', file: () => filledWith('[],', '['), message: /more than 100000 cars/ },
  { name: 'empty elements', file: () => filledWith('<i/>', '<a>'), message: /more than 100000 cars/ },
  { name: 'elements of different names', file: () => numbered('<a>', (index) => `<b${index}/>`), message: /more than 100000 cars/ },
  { name: 'objects of different names', file: () => numbered('{"a":1', (index) => `,"b${index}":{}`), message: /more than 100000 cars/ },
  { name: 'attributes', file: () => numbered('<a ', (index) => `b${index}="" `), message: /too many attributes/ },
  { name: 'open angle brackets', file: () => filledWith('<'), message: /not valid XML/ },
  { name: 'open lists', file: () => filledWith('['), message: /nested more than 200 levels/ },
  { name: 'open elements', file: () => filledWith('<a>'), message: /nested more than 200 levels/ },
  { name: 'one string', file: () => filledWith('x', '["'), message: /one of its fields has more than/ },
  { name: 'one comment', file: () => filledWith('x', '<a><!--'), message: /one of its fields has more than/ },
  {
    name: 'one car of numbers',
    file: () =>
      Buffer.concat([
        Buffer.from('{"make":"a","model":"b","x":['),
        Buffer.alloc(180_000, '10,'),
        Buffer.from(`1],"y":"${'y'.repeat(900_000)}"}`),
      ]),
    message: /car 1 has more than 1000000 characters/,
  },
  { name: 'numbers', file: () => filledWith('0,', '{"make":"a","model":"b","x":['), message: /more than 100000 cars/ },
  { name: 'broken entities', file: () => filledWith('&#1;', '<a>'), message: /not valid XML/ },
  { name: 'quotes', file: () => filledWith('"'), message: /can’t be read as a table/ },
  { name: 'quotes on lines', file: () => filledWith('"\n'), message: /more than 100000 cars|can’t be read as a table/ },
  { name: 'rows with a misplaced quote', file: () => filledWith('1,"a" b"\n', 'a,b\n'), message: /Row 502 can’t be read as a table/ },
  {
    name: 'quoted line ends',
    file: () => filledWith('"\n",', 'a,b\n1,2\n'),
    message: /at most 400/,
  },
  { name: 'cells', file: () => Buffer.alloc(9_000_000, ','), message: /too long to be a car/ },
  { name: 'blank rows', file: () => filledWith(',\n'), message: /more than 1048576 rows/ },
  { name: 'line ends', file: () => filledWith('\n'), message: /is empty/ },
  { name: 'rows', file: () => filledWith('a\n'), message: /more than 100000 cars/ },
  {
    name: 'fields of different names',
    file: () => numbered('[', (index) => `{"make":"a","model":"b","c${index}":1},`),
    message: /at most 400|more than 100000 cars|middle of a car/,
  },
].filter((_, index) => testsAll || index % 3 === 0)

describe('a hostile file', () => {
  it.each(harmful)('a hostile file with $name is refused without blocking the process', { timeout: 60_000 }, async ({ file, message }) => {
    let longest = 0
    let isReading = true
    // CPU time, as a busy machine takes longer.
    let before = process.cpuUsage()
    const watch = () => {
      const { user, system } = process.cpuUsage(before)
      longest = Math.max(longest, (user + system) / 1000)
      before = process.cpuUsage()
      if (isReading) setImmediate(watch)
    }
    setImmediate(watch)
    await expect(read(file())).rejects.toMatchObject({ problem: expect.stringMatching(message) })
    isReading = false
    watch()
    expect(longest).toBeLessThan(longestTurn)
  })
})
