import type { BuildingKind } from '@forecourt/seeds/Scenario'
import { tint } from './paint'
import { carShapes } from './scenes/parkedCars'
import { caravanShapes, motorcycleShapes } from './scenes/parkedLeisure'
import { type SeededRandom, seededRandom } from './seededRandom'
import { SvgSheet } from './svg/SvgSheet'

export interface BuildingArt {
  seed: number
  /** The dealer's colour as `#rrggbb`: fascia, totem and flags. */
  accent: string
  kind: BuildingKind
  /** The vehicles in front of it. */
  stock?: 'car' | 'caravan' | 'motorcycle'
  /** Number of the house that a showroom has. */
  house?: number
}

/** A dealership's front for location pictures, 1200 × 800. Signs carry shapes, never words. */
export function drawBuilding({ seed, accent, kind, stock = 'car', house = 0 }: BuildingArt): string {
  const sheet = new SvgSheet(`b${kind[0]}${(seed >>> 0).toString(36)}-`)
  const random = seededRandom(seed, kind)
  paintSky(sheet, random)
  const park = parkers[stock]
  // If there are more locations than houses, the further ones are mirrored.
  sheet.group({ transform: house >= houses.length ? 'matrix(-1 0 0 1 1200 0)' : undefined }, () => {
    if (kind === 'showroom') houses[house % houses.length]?.(sheet, random, accent, park)
    else if (kind === 'service') paintService(sheet, random, accent)
    else paintYard(sheet, random, accent, park, stock)
  })
  return sheet.toString()
}

type Parker = typeof carShapes

const parkers: Record<NonNullable<BuildingArt['stock']>, Parker> = { car: carShapes, caravan: caravanShapes, motorcycle: motorcycleShapes }

type House = (sheet: SvgSheet, random: SeededRandom, accent: string, park: Parker) => void

const base = 560

function paintSky(sheet: SvgSheet, random: SeededRandom): void {
  const [high, low] = random.pick([
    ['#6fa9d8', '#e4f0f6'],
    ['#8cb3d3', '#f6ead8'],
    ['#7d9fc4', '#f2d9c4'],
  ] as const)
  sheet.add(
    `<rect width="1200" height="800" fill="${sheet.linear(
      [0, 0],
      [0, base],
      [
        { at: 0, colour: high },
        { at: 1, colour: low },
      ],
    )}"/>`,
  )
  const cloud = sheet.radial(
    [0.5, 0.5],
    0.5,
    [
      { at: 0, colour: '#fff', opacity: 0.8 },
      { at: 1, colour: '#fff', opacity: 0 },
    ],
    true,
  )
  for (let i = 0; i < 5; i++)
    sheet.add(
      `<ellipse cx="${random.between(0, 1200).toFixed(0)}" cy="${random.between(40, 260).toFixed(0)}" rx="${random.between(120, 300).toFixed(0)}" ry="36" fill="${cloud}"/>`,
    )
  let trees = `M0 ${base}`
  for (let x = 0; x <= 1200; x += 60)
    trees += `Q${x + 16} ${(base - random.between(80, 150)).toFixed(0)} ${x + 60} ${(base - random.between(50, 90)).toFixed(0)}`
  sheet.path(`${trees}V${base}z`, { fill: '#86a08a' })
  sheet.add(
    `<rect y="${base}" width="1200" height="240" fill="${sheet.linear(
      [0, base],
      [0, 800],
      [
        { at: 0, colour: '#b4b8ba' },
        { at: 0.2, colour: '#969b9f' },
        { at: 1, colour: '#787d82' },
      ],
    )}"/>`,
  )
  sheet.path('M0 700H1200', { stroke: '#eceae3', 'stroke-width': 6, opacity: 0.55 })
  sheet.add('<rect y="712" width="1200" height="16" fill="#c9cbc9"/><rect y="728" width="1200" height="72" fill="#5f656a"/>')
}

