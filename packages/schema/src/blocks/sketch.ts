/** A shape of a sketch, in units of its 100 × 62 box. `fill` is the text colour or the editor's accent; a `ring` is an outline. */
export type SketchShape =
  | {
      readonly shape: 'rect'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly radius: number
      readonly fill: 'text' | 'accent'
      readonly opacity: number
    }
  | {
      readonly shape: 'circle' | 'ring'
      readonly x: number
      readonly y: number
      readonly radius: number
      readonly fill: 'text' | 'accent'
      readonly opacity: number
    }

export const line = (x: number, y: number, width: number, opacity = 0.35, height = 3): SketchShape => ({
  shape: 'rect',
  x,
  y,
  width,
  height,
  radius: 1.5,
  fill: 'text',
  opacity,
})

export const box = (x: number, y: number, width: number, height: number, opacity = 0.16): SketchShape => ({
  shape: 'rect',
  x,
  y,
  width,
  height,
  radius: 2.5,
  fill: 'text',
  opacity,
})

export const button = (x: number, y: number, width = 16): SketchShape => ({
  shape: 'rect',
  x,
  y,
  width,
  height: 6,
  radius: 2,
  fill: 'accent',
  opacity: 1,
})

/** A full-width coloured band. */
export const band = (y: number, height: number): SketchShape => ({
  shape: 'rect',
  x: 0,
  y,
  width: 100,
  height,
  radius: 0,
  fill: 'accent',
  opacity: 0.75,
})

export const dot = (x: number, y: number, radius: number, opacity = 1): SketchShape => ({
  shape: 'circle',
  x,
  y,
  radius,
  fill: 'accent',
  opacity,
})

export const head = (x: number, y: number, radius: number): SketchShape => ({
  shape: 'circle',
  x,
  y,
  radius,
  fill: 'text',
  opacity: 0.24,
})

export const ring = (x: number, y: number, radius: number): SketchShape => ({ shape: 'ring', x, y, radius, fill: 'accent', opacity: 1 })

/** The heading line of a block. */
export const headline = line(8, 9, 34, 0.7, 4)

export const columns = (count: number, draw: (x: number, width: number) => readonly SketchShape[]): readonly SketchShape[] => {
  const width = (84 - (count - 1) * 5) / count
  return Array.from({ length: count }, (_, index) => draw(8 + index * (width + 5), width)).flat()
}
