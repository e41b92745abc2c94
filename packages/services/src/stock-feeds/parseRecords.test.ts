import { describe, expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseRecords } from './parseRecords'

const rowsOf = async (text: string, encoding: BufferEncoding = 'utf8') => {
  const { headings, batches } = await parseRecords(Buffer.from(text, encoding))
  const rows: object[] = []
  for await (const batch of batches)
    for (const { row, values } of batch)
      rows.push({
        row,
        ...Object.fromEntries(headings.flatMap((heading) => (values.get(heading) === undefined ? [] : [[heading, values.get(heading)]]))),
      })
  return rows
}

describe('the rows of a feed', () => {
  it.each([
    { name: 'commas', text: 'a,b\n1,"x, y"\n2,z\n' },
    { name: 'semicolons', text: 'a;b\n1;x, y\n2;z\n' },
    { name: 'tabs', text: 'a\tb\n1\tx, y\n2\tz\n' },
    { name: 'vertical bars', text: 'a|b\n1|x, y\n2|z\n' },
    { name: 'line ends of old Macs', text: 'a,b\r1,"x, y"\r2,z\r' },
    { name: 'line ends of Windows and a byte order mark', text: '\ufeffa,b\r\n1,"x, y"\r\n2,z\r\n' },
  ])('the rows of a feed are read from a table with $name (ENT-01)', async ({ text }) =>
    expect(await rowsOf(text)).toEqual([
      { row: 2, a: '1', b: 'x, y' },
      { row: 3, a: '2', b: 'z' },
    ]),
  )

  it('the rows of a feed have numbered names for columns with the same heading (ENT-01)', async () => {
    expect(await rowsOf('a,a,\n1,2,3')).toEqual([{ row: 2, a: '1', 'a (2)': '2', 'Column 3': '3' }])
  })

  // As bytes, and as text converted from another encoding.
  it.each((['utf8', 'utf16le'] as const).flatMap((encoding) => [65_533, 65_534, 65_535, 65_536].map((place) => ({ encoding, place }))))(
    'the rows of a feed keep a surrogate pair together at position $place of a file in $encoding (ENT-01)',
    async ({ encoding, place }) => {
      const before = '\ufeffa,b\n1,'
      const long = 'x'.repeat(place - before.length)
      expect(await rowsOf(`${before}${long}😀é\n2,z`, encoding)).toEqual([
        { row: 2, a: '1', b: `${long}😀é` },
        { row: 3, a: '2', b: 'z' },
      ])
    },
  )

  it('the rows of a feed are read from XML with lists inside a car (ENT-01)', async () => {
    const text = `<?xml version="1.0"?><listings><dealer name="Parts & Service"/><listing id="7"><stock>A1</stock><make>Kia</make>
<images><image>https://x.example/1.jpg</image><image>https://x.example/2.jpg</image></images><price currency="AUD">19990</price></listing>
<listing id="8"><stock>A2</stock><make>MG</make><images><image>https://x.example/3.jpg</image></images><price currency="AUD"/></listing></listings>`
    expect(await rowsOf(text)).toEqual([
      {
        ...{ row: 1, id: '7', stock: 'A1', make: 'Kia', price: '19990', 'price.currency': 'AUD' },
        images: 'https://x.example/1.jpg\nhttps://x.example/2.jpg',
      },
      { row: 2, id: '8', stock: 'A2', make: 'MG', 'images.image': 'https://x.example/3.jpg', 'price.currency': 'AUD' },
    ])
  })

  it.each([
    { name: 'a list', text: '[{"stock":"A1","features":["Sunroof","Tow bar"]},{"stock":"A2","features":[]}]' },
    {
      name: 'a nested list',
      text: '{"meta":{"n":2},"data":{"cars":[{"stock":"A1","features":["Sunroof","Tow bar"]},{"stock":"A2","features":[]}]}}',
    },
    {
      name: 'a list of objects with names',
      text: '{"cars":[{"stock":"A1","features":[{"name":"Sunroof"},{"name":"Tow bar"}]},{"stock":"A2","features":[]}]}',
    },
  ])('the rows of a feed are read from JSON with $name (ENT-01)', async ({ text }) =>
    expect(await rowsOf(text)).toEqual([
      { row: 1, stock: 'A1', features: 'Sunroof\nTow bar' },
      { row: 2, stock: 'A2', features: '' },
    ]),
  )

  it.each([
    {
      name: 'from the objects with a stock number around the make and model',
      text: '{"invoices":[{"line":{"stockNumber":"A1","car":{"make":"Kia","model":"Rio"},"options":["a","b","c"]}},{"line":{"stockNumber":"A2","car":{"make":"Kia","model":"EV6"},"options":[]}}]}',
      rows: [
        { stockNumber: 'A1', 'car.make': 'Kia', 'car.model': 'Rio' },
        { stockNumber: 'A2', 'car.make': 'Kia', 'car.model': 'EV6' },
      ],
    },
    {
      name: 'with an object as their make',
      text: '{"dealer":{"name":"North","site":"x"},"cars":{"a":{"brand":{"id":7,"name":"Kia"},"model":"Rio","photos":[{"url":"u"},{"url":"v"}]}}}',
      rows: [{ 'brand.name': 'Kia', model: 'Rio' }],
    },
    {
      name: 'inside elements of their make and model',
      text: '<stock><make name="Kia"><model name="Rio"><car vin="1"/><car vin="2"/></model></make></stock>',
      rows: [{ vin: '1' }, { vin: '2' }],
    },
  ])('the rows of a feed are the cars $name (ENT-01)', async ({ text, rows }) => {
    expect(await rowsOf(text)).toEqual(rows.map((row) => expect.objectContaining(row)))
  })

  it('the rows of a feed are a single car when the file has one, however long its lists are (ENT-01)', async () => {
    const images = Array.from({ length: 30 }, (_, index) => ({ url: `https://x.example/${index}.jpg` }))
    const [car, ...others] = await rowsOf(JSON.stringify({ event: { stocknum: 'A1', make: 'Kia', model: 'Rio', year: 2020, images } }))
    expect(others).toEqual([])
    expect(car).toMatchObject({ stocknum: 'A1', year: '2020', images: images.map(({ url }) => url).join('\n') })
  })

  it.each([
    { name: 'an empty file', text: ' \n ', message: 'The file is empty.', cut: false },
    { name: 'truncated XML', text: '<cars><car><make>Kia</make></car><car><mak', message: /ends in the middle/, cut: true },
    { name: 'XML with an open root element', text: '<cars><car><make>Kia</make></car>', message: /ends in the middle/, cut: true },
    { name: 'truncated JSON', text: '[{"make":"Kia"},{"ma', message: /ends in the middle/, cut: true },
    { name: 'a truncated table', text: 'a,b,c,d\n1,2,3,4\n1', message: /ends in the middle/, cut: true },
    { name: 'an unclosed quote', text: 'a,b\n1,"x\n2,y', message: /ends in the middle/, cut: true },
    { name: 'XML with crossed tags', text: '<cars>\n<car></cars>\n</car>\n', message: /Line 2 is not valid XML/, cut: false },
    { name: 'invalid JSON', text: '[{"make":Kia}]', message: 'The file is not valid JSON.', cut: false },
    { name: 'a sign-in page', text: '<!DOCTYPE html><html><body>Sign in</body></html>', message: /web page/, cut: false },
    {
      name: 'an XML entity expansion',
      text: '<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><cars><car><make>&b;</make></car></cars>',
      message: /DOCTYPE/,
      cut: false,
    },
    { name: 'a line of two megabytes', text: `a,b\n${'x'.repeat(2_000_000)},1\n`, message: /can’t be read as a table/, cut: false },
    { name: 'a thousand columns', text: `${'a,'.repeat(1000)}\n1`, message: /at most 400/, cut: false },
  ])('the rows of a feed are refused in $name (ENT-01)', ({ text, message, cut }) =>
    expect(rowsOf(text)).rejects.toMatchObject({ problem: typeof message === 'string' ? message : expect.stringMatching(message), cut }),
  )

  it.each([
    { name: 'JSON', text: `${'['.repeat(200_000)}${']'.repeat(200_000)}` },
    { name: 'XML', text: `${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}` },
  ])('the rows of a feed are empty for $name nested a hundred thousand levels deep (ENT-01)', async ({ text }) => {
    expect(await rowsOf(text).catch((error: unknown) => (error instanceof FeedFault ? [] : error))).toEqual([])
  })
})

