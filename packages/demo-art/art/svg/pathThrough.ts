import type { Point } from '../geometry/Camera'
import { simplify } from '../geometry/simplify'

/**
 * Straight-sided path through a densely sampled curve, in relative steps: compact to write, smooth to look at.
 * `grain` is the rounding in pixels: coarse (1) is enough for what is blurred afterwards.
 */
export function pathThrough(points: readonly Point[], closed = true, grain = 0.1): string {
  const per = Math.round(1 / grain)
  const step = (n: number) => Math.round(n * per)
  const print = (steps: number) => String(steps / per).replace(/^(-?)0\./, '$1.')
  let x = 0
  let y = 0
  let d = ''
  simplify(points, grain === 1 ? 0.5 : 0.16).forEach((point, i) => {
    const px = step(point[0])
    const py = step(point[1])
    if (i === 0) d += `M${print(px)} ${print(py)}l`
    else if (px !== x || py !== y) {
      const dx = print(px - x)
      const dy = print(py - y)
      d += `${d.endsWith('l') || dx.startsWith('-') ? '' : ' '}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`
    }
    x = px
    y = py
  })
  return closed ? `${d}z` : d
}
