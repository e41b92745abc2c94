import { project, scaleAt } from '../geometry/Camera'
import type { Scene } from '../views/Scene'
import { paintBar } from './bar'

/** The A-frame ahead of a trailer: two rails to the coupling, a jockey wheel, two gas bottles, a chequer-plate box. */
export function paintDrawbar({ sheet, camera, model }: Scene, gas: boolean): void {
  const nose = model.shape.nose
  const tip = nose - 1.25
  const z = 0.46
  paintBar(
    sheet,
    camera,
    [
      [nose + 0.4, -0.55, z],
      [tip, 0, z],
    ],
    0.09,
  )
  const bottle = (y: number) => {
    const [x, low] = project(camera, [nose - 0.28, y, z + 0.06])
    const px = scaleAt(camera, [nose - 0.28, y, z])
    const [w, h] = [px * 0.15, px * 0.52]
    sheet.add(
      `<rect x="${(x - w).toFixed(1)}" y="${(low - h).toFixed(1)}" width="${(w * 2).toFixed(1)}" height="${h.toFixed(1)}" rx="${(w * 0.8).toFixed(1)}" fill="${sheet.linear(
        [x - w, 0],
        [x + w, 0],
        [
          { at: 0, colour: '#8d949a' },
          { at: 0.35, colour: '#eef1f3' },
          { at: 1, colour: '#7d848b' },
        ],
      )}" stroke="#4c535a" stroke-width="1"/><rect x="${(x - w * 0.4).toFixed(1)}" y="${(low - h * 1.1).toFixed(1)}" width="${(w * 0.8).toFixed(1)}" height="${(h * 0.12).toFixed(1)}" fill="#5b6269"/>`,
    )
  }
  if (gas) for (const y of [-0.2, 0.18]) bottle(y)
  paintBar(
    sheet,
    camera,
    [
      [nose + 0.4, 0.55, z],
      [tip, 0, z],
    ],
    0.09,
  )
  paintBar(
    sheet,
    camera,
    [
      [tip + 0.1, 0, z + 0.02],
      [tip - 0.18, 0, z + 0.04],
    ],
    0.11,
    '#3a4047',
  )
  paintBar(
    sheet,
    camera,
    [
      [tip + 0.42, 0.16, z + 0.45],
      [tip + 0.42, 0.16, 0.2],
    ],
    0.055,
    '#8d959c',
    '#dfe4e8',
  )
  const [x, y] = project(camera, [tip + 0.42, 0.16, 0.11])
  const r = scaleAt(camera, [tip, 0, 0]) * 0.11
  sheet.add(
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(r * 0.85).toFixed(1)}" ry="${r.toFixed(1)}" fill="#17191c"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * 0.4).toFixed(1)}" fill="#9aa2a9"/>`,
  )
}