function paintShowroom(sheet: SvgSheet, random: SeededRandom, accent: string, park: Parker): void {
  const [left, right, top] = [150, random.between(960, 1040), random.between(250, 280)]
  sheet.add(`<rect x="${left}" y="${top}" width="${(right - left).toFixed(0)}" height="${base - top}" fill="#e9ecee"/>`)
  paintGlass(sheet, left + 18, top + 78, right - left - 36, base - top - 78, 8)
  for (let x = left + 60; x < right - 220; x += random.between(210, 250)) park(sheet, random, x, base - 4, 0.9, 0.85)
  paintSheen(sheet, left + 18, top + 78, right - left - 36, base - top - 78)
  sheet.add(
    `<rect x="${left - 26}" y="${top}" width="${(right - left + 52).toFixed(0)}" height="62" fill="${sheet.linear(
      [0, top],
      [0, top + 62],
      [
        { at: 0, colour: tint(accent, 0.2) },
        { at: 1, colour: tint(accent, -0.2) },
      ],
    )}"/>`,
  )
  sheet.add(`<rect x="${left - 26}" y="${top + 62}" width="${(right - left + 52).toFixed(0)}" height="10" fill="#20262c" opacity=".45"/>`)
  sheet.add(
    `<rect x="${left + 40}" y="${top + 20}" width="190" height="22" rx="11" fill="#fff" opacity=".92"/><circle cx="${left + 14}" cy="${top + 31}" r="14" fill="#fff" opacity=".92"/>`,
  )
  const door = left + (right - left) * 0.5
  sheet.add(
    `<rect x="${(door - 70).toFixed(0)}" y="${top + 40}" width="140" height="${base - top - 40}" fill="#f6f7f8"/><rect x="${(door - 56).toFixed(0)}" y="${top + 100}" width="112" height="${base - top - 100}" fill="#4d5d69"/><path d="M${door.toFixed(0)} ${top + 100}V${base}" stroke="#dfe4e8" stroke-width="5"/><path d="M${(door - 10).toFixed(0)} ${base - 90}v40M${(door + 10).toFixed(0)} ${base - 90}v40" stroke="#fff" stroke-width="4"/>`,
  )
  paintTotem(sheet, right + 70, accent)
  for (const x of [40, 330, 800]) park(sheet, random, x, 668, 1.35, 1)
}

/** A long low hall behind glass, with its roof reaching out over the forecourt. */
function paintPavilion(sheet: SvgSheet, random: SeededRandom, accent: string, park: Parker): void {
  sheet.add(`<rect x="120" y="330" width="900" height="${base - 330}" fill="#eef0f1"/>`)
  paintGlass(sheet, 140, 372, 640, base - 372, 7)
  for (const x of [170, 390, 590]) park(sheet, random, x, base - 4, 0.86, 0.85)
  paintSheen(sheet, 140, 372, 640, base - 372)
  sheet.add(
    `<path d="M60 322L150 282H1120V330H60z" fill="${tint(accent, -0.25)}"/><path d="M60 322H1120v14H60z" fill="#f7f8f9"/>` +
      `<rect x="800" y="356" width="210" height="${base - 356}" fill="${tint(accent, 0.08)}"/><rect x="836" y="392" width="138" height="26" rx="13" fill="#fff" opacity=".92"/><rect x="850" y="${base - 110}" width="110" height="110" fill="#4d5d69"/>` +
      `<path d="M90 336V${base}M470 336V${base}M1090 336V${base}" stroke="#c6ccd1" stroke-width="12"/>`,
  )
  for (const x of [20, 300, 640, 900]) park(sheet, random, x, 672, 1.3, 1)
}

/** A gabled hall with a glazed front. */
function paintGable(sheet: SvgSheet, random: SeededRandom, accent: string, park: Parker): void {
  sheet.add(
    `<path d="M170 ${base}V330L520 190L870 330V${base}z" fill="#f0efeb"/><path d="M130 342L520 182L910 342l-14 30L520 220L144 372z" fill="${tint(accent, -0.1)}"/>` +
      `<rect x="870" y="390" width="220" height="${base - 390}" fill="#dfe2e4"/><rect x="870" y="376" width="240" height="20" fill="${accent}"/><rect x="916" y="446" width="120" height="${base - 446}" fill="#8b959d"/>`,
  )
  paintGlass(sheet, 220, 366, 600, base - 366, 6)
  for (const x of [240, 430, 620]) park(sheet, random, x, base - 4, 0.85, 0.85)
  paintSheen(sheet, 220, 366, 600, base - 366)
  sheet.add(
    `<circle cx="520" cy="290" r="40" fill="${accent}"/><circle cx="520" cy="290" r="22" fill="none" stroke="#fff" stroke-width="8"/>`,
  )
  paintTotem(sheet, 60, accent)
  for (const x of [180, 520, 860]) park(sheet, random, x, 670, 1.35, 1)
}