it('a car is never taken for the headings, whatever its words name (ENT-01)', async () => {
  const file =
    'ID,Kind,Code,Name,On,Vis,Short,Cat,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)\n811,simple,I1,2018 Kia Rio,1,visible,Drive away price,Used,Transmission,Automatic,Kilometres,"68,000"\n812,simple,I2,2019 Kia Rio,1,visible,Drive away price,Used,Transmission,Automatic,Kilometres,"41,000"\n'
  expect((await parseRecords(Buffer.from(file))).headings.slice(0, 4)).toEqual(['ID', 'Kind', 'Code', 'Name'])
})

it('a user can choose the row of the headings, and sees the first rows for it (ENT-01)', async () => {
  const file = 'Yard list,,\nprinted,by,system\nStock,Make,Model\nA1,Kia,Rio\n'
  const { headings, top } = await parseRecords(Buffer.from(file), { headingsRow: 2 })
  expect(headings).toEqual(['printed', 'by', 'system'])
  expect(top).toEqual({
    headingsRow: 2,
    rows: ['Yard list', 'printed, by, system', 'Stock, Make, Model', 'A1, Kia, Rio'].map((text, index) => ({ row: index + 1, text })),
  })
  expect((await parseRecords(Buffer.from('[{"make":"Kia"}]'))).top).toBeUndefined()
})
