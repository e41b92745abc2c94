import { seededRandom } from '../seededRandom'
import type { BikeMeasures, BikeScene } from '../views/bikeView'
import { paintBikeShadow, paintBikeWheel, paintFlat, paintLamp, paintRound, paintSlab, paintTube } from '../views/bikeView'

export const cruiserBike: BikeMeasures = { nose: -0.36, tail: 1.98, top: 1.18, wheelbase: 1.62, seat: 0.7, wheel: 0.34 }
const chrome = ['#9aa2a9', '#f4f6f7'] as const
const blackened = ['#24282c', '#757d85'] as const
const metalOf = ({ art }: BikeScene) => (art.bike?.isBlack ? blackened : chrome)

type Outline = Parameters<typeof paintSlab>[1]

const saddle: Outline = [
  [1.02, 0.66],
  [1.16, 0.62],
  [1.38, 0.62],
  [1.5, 0.66],
  [1.78, 0.72],
  [1.8, 0.78],
  [1.56, 0.76],
  [1.42, 0.74],
  [1.2, 0.7],
  [1.08, 0.76],
]
const saddleForOne: Outline = [
  [1.04, 0.66],
  [1.18, 0.63],
  [1.36, 0.64],
  [1.44, 0.7],
  [1.46, 0.76],
  [1.36, 0.73],
  [1.2, 0.7],
  [1.1, 0.74],
]
const guard: Outline = [
  [1.28, 0.62],
  [1.42, 0.7],
  [1.66, 0.73],
  [1.86, 0.66],
  [1.97, 0.5],
  [2.0, 0.38],
  [1.95, 0.38],
  [1.9, 0.5],
  [1.78, 0.62],
  [1.6, 0.66],
  [1.42, 0.62],
]
const bobbedGuard: Outline = [
  [1.34, 0.62],
  [1.46, 0.71],
  [1.66, 0.74],
  [1.82, 0.7],
  [1.88, 0.64],
  [1.84, 0.62],
  [1.74, 0.67],
  [1.6, 0.68],
  [1.46, 0.63],
]
const deepGuard: Outline = [
  [1.28, 0.6],
  [1.42, 0.7],
  [1.66, 0.74],
  [1.88, 0.67],
  [2.0, 0.5],
  [2.04, 0.3],
  [1.97, 0.26],
  [1.86, 0.44],
  [1.74, 0.54],
  [1.56, 0.58],
  [1.4, 0.52],
]
const frontGuard: Outline = [
  [-0.22, 0.62],
  [-0.04, 0.71],
  [0.16, 0.68],
  [0.32, 0.54],
  [0.36, 0.4],
  [0.31, 0.42],
  [0.25, 0.52],
  [0.12, 0.62],
  [-0.04, 0.66],
]
const deepFrontGuard: Outline = [
  [-0.32, 0.5],
  [-0.2, 0.66],
  [-0.02, 0.73],
  [0.18, 0.69],
  [0.35, 0.54],
  [0.42, 0.3],
  [0.34, 0.3],
  [0.24, 0.46],
  [0.1, 0.55],
  [-0.06, 0.57],
  [-0.2, 0.52],
  [-0.27, 0.44],
]

