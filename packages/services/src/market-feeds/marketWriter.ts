import { csvCell } from '@forecourt/rules/text/csvText'
import { xmlText } from '@forecourt/rules/text/xmlText'
import type { MarketColumn, MarketDialect, MarketFormat, MarketValue } from './MarketFormat'

/** Serialiser of a layout: header, car, separator, footer. */
interface Writer {
  readonly contentType: string
  readonly begin: (columns: readonly MarketColumn[]) => string
  readonly row: (columns: readonly MarketColumn[], values: readonly MarketValue[]) => string
  readonly between: string
  readonly end: string
}

const isList = (value: MarketValue): value is readonly string[] => Array.isArray(value)

/** Joins list items with the delimiter of dealers' systems by default. */
const flatValue = (value: MarketValue, between = ';'): string | number | null => {
  if (isList(value)) return value.map((each) => each.replaceAll(between, between === ',' ? ' ' : ',')).join(between)
  return typeof value === 'boolean' ? String(value) : value
}

const element = (name: string, value: MarketValue): string => {
  if (value === null) return ''
  if (isList(value)) return `<${name}>${value.map((each) => `<item>${xmlText(each)}</item>`).join('')}</${name}>`
  return `<${name}>${xmlText(String(value))}</${name}>`
}

/** Replaces tabs and line breaks, which this layout can't hold. */
const tabbed = (value: MarketValue): string => csvCell(typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : flatValue(value))

const writers: { readonly [Layout in MarketFormat['layout']]: Writer } = {
  csv: {
    contentType: 'text/csv; charset=utf-8',
    begin: (columns) => `${columns.map(({ name }) => csvCell(name)).join(',')}\r\n`,
    row: (_columns, values) => `${values.map((value) => csvCell(flatValue(value))).join(',')}\r\n`,
    between: '',
    end: '',
  },
  tsv: {
    contentType: 'text/tab-separated-values; charset=utf-8',
    begin: (columns) => `${columns.map(({ name }) => name).join('\t')}\n`,
    row: (_columns, values) => `${values.map(tabbed).join('\t')}\n`,
    between: '',
    end: '',
  },
  json: {
    contentType: 'application/json; charset=utf-8',
    begin: () => '[\n',
    row: (columns, values) => JSON.stringify(Object.fromEntries(columns.map(({ name }, index) => [name, values[index] ?? null]))),
    between: ',\n',
    end: '\n]\n',
  },
  xml: {
    contentType: 'application/xml; charset=utf-8',
    begin: () => '<?xml version="1.0" encoding="UTF-8"?>\n<listings>\n',
    row: (columns, values) => `<listing>${columns.map(({ name }, index) => element(name, values[index] ?? null)).join('')}</listing>\n`,
    between: '',
    end: '</listings>\n',
  },
}

const createWriter = (layout: 'csv' | 'tsv' | 'xml' | 'json', dialect: MarketDialect): Writer => {
  const { separator, headings, between, root, item } = dialect
  const end = dialect.lineEnd === 'crlf' ? '\r\n' : '\n'
  if (layout === 'json') return writers.json
  if (layout === 'xml')
    return {
      ...writers.xml,
      begin: () => `<?xml version="1.0" encoding="UTF-8"?>${end}<${root}>${end}`,
      row: (columns, values) =>
        `<${item}>${columns.map(({ name }, index) => element(name, values[index] ?? null)).join('')}</${item}>${end}`,
      end: `</${root}>${end}`,
    }
  const cell = (value: MarketValue) => {
    const text = flatValue(value, between)
    // Tab-separated files have no quoting, so tabs and line breaks are replaced.
    return csvCell(separator === '\t' && typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : text, separator)
  }
  return {
    ...writers[layout],
    begin: (columns) => (headings ? `${columns.map(({ name }) => csvCell(name, separator)).join(separator)}${end}` : ''),
    row: (_columns, values) => `${values.map(cell).join(separator)}${end}`,
  }
}

/** Creates the serialiser of a format. */
export const marketWriter = ({ layout, dialect }: Pick<MarketFormat, 'layout' | 'dialect'>): Writer =>
  dialect ? createWriter(layout, dialect) : writers[layout]