/** Two storeys in town: offices over the showroom, and a tower with the dealer's sign. */
function paintTownHouse(sheet: SvgSheet, random: SeededRandom, accent: string, park: Parker): void {
  sheet.add(
    `<rect x="110" y="190" width="700" height="${base - 190}" fill="#e3e1dc"/><rect x="100" y="180" width="720" height="18" fill="#5b646c"/>`,
  )
  for (let x = 140; x < 780; x += 112)
    sheet.add(
      `<rect x="${x}" y="222" width="84" height="76" fill="#7d929f"/><path d="M${x + 8} 298L${x + 50} 222h20L${x + 30} 298z" fill="#fff" opacity=".25"/>`,
    )
  sheet.add(
    `<rect x="100" y="322" width="720" height="34" fill="${accent}"/><rect x="140" y="331" width="170" height="16" rx="8" fill="#fff" opacity=".92"/>`,
  )
  paintGlass(sheet, 130, 368, 660, base - 368, 6)
  for (const x of [150, 360, 570]) park(sheet, random, x, base - 4, 0.86, 0.85)
  paintSheen(sheet, 130, 368, 660, base - 368)
  sheet.add(
    `<rect x="820" y="130" width="180" height="${base - 130}" fill="${tint(accent, -0.3)}"/><circle cx="910" cy="220" r="46" fill="none" stroke="#fff" stroke-width="12"/><rect x="862" y="300" width="96" height="14" rx="7" fill="#fff" opacity=".8"/><rect x="864" y="${base - 120}" width="92" height="120" fill="#202a33"/>`,
  )
  for (const x of [30, 420, 760]) park(sheet, random, x, 672, 1.35, 1)
}

const houses: readonly House[] = [paintShowroom, paintPavilion, paintGable, paintTownHouse]

function paintYard(sheet: SvgSheet, random: SeededRandom, accent: string, park: Parker, stock: NonNullable<BuildingArt['stock']>): void {
  sheet.add(
    `<rect x="700" y="380" width="330" height="${base - 380}" fill="#e8e6e1"/><path d="M670 384L720 326H1010L1060 384z" fill="${tint(accent, -0.15)}"/><rect x="690" y="384" width="350" height="16" fill="#2b3238" opacity=".5"/>`,
  )
  paintGlass(sheet, 724, 420, 150, 110, 3)
  sheet.add(
    `<rect x="910" y="424" width="76" height="${base - 424}" fill="#5b6a75"/><rect x="740" y="344" width="200" height="26" rx="13" fill="#fff" opacity=".9"/>`,
  )
  let bunting = ''
  for (let x = 20; x < 660; x += 44) bunting += `M${x} ${(286 + 22 * Math.sin(x / 90)).toFixed(0)}l18 34l18-34z`
  sheet.path('M0 280C220 320 440 260 700 300', { fill: 'none', stroke: '#4c555d', 'stroke-width': 3 })
  sheet.path(bunting, { fill: accent, opacity: 0.9 })
  for (const x of [70, 260, 450, 640]) {
    sheet.path(`M${x} ${base + 10}V210`, { stroke: '#dfe4e8', 'stroke-width': 6 })
    sheet.path(`M${x} 214q36-12 62 4q-10 60 4 120q-30-14-66 0z`, { fill: x % 4 === 0 ? '#f4f5f6' : accent })
  }
  const room = stock === 'caravan' ? 1.35 : stock === 'motorcycle' ? 0.72 : 1
  for (let x = 10; x < 1100; x += random.between(200, 230) * room) park(sheet, random, x, 596, 1.05, 1)
  for (let x = -60; x < 1150; x += random.between(290, 330) * room) park(sheet, random, x, 684, 1.45, 1)
}

