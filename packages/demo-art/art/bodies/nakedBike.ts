import { tint } from '../paint'
import { type BikeScene, paintFlat, paintLamp, paintRound, paintSlab, paintTube } from '../views/bikeView'

/** Visible parts of a sports bike without panels: cylinders and pipes behind a radiator, or a battery with its ribs. */
export function paintBareEngine(scene: BikeScene): void {
  const { engine = 'inline', isBlack = true } = scene.art.bike ?? {}
  if (engine === 'electric') {
    paintBattery(scene)
    return
  }
  const metal = isBlack ? '#3a3f45' : '#8d949b'
  paintSlab(
    scene,
    [
      [0.26, 0.74],
      [0.34, 0.72],
      [0.36, 0.46],
      [0.28, 0.48],
    ],
    0.14,
    '#15181b',
  )
  paintSlab(
    scene,
    [
      [0.4, 0.66],
      [0.62, 0.7],
      [0.7, 0.48],
      [0.46, 0.42],
    ],
    0.17,
    metal,
    { gloss: true },
  )
  for (const step of [0, 1, 2, 3])
    paintFlat(
      scene,
      [
        [0.42 + step * 0.016, 0.62 - step * 0.052],
        [0.63 + step * 0.016, 0.66 - step * 0.052],
      ],
      0.172,
      { fill: 'none', stroke: '#15181b', 'stroke-width': 3, opacity: 0.7 },
      false,
    )
  paintSlab(
    scene,
    [
      [0.44, 0.48],
      [0.98, 0.5],
      [1.02, 0.34],
      [0.86, 0.24],
      [0.5, 0.24],
      [0.42, 0.34],
    ],
    0.16,
    tint(metal, -0.25),
    { gloss: true },
  )
  paintRound(scene, [0.86, 0.18, 0.38], 0.1, tint(metal, 0.2))
  paintRound(scene, [0.86, 0.185, 0.38], 0.07, tint(metal, -0.3))
  paintRound(scene, [0.6, 0.18, 0.35], 0.07, tint(metal, 0.05))
  for (const pipe of engine === 'inline' ? [0.15, 0.09, 0.03] : [0.15, 0.06])
    paintTube(
      scene,
      [
        [0.42, pipe, 0.56],
        [0.33, pipe + 0.02, 0.4],
        [0.42, pipe + 0.01, 0.25],
        [0.92, pipe, 0.22],
      ],
      0.045,
      '#6b6257',
      '#c9bba6',
    )
}

function paintBattery(scene: BikeScene): void {
  paintSlab(
    scene,
    [
      [0.32, 0.76],
      [0.6, 0.74],
      [0.9, 0.66],
      [0.94, 0.4],
      [0.84, 0.24],
      [0.46, 0.24],
      [0.34, 0.42],
    ],
    0.17,
    '#2b2f34',
    { gloss: true },
  )
  for (const x of [0.44, 0.52, 0.6, 0.68, 0.76])
    paintFlat(
      scene,
      [
        [x, 0.66],
        [x + 0.02, 0.3],
      ],
      0.172,
      { fill: 'none', stroke: '#5b636b', 'stroke-width': 5, opacity: 0.8, 'stroke-linecap': 'round' },
      false,
    )
  paintRound(scene, [0.98, 0.18, 0.42], 0.13, '#7b838b')
  paintRound(scene, [0.98, 0.185, 0.42], 0.09, '#3a4046')
}

/** The painted piece beside the radiator of a bike without panels. */
export function paintShroud(scene: BikeScene, paint: string): void {
  paintSlab(
    scene,
    [
      [0.28, 0.9],
      [0.46, 0.86],
      [0.64, 0.76],
      [0.52, 0.68],
      [0.4, 0.66],
      [0.28, 0.74],
    ],
    0.165,
    paint,
    { gloss: true },
  )
  paintFlat(
    scene,
    [
      [0.34, 0.8],
      [0.5, 0.77],
      [0.44, 0.71],
      [0.35, 0.73],
    ],
    0.167,
    { fill: '#101316', opacity: 0.85 },
  )
}

/** A lamp in front of a bar as wide as the rider's shoulders, with mirrors above it. */
export function paintBareFront(scene: BikeScene, paint: string): void {
  const lamp = scene.art.bike?.lamp ?? 'slim'
  const bar = (side: 1 | -1) => {
    paintTube(
      scene,
      [
        [0.28, side * 0.06, 0.97],
        [0.3, side * 0.16, 1.03],
        [0.38, side * 0.36, 1.02],
      ],
      0.032,
      '#17191c',
      '#6a717a',
    )
    paintTube(
      scene,
      [
        [0.35, side * 0.29, 1.025],
        [0.4, side * 0.4, 1.015],
      ],
      0.05,
      '#0f1114',
      '#4a5057',
    )
    paintTube(
      scene,
      [
        [0.35, side * 0.28, 1.04],
        [0.3, side * 0.34, 1.13],
      ],
      0.018,
      '#17191c',
      '#4a5057',
    )
    paintRound(scene, [0.3, side * 0.35, 1.14], 0.05, '#1b1e22')
  }
  bar(-1)
  paintSlab(
    scene,
    [
      [0.1, 1.0],
      [0.18, 1.06],
      [0.27, 1.02],
      [0.24, 0.95],
    ],
    0.07,
    '#17191c',
  )
  if (lamp === 'slim') {
    paintSlab(
      scene,
      [
        [-0.1, 0.82],
        [-0.05, 0.93],
        [0.08, 1.01],
        [0.24, 0.98],
        [0.28, 0.86],
        [0.12, 0.8],
        [0, 0.76],
      ],
      0.11,
      paint,
      { gloss: true },
    )
    paintFlat(
      scene,
      [
        [-0.09, 0.83],
        [-0.03, 0.88],
        [0.08, 0.87],
        [0, 0.81],
      ],
      0.112,
      { fill: '#e9f3fa', stroke: '#101316', 'stroke-width': 3 },
    )
    paintLamp(scene, [-0.1, 0, 0.83], 0.045)
  } else {
    paintSlab(
      scene,
      [
        [0.0, 0.96],
        [0.14, 0.97],
        [0.2, 0.88],
        [0.14, 0.79],
        [0.0, 0.79],
      ],
      lamp === 'twin' ? 0.13 : 0.09,
      '#1b1e22',
      { gloss: true },
    )
    if (lamp === 'twin') {
      paintLamp(scene, [0, -0.085, 0.875], 0.07)
      paintLamp(scene, [0, 0.085, 0.875], 0.07)
    } else paintLamp(scene, [0, 0, 0.875], 0.095)
  }
  bar(1)
}
