/** What of a picture stays in sight when it is cut: percent of its width and height, from the top left. */
export interface PictureFocus {
  readonly x: number
  readonly y: number
}

const middle: PictureFocus = { x: 50, y: 50 }
const pattern = /#(\d{1,3}),(\d{1,3})$/

/** A picture's source without its point of focus, and that point: 'images/yard.webp#30,70' keeps what is 30 % from the left and 70 % from the top. */
export const pictureFocus = (source: string): { readonly file: string; readonly focus: PictureFocus | null } => {
  // Most have none, and every picture of a list is asked about.
  if (!source.includes('#')) return { file: source, focus: null }
  const [mark, x, y] = pattern.exec(source) ?? []
  if (mark === undefined || Number(x) > 100 || Number(y) > 100) return { file: source, focus: null }
  return { file: source.slice(0, -mark.length), focus: { x: Number(x), y: Number(y) } }
}

/** A source with another point of focus; the middle needs none, as it is where pictures are cut around anyway. */
export const withFocus = (source: string, { x, y }: PictureFocus): string => {
  const { file } = pictureFocus(source)
  const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part)))
  return percent(x) === middle.x && percent(y) === middle.y ? file : `${file}#${percent(x)},${percent(y)}`
}
