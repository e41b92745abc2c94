import { type NumberFormat, numberFormat } from './formatNumber'
import { parsePart } from './parsePart'

/** The look of a cell. */
export interface CellStyle {
  /** Null for “General”. */
  readonly format: NumberFormat | null
  /** Its background; null for none or white. */
  readonly background: string | null
  readonly isStruck: boolean
}

/** Maximum styles of a workbook; Excel has the same limit. */
const mostStyles = 65_490

const plainBackground = /^(?:#ffffff|colour (?:9|64|65)|theme colour 0)$/

/** A colour of a workbook as text, such as “#ffff00”; null if it is white. */
const colourOf = ({ rgb, theme, tint, indexed }: Readonly<Record<string, string>>): string | null => {
  const name =
    rgb !== undefined
      ? `#${rgb.slice(-6).toLowerCase()}`
      : theme !== undefined
        ? `theme colour ${theme}${tint === undefined || Number(tint) === 0 ? '' : ` ${Math.round(Number(tint) * 100)}%`}`
        : indexed !== undefined
          ? `colour ${indexed}`
          : null
  return name === null || plainBackground.test(name) ? null : name
}

const isOn = (value: string | undefined): boolean => value !== '0' && value !== 'false'

/** Reads the styles of cells, by their numbers. Rejects with a `FeedFault`. */
export const parseStyles = async (bytes: Buffer | null): Promise<readonly CellStyle[]> => {
  const codes = new Map<number, string>()
  const [struckFonts, backgrounds]: [boolean[], (string | null)[]] = [[], []]
  const styles: CellStyle[] = []
  const formats = new Map<number, NumberFormat | null>()
  const formatOf = (id: number): NumberFormat | null => {
    const known = formats.get(id)
    if (known !== undefined) return known
    const format = numberFormat(id, codes)
    formats.set(id, format)
    return format
  }
  let [group, isPattern] = ['', false]
  const put = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (group === 'numFmts' && name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
    else if (group === 'fonts' && name === 'font') struckFonts.push(false)
    else if (group === 'fonts' && name === 'strike') struckFonts[struckFonts.length - 1] = isOn(attributes.val)
    else if (group === 'fills' && name === 'fill') backgrounds.push(null)
    else if (group === 'fills' && name === 'patternFill') isPattern = !['none', 'gray125', undefined].includes(attributes.patternType)
    else if (group === 'fills' && name === 'fgColor' && isPattern) backgrounds[backgrounds.length - 1] = colourOf(attributes)
    else if (group === 'cellXfs' && name === 'xf' && styles.length < mostStyles)
      styles.push({
        format: formatOf(Number(attributes.numFmtId ?? 0)),
        background: backgrounds[Number(attributes.fillId ?? 0)] ?? null,
        isStruck: struckFonts[Number(attributes.fontId ?? 0)] ?? false,
      })
  }
  if (bytes === null) return styles
  const groups = new Set(['numFmts', 'fonts', 'fills', 'cellXfs', 'cellStyleXfs', 'dxfs', 'borders', 'cellStyles'])
  await parsePart(bytes, {
    open(name, attributes) {
      if (groups.has(name)) group = name
      else put(name, attributes)
    },
    close(name) {
      if (name === group) group = ''
    },
  })
  return styles
}
