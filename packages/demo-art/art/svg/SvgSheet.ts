import type { Point } from '../geometry/Camera'

export interface Stop {
  at: number
  colour: string
  opacity?: number
}
export type Attributes = Record<string, string | number | undefined>

const print = (n: number) => String(Math.round(n * 100) / 100).replace(/^(-?)0\./, '$1.')

/** Collects definitions and shapes of one picture; ids carry a prefix so that two pictures can be inlined in one page. */
export class SvgSheet {
  private readonly definitions: string[] = []
  private shapes: string[] = []
  private readonly known = new Map<string, string>()

  constructor(
    private readonly prefix: string,
    readonly width = 1200,
    readonly height = 800,
  ) {}

  add(markup: string): void {
    this.shapes.push(markup)
  }

  path(d: string, attributes: Attributes): void {
    this.add(`<path d="${d}"${attributesOf(attributes)}/>`)
  }

  group(attributes: Attributes, draw: () => void): void {
    this.add(`<g${attributesOf(attributes)}>`)
    draw()
    this.add('</g>')
  }

  /** Runs `draw` and returns its markup instead of adding it: for layers whose clip is only known afterwards. */
  capture(draw: () => void): string {
    const outer = this.shapes
    this.shapes = []
    draw()
    const markup = this.shapes.join('')
    this.shapes = outer
    return markup
  }

  /** Linear gradient between two picture points (or, with numbers in [0,1] and `box`, of the shape's own box). */
  linear(from: Point, to: Point, stops: readonly Stop[], box = false): string {
    const units = box ? '' : ' gradientUnits="userSpaceOnUse"'
    // A gradient along x alone needs no y.
    const ys = from[1] === to[1] && !box ? '' : ` y1="${print(from[1])}" y2="${print(to[1])}"`
    return this.define('linearGradient', `x1="${print(from[0])}" x2="${print(to[0])}"${ys}${units}`, stops.map(stopMarkup).join(''))
  }

  radial(centre: Point, radius: number, stops: readonly Stop[], box = false): string {
    const units = box ? '' : ' gradientUnits="userSpaceOnUse"'
    return this.define(
      'radialGradient',
      `cx="${print(centre[0])}" cy="${print(centre[1])}" r="${print(radius)}"${units}`,
      stops.map(stopMarkup).join(''),
    )
  }

  clip(...paths: string[]): string {
    return this.define('clipPath', '', paths.map((d) => `<path d="${d}"/>`).join(''))
  }

  /** Soft edges. sRGB spares librsvg two conversions of every pixel, and keeps dark shadows neutral. */
  blur(deviation: number, region = 'x="-20%" y="-20%" width="140%" height="140%"'): string {
    return this.define('filter', `${region} color-interpolation-filters="sRGB"`, `<feGaussianBlur stdDeviation="${deviation}"/>`)
  }

  toString(): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}">` +
      `${this.inside()}</svg>`
    )
  }

  /** SVG of everything drawn so far, without the outer element, for insertion into another sheet. */
  inside(): string {
    return `<defs>${this.definitions.join('')}</defs>${this.shapes.join('')}`
  }

  private define(tag: string, attributes: string, content: string): string {
    const key = tag + attributes + content
    const existing = this.known.get(key)
    if (existing) return existing
    const id = `${this.prefix}${this.known.size.toString(36)}`
    this.definitions.push(`<${tag} id="${id}" ${attributes}>${content}</${tag}>`)
    this.known.set(key, `url(#${id})`)
    return `url(#${id})`
  }
}

function stopMarkup({ at, colour, opacity }: Stop): string {
  return `<stop${at === 0 ? '' : ` offset="${print(at)}"`} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${print(opacity)}"`}/>`
}

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? print(value) : value}"`)
    .join('')
}
