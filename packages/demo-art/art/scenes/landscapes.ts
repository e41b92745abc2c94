import type { Point } from '../geometry/Camera'
import { mixRgb, parseHex, tint, toHex } from '../paint'
import type { SeededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'
import { smoothPath } from '../svg/smoothPath'
import type { ScenePalette } from './ScenePalette'

/** A closed silhouette of hills: `sharp` ones are straight-edged like mountains, others rolling. */
export function ridge(
  random: SeededRandom,
  shape: { width: number; base: number; height: number; step: number; floor: number; sharp?: boolean },
): string {
  const points: Point[] = []
  for (let x = -shape.step; x <= shape.width + shape.step; x += shape.step * random.between(0.7, 1.2)) {
    const odd = points.length % 2 === 1
    points.push([x, shape.base - shape.height * (odd ? random.between(0.55, 1) : random.between(0, 0.4))])
  }
  const n = (v: number) => v.toFixed(0)
  const line = shape.sharp ? `M${points.map((p) => `${n(p[0])} ${n(p[1])}`).join('L')}` : smoothPath(points)
  return `${line}L${n(shape.width + 200)} ${n(shape.floor)}L-200 ${n(shape.floor)}Z`
}

const n = (v: number) => v.toFixed(0)
const between = (a: string, b: string, t: number) => toHex(mixRgb(parseHex(a), parseHex(b), t))

export function sky(sheet: SvgSheet, p: ScenePalette, horizon: number, sunX: number, glow = 0.85): void {
  const { width: w } = sheet
  sheet.add(
    `<rect width="${w}" height="${sheet.height}" fill="${sheet.linear(
      [0, 0],
      [0, horizon],
      [
        { at: 0, colour: p.skyHigh },
        { at: 0.55, colour: between(p.skyHigh, p.skyLow, 0.55) },
        { at: 1, colour: p.skyLow },
      ],
    )}"/>`,
  )
  sheet.add(
    `<rect width="${w}" height="${horizon + 60}" fill="${sheet.radial([sunX, horizon - 90], 800, [
      { at: 0, colour: p.sun, opacity: glow },
      { at: 0.12, colour: p.sun, opacity: glow * 0.6 },
      { at: 1, colour: p.sun, opacity: 0 },
    ])}"/>`,
  )
}

export function clouds(sheet: SvgSheet, random: SeededRandom, colour: string, top: number, low: number): void {
  const soft = sheet.radial(
    [0.5, 0.5],
    0.5,
    [
      { at: 0, colour, opacity: 0.7 },
      { at: 1, colour, opacity: 0 },
    ],
    true,
  )
  for (let i = 0; i < 9; i++) {
    const [x, y, r] = [random.between(0, sheet.width), random.between(top, low), random.between(140, 420)]
    sheet.add(`<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.13)}" fill="${soft}"/>`)
  }
}

/** Sealed ground in the foreground: an apron on which a vehicle can be parked at any angle. */
export function apron(sheet: SvgSheet, colour: string, top: number): void {
  const { width: w, height: h } = sheet
  sheet.add(
    `<rect y="${top}" width="${w}" height="${h - top}" fill="${sheet.linear(
      [0, top],
      [0, h],
      [
        { at: 0, colour: tint(colour, 0.24) },
        { at: 0.4, colour },
        { at: 1, colour: tint(colour, -0.24) },
      ],
    )}"/>`,
  )
  // The kerb at its far edge.
  sheet.add(
    `<rect y="${top - 10}" width="${w}" height="12" fill="${tint(colour, 0.55)}"/><rect y="${top + 2}" width="${w}" height="7" fill="${tint(colour, -0.3)}"/>`,
  )
}

function grass(sheet: SvgSheet, random: SeededRandom, y: number, colour: string, height: number): void {
  let d = `M0 ${y}`
  for (let x = 0; x < sheet.width; x += 44)
    d += `q10-${n(random.between(height * 0.4, height))} 22-3q9-${n(random.between(height * 0.3, height * 0.8))} 22 3`
  sheet.path(`${d}V${y + 30}H0z`, { fill: colour })
}

export function coastline(sheet: SvgSheet, random: SeededRandom, p: ScenePalette): void {
  const { width: w } = sheet
  const [sea, edge] = [520, 730]
  sky(sheet, p, sea, random.between(300, 1500))
  clouds(sheet, random, '#ffffff', 80, 420)
  sheet.add(
    `<rect y="${sea}" width="${w}" height="${edge - sea + 20}" fill="${sheet.linear(
      [0, sea],
      [0, edge],
      [
        { at: 0, colour: tint(p.accent, 0.55) },
        { at: 0.35, colour: p.accent },
        { at: 1, colour: tint(p.accent, -0.25) },
      ],
    )}"/>`,
  )
  let glints = ''
  for (let i = 0; i < 26; i++)
    glints += `M${n(random.between(0, w))} ${n(random.between(sea + 14, edge - 20))}h${n(random.between(40, 190))}`
  sheet.path(glints, { stroke: '#f3fafb', 'stroke-width': 2.5, opacity: 0.4 })
  sheet.path(
    `M${w} ${sea + 12}V${sea - 190}C${w - 210} ${sea - 176} ${w - 300} ${sea - 70} ${w - 520} ${sea - 54}S${w - 820} ${sea + 4} ${w - 980} ${sea + 12}z`,
    { fill: p.far },
  )
  sheet.path(
    `M${w} ${sea + 40}V${sea - 90}C${w - 160} ${sea - 80} ${w - 220} ${sea - 10} ${w - 400} ${sea + 6}S${w - 560} ${sea + 34} ${w - 640} ${sea + 40}z`,
    { fill: tint(p.far, -0.2) },
  )
  sheet.path(`M0 ${edge + 10}V${edge - 130}C180 ${edge - 120} 300 ${edge - 60} 520 ${edge - 30}S900 ${edge} 1000 ${edge + 10}z`, {
    fill: p.near,
  })
  grass(sheet, random, edge + 6, tint(p.near, 0.25), 34)
  apron(sheet, p.ground, edge + 20)
}

export function city(sheet: SvgSheet, random: SeededRandom, p: ScenePalette): void {
  const base = 586
  sky(sheet, p, base, random.between(400, 2000))
  clouds(sheet, random, '#ffffff', 60, 360)
  const row = (colour: string, low: number, high: number, lit: boolean) => {
    let windows = ''
    let blocks = ''
    for (let x = -20; x < sheet.width; ) {
      const width = random.between(70, 170)
      const height = random.between(low, high) * (0.65 + 0.5 * Math.exp(-(((x - 1300) / 700) ** 2)))
      const top = base - height
      blocks += `M${n(x)} ${base}V${n(top)}${random.chance(0.25) ? `h${n(width * 0.4)}v-26h${n(width * 0.2)}v26` : ''}H${n(x + width)}V${base}z`
      if (lit) for (let y = top + 22; y < base - 40; y += 34) windows += `M${n(x + 14)} ${n(y)}h${n(width - 30)}`
      x += width + random.between(2, 26)
    }
    sheet.path(blocks, {
      fill: sheet.linear(
        [0, base - high],
        [0, base],
        [
          { at: 0, colour },
          { at: 1, colour: between(colour, p.skyLow, 0.45) },
        ],
      ),
    })
    if (windows) sheet.path(windows, { stroke: tint(p.accent, 0.55), 'stroke-width': 9, 'stroke-dasharray': '10 9', opacity: 0.4 })
  }
  row(p.far, 200, 430, false)
  row(p.near, 110, 330, true)
  sheet.add(`<rect y="${base}" width="2400" height="64" fill="${tint(p.ground, 0.5)}"/>`)
  let trunks = ''
  let crowns = ''
  for (let x = 20; x < sheet.width; x += random.between(190, 330)) {
    trunks += `M${n(x)} ${base + 34}v-70`
    crowns += `M${n(x)} ${base - 30}c-76 8-100-58-54-92c-4-66 100-76 112-16c64 12 54 104-16 108z`
  }
  sheet.path(trunks, { stroke: '#5f5146', 'stroke-width': 9 })
  sheet.path(crowns, { fill: '#5f7a5c', opacity: 0.94 })
  apron(sheet, p.ground, base + 64)
}

export function outback(sheet: SvgSheet, random: SeededRandom, p: ScenePalette): void {
  const base = 580
  sky(sheet, p, base, random.between(300, 1400))
  clouds(sheet, random, '#fff6e6', 120, 420)
  // Two broken ranges rather than any one rock: no real landmark is meant.
  sheet.path(ridge(random, { width: 2400, base: base + 6, height: 190, step: 320, floor: base + 40, sharp: true }), {
    fill: sheet.linear(
      [0, base - 180],
      [0, base],
      [
        { at: 0, colour: tint(p.far, 0.25) },
        { at: 1, colour: p.far },
      ],
    ),
    opacity: 0.75,
  })
  sheet.path(ridge(random, { width: 2400, base: base + 10, height: 110, step: 200, floor: base + 40 }), {
    fill: sheet.linear(
      [0, base - 100],
      [0, base],
      [
        { at: 0, colour: p.far },
        { at: 1, colour: tint(p.far, -0.25) },
      ],
    ),
  })
  sheet.path(ridge(random, { width: 2400, base: base + 10, height: 60, step: 260, floor: 780 }), { fill: p.near })
  sheet.add(
    `<rect y="${base + 20}" width="2400" height="${980 - base}" fill="${sheet.linear(
      [0, base + 20],
      [0, 1000],
      [
        { at: 0, colour: tint(p.ground, 0.2) },
        { at: 0.5, colour: p.ground },
        { at: 1, colour: tint(p.ground, -0.3) },
      ],
    )}"/>`,
  )
  let scrub = ''
  for (let i = 0; i < 46; i++) {
    const y = random.between(base + 30, 790)
    const r = 8 + (y - base) * 0.16
    scrub += `M${n(random.between(0, 2400))} ${n(y)}q${n(r * 0.4)}-${n(r)} ${n(r)}-${n(r * 0.8)}q${n(r * 0.8)}-${n(r * 0.5)} ${n(r)} ${n(r * 0.8)}z`
  }
  sheet.path(scrub, { fill: p.accent, opacity: 0.85 })
  sheet.path('M0 860C500 836 1500 830 2400 850V1000H0z', { fill: tint(p.ground, 0.16) })
}

export function alps(sheet: SvgSheet, random: SeededRandom, p: ScenePalette): void {
  const base = 600
  sky(sheet, p, base, random.between(300, 2000), 0.6)
  clouds(sheet, random, '#ffffff', 80, 380)
  const peaks = ridge(random, { width: 2400, base, height: 470, step: 210, floor: base, sharp: true })
  sheet.path(peaks, {
    fill: sheet.linear(
      [0, 240],
      [0, base],
      [
        { at: 0, colour: p.accent },
        { at: 0.32, colour: p.accent },
        { at: 0.5, colour: p.far },
        { at: 1, colour: tint(p.far, 0.25) },
      ],
    ),
  })
  const front = ridge(random, { width: 2400, base: base + 20, height: 300, step: 250, floor: base + 20, sharp: true })
  sheet.path(front, {
    fill: sheet.linear(
      [0, 420],
      [0, base],
      [
        { at: 0, colour: tint(p.far, 0.5) },
        { at: 0.3, colour: tint(p.far, -0.2) },
        { at: 1, colour: tint(p.far, -0.35) },
      ],
    ),
  })
  sheet.add(
    `<rect y="${base - 56}" width="2400" height="90" fill="${sheet.linear(
      [0, base - 56],
      [0, base + 34],
      [
        { at: 0, colour: tint(p.skyHigh, 0.35) },
        { at: 1, colour: tint(p.skyHigh, -0.2) },
      ],
    )}"/>`,
  )
  sheet.path(ridge(random, { width: 2400, base: base + 40, height: 60, step: 230, floor: base + 60 }), { fill: p.near })
  let pines = ''
  for (let x = 0; x < 2400; x += random.between(26, 90)) {
    const h = random.between(70, 190)
    pines += `M${n(x)} ${base + 50}l${n(h * 0.2)}-${n(h)}l${n(h * 0.2)} ${n(h)}z`
  }
  sheet.path(pines, { fill: tint(p.near, -0.35) })
  apron(sheet, p.ground, base + 54)
}

export function campsite(sheet: SvgSheet, random: SeededRandom, p: ScenePalette): void {
  const base = 690
  sky(sheet, p, base, random.between(500, 1900))
  clouds(sheet, random, '#ffe0bd', 140, 480)
  sheet.path(ridge(random, { width: 2400, base: base - 20, height: 180, step: 300, floor: base }), { fill: p.far, opacity: 0.8 })
  sheet.add(
    `<rect y="${base - 50}" width="2400" height="70" fill="${sheet.linear(
      [0, base - 50],
      [0, base + 20],
      [
        { at: 0, colour: tint(p.skyLow, 0.1) },
        { at: 1, colour: p.far },
      ],
    )}" opacity=".9"/>`,
  )
  for (const [x, s] of [
    [-60, 1.2],
    [250, 0.9],
    [2050, 1],
    [2260, 1.3],
  ] as const)
    gumTree(sheet, random, x, base + 60, s, p.near)
  sheet.path(ridge(random, { width: 2400, base: base + 40, height: 40, step: 240, floor: 1000 }), {
    fill: sheet.linear(
      [0, base],
      [0, 1000],
      [
        { at: 0, colour: tint(p.ground, 0.1) },
        { at: 1, colour: tint(p.ground, -0.4) },
      ],
    ),
  })
  sheet.path(`M560 ${base + 90}L720 ${base - 50}L880 ${base + 90}z`, { fill: p.accent })
  sheet.path(`M720 ${base - 50}L880 ${base + 90}L960 ${base + 60}L780 ${base - 58}z`, { fill: tint(p.accent, -0.35) })
  sheet.path(`M690 ${base + 90}L722 ${base - 10}L752 ${base + 90}z`, { fill: '#3b2a1c' })
  const [fx, fy] = [1040, base + 120]
  sheet.add(
    `<ellipse cx="${fx}" cy="${fy}" rx="280" ry="80" fill="${sheet.radial(
      [0.5, 0.5],
      0.5,
      [
        { at: 0, colour: '#ffc36b', opacity: 0.75 },
        { at: 1, colour: '#ffc36b', opacity: 0 },
      ],
      true,
    )}"/>`,
  )
  sheet.path(`M${fx - 44} ${fy + 8}l88-16M${fx - 44} ${fy - 8}l88 16`, { stroke: '#4a3322', 'stroke-width': 14, 'stroke-linecap': 'round' })
  sheet.path(`M${fx - 26} ${fy}c-14-40 16-44 12-84c24 20 18 38 28 48c6-10 6-16 4-26c22 26 18 50 4 62z`, { fill: '#ff9d3c' })
  sheet.path(`M${fx - 10} ${fy}c-8-24 10-26 8-46c16 16 20 34 6 46z`, { fill: '#ffe08a' })
}

function gumTree(sheet: SvgSheet, random: SeededRandom, x: number, y: number, s: number, colour: string): void {
  sheet.path(
    `M${x + 90 * s} ${y}C${x + 100 * s} ${y - 160 * s} ${x + 70 * s} ${y - 240 * s} ${x + 120 * s} ${y - 380 * s}l16 6C${x + 110 * s} ${y - 240 * s} ${x + 140 * s} ${y - 160 * s} ${x + 128 * s} ${y}z`,
    { fill: tint(colour, 0.3) },
  )
  for (let i = 0; i < 9; i++) {
    sheet.add(
      `<ellipse cx="${n(x + random.between(-20, 250) * s)}" cy="${n(y - random.between(300, 520) * s)}" rx="${n(random.between(60, 120) * s)}" ry="${n(random.between(34, 64) * s)}" fill="${tint(colour, random.between(-0.2, 0.15))}"/>`,
    )
  }
}

export function night(sheet: SvgSheet, random: SeededRandom, p: ScenePalette): void {
  const base = 600
  sky(sheet, p, base, 1750, 0.35)
  for (let i = 0; i < 90; i++)
    sheet.add(
      `<circle cx="${n(random.between(0, 2400))}" cy="${n(random.between(10, 430))}" r="${random.between(0.8, 2.4).toFixed(1)}" fill="#fff" opacity="${random.between(0.25, 0.9).toFixed(2)}"/>`,
    )
  sheet.path(ridge(random, { width: 2400, base: base - 30, height: 170, step: 280, floor: base }), { fill: p.far })
  let blocks = ''
  let lights = ''
  for (let x = -20; x < 2400; ) {
    const [w, h] = [random.between(60, 150), random.between(60, 260)]
    blocks += `M${n(x)} ${base}v-${n(h)}h${n(w)}v${n(h)}z`
    for (let y = base - h + 16; y < base - 16; y += 26) if (random.chance(0.75)) lights += `M${n(x + 10)} ${n(y)}h${n(w - 20)}`
    x += w + random.between(0, 30)
  }
  sheet.path(blocks, { fill: p.near })
  sheet.path(lights, { stroke: p.accent, 'stroke-width': 7, 'stroke-dasharray': '8 17', opacity: 0.65 })
  apron(sheet, p.ground, base + 10)
  for (let x = 160; x < 2400; x += 520) {
    sheet.path(`M${x} ${base + 6}V${base - 300}q0-22 24-22h60`, { fill: 'none', stroke: '#39465a', 'stroke-width': 9 })
    sheet.add(
      `<ellipse cx="${x + 90}" cy="${base - 316}" rx="170" ry="150" fill="${sheet.radial(
        [0.5, 0.5],
        0.5,
        [
          { at: 0, colour: p.accent, opacity: 0.6 },
          { at: 1, colour: p.accent, opacity: 0 },
        ],
        true,
      )}"/><rect x="${x + 66}" y="${base - 326}" width="48" height="10" rx="5" fill="#fff3d6"/>`,
    )
    sheet.add(
      `<ellipse cx="${x + 90}" cy="${base + 90}" rx="300" ry="70" fill="${sheet.radial(
        [0.5, 0.5],
        0.5,
        [
          { at: 0, colour: p.accent, opacity: 0.28 },
          { at: 1, colour: p.accent, opacity: 0 },
        ],
        true,
      )}"/>`,
    )
  }
}