function paintService(sheet: SvgSheet, random: SeededRandom, accent: string): void {
  sheet.add(
    `<rect x="110" y="270" width="930" height="${base - 270}" fill="${sheet.linear(
      [0, 270],
      [0, base],
      [
        { at: 0, colour: '#dfe3e6' },
        { at: 1, colour: '#c3c9ce' },
      ],
    )}"/>`,
  )
  let ribs = ''
  for (let x = 130; x < 1040; x += 20) ribs += `M${x} 330V${base}`
  sheet.path(ribs, { stroke: '#8d969e', 'stroke-width': 2, opacity: 0.25 })
  sheet.add(
    `<path d="M90 274L140 216H1010L1060 274z" fill="#7d8790"/><rect x="90" y="272" width="970" height="54" fill="${accent}"/><rect x="130" y="288" width="200" height="22" rx="11" fill="#fff" opacity=".92"/>`,
  )
  for (const [i, x] of [150, 380, 610].entries()) {
    const open = i === 1 || random.chance(0.35)
    sheet.add(
      `<rect x="${x}" y="356" width="200" height="${base - 356}" fill="${open ? '#2b333a' : '#aab3ba'}" stroke="#5f6972" stroke-width="6"/>`,
    )
    if (open) {
      sheet.add(
        `<rect x="${x + 6}" y="362" width="188" height="26" fill="#9fa8af"/><rect x="${x + 20}" y="398" width="160" height="9" fill="#f4f8fa" opacity=".9"/>`,
      )
      sheet.path(`M${x + 40} ${base}V440M${x + 160} ${base}V440M${x + 30} 498h140`, { stroke: tint(accent, -0.1), 'stroke-width': 10 })
      carShapes(sheet, random, x + 24, 492, 0.74, 1)
    } else for (let y = 386; y < base; y += 30) sheet.path(`M${x + 4} ${y}h192`, { stroke: '#7f8991', 'stroke-width': 2 })
  }
  paintGlass(sheet, 850, 360, 160, base - 360, 2)
  paintTotem(sheet, 1110, accent)
  for (const x of [120, 560, 830]) carShapes(sheet, random, x, 672, 1.35, 1)
}

function paintGlass(sheet: SvgSheet, x: number, y: number, w: number, h: number, panes: number): void {
  sheet.add(
    `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${w.toFixed(0)}" height="${h.toFixed(0)}" fill="${sheet.linear(
      [0, y],
      [0, y + h],
      [
        { at: 0, colour: '#b9d2e2' },
        { at: 0.5, colour: '#8ba6b8' },
        { at: 1, colour: '#5c707e' },
      ],
    )}"/>`,
  )
  let bars = ''
  for (let i = 0; i <= panes; i++) bars += `M${(x + (w * i) / panes).toFixed(0)} ${y.toFixed(0)}v${h.toFixed(0)}`
  sheet.path(`${bars}M${x.toFixed(0)} ${(y + h * 0.3).toFixed(0)}h${w.toFixed(0)}`, { stroke: '#dfe5e9', 'stroke-width': 5 })
}

function paintSheen(sheet: SvgSheet, x: number, y: number, w: number, h: number): void {
  for (const t of [0.08, 0.36, 0.72])
    sheet.path(
      `M${(x + w * t).toFixed(0)} ${y + h}L${(x + w * t + h * 0.8).toFixed(0)} ${y.toFixed(0)}h70L${(x + w * t + 70).toFixed(0)} ${y + h}z`,
      { fill: '#fff', opacity: 0.13 },
    )
}

function paintTotem(sheet: SvgSheet, x: number, accent: string): void {
  sheet.add(
    `<rect x="${x.toFixed(0)}" y="180" width="76" height="${base - 180}" rx="6" fill="#f3f4f5"/><rect x="${x.toFixed(0)}" y="180" width="76" height="130" rx="6" fill="${accent}"/><circle cx="${(x + 38).toFixed(0)}" cy="245" r="22" fill="none" stroke="#fff" stroke-width="7"/><rect x="${(x + 14).toFixed(0)}" y="340" width="48" height="8" rx="4" fill="#aab2b9"/><rect x="${(x + 14).toFixed(0)}" y="360" width="48" height="8" rx="4" fill="#aab2b9"/>`,
  )
}