/** A long cruiser: raked fork, V-twin, teardrop tank, low seat, two pipes along the right of the picture. */
export function paintCruiserBike(scene: BikeScene): void {
  const { art, camera } = scene
  const paint = art.colour
  const { engine = 'vee', isSolo = false, isBlack = seededRandom(art.seed, 'engine').chance(0.4) } = art.bike ?? {}
  const metal = metalOf(scene)
  const fromRear = camera.forward[0] < -0.1
  paintBikeShadow(scene, -0.34, 1.95, [
    { x: 0, width: 0.15 },
    { x: 1.62, width: 0.2 },
  ])
  if (fromRear) paintFork(scene, paint)
  else paintRear(scene, paint)
  paintTube(
    scene,
    [
      [0.5, 0, 0.86],
      [0.56, 0.0, 0.34],
      [1.2, 0, 0.3],
      [1.34, 0, 0.6],
      [0.56, 0, 0.9],
    ],
    0.05,
    '#1d2024',
    '#4c535a',
  )
  paintEngine(scene, isBlack, engine === 'parallel')
  if (fromRear) paintRear(scene, paint)
  paintSlab(scene, isSolo ? saddleForOne : saddle, 0.14, '#1a1c1f')
  paintSlab(
    scene,
    [
      [0.46, 0.84],
      [0.5, 0.93],
      [0.66, 0.98],
      [0.86, 0.94],
      [1.06, 0.82],
      [1.1, 0.75],
      [0.9, 0.74],
      [0.6, 0.76],
    ],
    0.15,
    paint,
    { gloss: true },
  )
  paintFlat(
    scene,
    [
      [0.56, 0.86],
      [0.7, 0.91],
      [0.9, 0.86],
      [0.98, 0.8],
      [0.8, 0.8],
      [0.64, 0.81],
    ],
    0.153,
    { fill: 'none', stroke: '#f0e7d2', 'stroke-width': 2.5, opacity: 0.8 },
  )
  paintFlat(
    scene,
    [
      [0.56, 0.93],
      [0.68, 0.955],
      [0.84, 0.92],
    ],
    0.153,
    { fill: 'none', stroke: '#fff', 'stroke-width': 4, opacity: 0.5, 'stroke-linecap': 'round' },
    false,
  )
  paintRound(scene, [0.72, 0.02, 0.985], 0.05, metal[0])
  for (const drop of [0, 0.09])
    paintTube(
      scene,
      [
        [0.74 - drop, 0.17, 0.52 - drop],
        [0.82, 0.2, 0.33 - drop],
        [1.05, 0.21, 0.3 - drop * 0.9],
        [1.86, 0.21, 0.3 - drop * 0.9],
      ],
      0.07,
      ...metal,
    )
  paintSlab(
    scene,
    [
      [1.14, 0.6],
      [1.34, 0.6],
      [1.36, 0.46],
      [1.18, 0.44],
    ],
    0.17,
    paint,
    { gloss: true },
  )
  paintTube(
    scene,
    [
      [0.5, 0.14, 0.28],
      [0.42, 0.3, 0.28],
    ],
    0.05,
    '#1d2024',
    '#c9cfd4',
  )
  if (!fromRear) paintFork(scene, paint)
}

function paintEngine(scene: BikeScene, black: boolean, isParallel: boolean): void {
  const metal = black ? '#33383d' : '#a3aab1'
  paintSlab(
    scene,
    [
      [0.62, 0.26],
      [1.1, 0.24],
      [1.16, 0.42],
      [1.0, 0.48],
      [0.66, 0.48],
      [0.58, 0.36],
    ],
    0.15,
    metal,
    { gloss: true },
  )
  const cylinder = (x: number, lean: number) => {
    paintSlab(
      scene,
      [
        [x - 0.1, 0.44],
        [x + 0.1, 0.44],
        [x + 0.1 + lean, 0.72],
        [x - 0.1 + lean, 0.72],
      ],
      0.1,
      metal,
    )
    for (const t of [0.1, 0.28, 0.46, 0.64, 0.82])
      paintFlat(
        scene,
        [
          [x - 0.115 + lean * t, 0.44 + 0.28 * t],
          [x + 0.115 + lean * t, 0.44 + 0.28 * t],
        ],
        0.105,
        { fill: 'none', stroke: '#15181b', 'stroke-width': 3.2, opacity: 0.75 },
        false,
      )
    paintSlab(
      scene,
      [
        [x - 0.1 + lean, 0.7],
        [x + 0.1 + lean, 0.7],
        [x + 0.08 + lean * 1.2, 0.78],
        [x - 0.08 + lean * 1.2, 0.78],
      ],
      0.11,
      '#c3c9ce',
      { gloss: true },
    )
  }
  if (isParallel) {
    cylinder(0.8, -0.02)
    cylinder(0.97, -0.02)
  } else {
    cylinder(0.76, -0.06)
    cylinder(0.98, 0.07)
  }
  paintRound(scene, [0.86, 0.17, 0.56], 0.085, '#c9cfd4')
  paintRound(scene, [0.86, 0.175, 0.56], 0.05, '#7d858c')
  paintRound(scene, [0.98, 0.16, 0.36], 0.11, '#b5bcc2')
  paintRound(scene, [0.98, 0.165, 0.36], 0.08, '#868e95')
}

