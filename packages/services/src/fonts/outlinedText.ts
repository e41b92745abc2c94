import type { OpenFont } from './openFont'

/** A line of text as outlines: drawing it needs no font, and it looks the same on every machine. */
export interface OutlinedText {
  /** SVG path, relative to the baseline. */
  readonly svg: string
  readonly width: number
}

interface Run {
  readonly font: OpenFont
  text: string
}

/** Splits a text into runs, each with the first font that has its glyphs. */
const splitIntoRuns = (text: string, fonts: readonly OpenFont[]): Run[] => {
  const runs: Run[] = []
  const [fallback] = fonts
  for (const letter of text) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 32)) ?? fallback
    if (!font) continue
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** Sets a line of text at `size` pixels; `tracking` in em. */
export const outlinedText = (text: string, fonts: readonly OpenFont[], size: number, tracking = 0): OutlinedText => {
  let x = 0
  const paths: string[] = []
  for (const { font, text: piece } of splitIntoRuns(text, fonts)) {
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(piece)
    for (const [index, glyph] of glyphs.entries()) {
      const path = glyph.path.toSVG()
      if (path) paths.push(`<path transform="translate(${x.toFixed(2)} 0) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${path}"/>`)
      x += (positions[index]?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size
    }
  }
  return { svg: paths.join(''), width: Math.max(0, x - tracking * size) }
}
