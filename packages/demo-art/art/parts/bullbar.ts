import type { Scene } from '../views/Scene'
import { paintBar } from './bar'

/** A steel bull bar: heavy channel, centre hoop, headlamp loops. Sits a hand's width ahead of the nose. */
export function paintBullbar({ sheet, camera, model }: Scene): void {
  const x = model.shape.nose - 0.1
  const steel = ['#2a2e33', '#9aa2aa'] as const
  const w = model.shape.halfWidth - 0.04
  const loop = (hand: 1 | -1) =>
    [
      [x + 0.02, hand * 0.46, 0.6],
      [x + 0.04, hand * 0.48, 0.98],
      [x + 0.16, hand * (w - 0.06), 0.94],
      [x + 0.24, hand * w, 0.62],
    ] as const
  paintBar(sheet, camera, loop(-1), 0.05, ...steel)
  paintBar(
    sheet,
    camera,
    [
      [x + 0.3, -w, 0.52],
      [x + 0.06, -0.6, 0.56],
      [x, 0, 0.56],
      [x + 0.06, 0.6, 0.56],
      [x + 0.3, w, 0.52],
    ],
    0.17,
    ...steel,
  )
  paintBar(
    sheet,
    camera,
    [
      [x, -0.4, 0.6],
      [x + 0.05, -0.36, 1.06],
      [x + 0.05, 0.36, 1.06],
      [x, 0.4, 0.6],
    ],
    0.06,
    ...steel,
  )
  paintBar(
    sheet,
    camera,
    [
      [x + 0.02, -0.39, 0.84],
      [x + 0.02, 0.39, 0.84],
    ],
    0.045,
    ...steel,
  )
  paintBar(sheet, camera, loop(1), 0.05, ...steel)
}