function paintRear(scene: BikeScene, paint: string): void {
  const { wheels = 'laced', isSolo = false, isDeep = false } = scene.art.bike ?? {}
  paintBikeWheel(scene, 1.62, 0.33, 0.2, wheels)
  paintTube(
    scene,
    [
      [1.1, 0.12, 0.36],
      [1.62, 0.14, 0.33],
    ],
    0.06,
    '#24282c',
  )
  paintTube(
    scene,
    [
      [1.3, 0.16, 0.64],
      [1.58, 0.16, 0.38],
    ],
    0.07,
    ...metalOf(scene),
  )
  paintSlab(scene, isSolo ? bobbedGuard : isDeep ? deepGuard : guard, 0.11, paint, { gloss: true })
  paintRound(scene, isSolo ? [1.86, 0.02, 0.7] : [1.94, 0.02, 0.6], 0.045, '#b9242c')
}

function paintFork(scene: BikeScene, paint: string): void {
  const { wheels = 'laced', isDeep = false, isFat = false, bars = 'swept', lamp = 'nacelle' } = scene.art.bike ?? {}
  const metal = metalOf(scene)
  const leg = (y: number) =>
    paintTube(
      scene,
      [
        [0.5, y, 0.98],
        [0, y, 0.33],
      ],
      0.062,
      ...metal,
    )
  leg(-0.11)
  paintBikeWheel(scene, 0, isFat ? 0.325 : 0.345, isFat ? 0.17 : 0.12, wheels)
  paintSlab(scene, isDeep ? deepFrontGuard : frontGuard, 0.085, paint, { gloss: true })
  leg(0.11)
  paintRound(scene, [0, 0.13, 0.34], 0.04, '#d5dade')
  for (const side of [-1, 1] as const)
    paintTube(
      scene,
      bars === 'drag'
        ? [
            [0.47, side * 0.1, 0.99],
            [0.5, side * 0.14, 1.06],
            [0.56, side * 0.42, 1.05],
          ]
        : [
            [0.46, side * 0.14, 1.0],
            [0.5, side * 0.36, 1.12],
            [0.68, side * 0.42, 1.06],
          ],
      0.04,
      ...metal,
    )
  paintTube(
    scene,
    bars === 'drag'
      ? [
          [0.54, 0.33, 1.05],
          [0.57, 0.45, 1.045],
        ]
      : [
          [0.58, 0.4, 1.09],
          [0.7, 0.43, 1.05],
        ],
    0.055,
    '#17191c',
    '#4a5057',
  )
  if (lamp === 'nacelle') {
    paintSlab(
      scene,
      [
        [0.28, 0.95],
        [0.34, 1.02],
        [0.46, 1.0],
        [0.48, 0.9],
        [0.42, 0.84],
        [0.3, 0.85],
      ],
      0.09,
      '#b9c0c6',
      { gloss: true },
    )
    paintLamp(scene, [0.29, 0, 0.93], 0.095)
  } else {
    paintSlab(
      scene,
      [
        [0.3, 0.96],
        [0.4, 0.96],
        [0.44, 0.9],
        [0.4, 0.82],
        [0.3, 0.82],
      ],
      0.08,
      '#1b1e22',
      { gloss: true },
    )
    paintLamp(scene, [0.3, 0, 0.89], 0.08)
  }
  paintTube(
    scene,
    [
      [0.5, 0.34, 1.11],
      [0.4, 0.3, 1.2],
    ],
    0.02,
    ...metal,
  )
  paintRound(scene, [0.4, 0.3, 1.2], 0.05, '#2a2e33')
}
