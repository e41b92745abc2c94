/** The focal point of a cropped picture: percent of width and height, from the top left. */
export interface PictureFocus {
  readonly x: number
  readonly y: number
}

const middle: PictureFocus = { x: 50, y: 50 }
const pattern = /#(\d{1,3}),(\d{1,3})$/

/**
 * Splits a picture's source into file and focal point: 'images/yard.webp#30,70' has its focus at 30 % from the left and 70 % from the top.
 */
export const pictureFocus = (source: string): { readonly file: string; readonly focus: PictureFocus | null } => {
  // Most have none, and this runs for every picture of a list.
  if (!source.includes('#')) return { file: source, focus: null }
  const [mark, x, y] = pattern.exec(source) ?? []
  if (mark === undefined || Number(x) > 100 || Number(y) > 100) return { file: source, focus: null }
  return { file: source.slice(0, -mark.length), focus: { x: Number(x), y: Number(y) } }
}

/** A source with another focal point; the centre is the default and is omitted. */
export const withFocus = (source: string, { x, y }: PictureFocus): string => {
  const { file } = pictureFocus(source)
  const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part)))
  return percent(x) === middle.x && percent(y) === middle.y ? file : `${file}#${percent(x)},${percent(y)}`
}
