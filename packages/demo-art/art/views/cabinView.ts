import { tint } from '../paint'
import { seededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'
import type { VehicleArt } from '../VehicleArt'

const trims = [
  { dash: '#2b2f34', lower: '#1c1f23', seat: '#26292d', stitch: '#8b929a' },
  { dash: '#25282c', lower: '#7a5236', seat: '#8a5d3c', stitch: '#e1c9b1' },
  { dash: '#33373c', lower: '#a9a59d', seat: '#b8b3a9', stitch: '#6f6a61' },
  { dash: '#1f2226', lower: '#16181b', seat: '#1c1e22', stitch: '#b3343a' },
] as const

/** The driver's view of a right-hand-drive cabin: bonnet through the screen, dashboard, wheel, screen, console. */
export function paintCabin(sheet: SvgSheet, art: VehicleArt, options: { upright: boolean; plain: boolean }): void {
  const random = seededRandom(art.seed, 'cabin')
  const trim = options.plain ? trims[0] : random.pick(trims)
  paintOutside(sheet, art, random.pick(['#8fb7d6', '#b8c9d6', '#c9d6dd']))
  paintPillars(sheet, trim.dash)
  const brow = options.upright ? 322 : 352
  paintDash(sheet, trim, art, brow)
  paintScreen(
    sheet,
    random.pick(['floating', 'portrait', 'wide'] as const),
    brow,
    random.pick(['#2f6fb3', '#2f8f83', '#7a58b0', '#b3622f']),
  )
  paintVents(sheet, brow)
  paintInstruments(sheet, brow)
  paintConsole(sheet, trim, random.chance(0.7))
  paintSeats(sheet, trim)
  paintSteeringWheel(sheet, trim)
  sheet.add(
    `<rect width="1200" height="800" fill="${sheet.radial([600, 330], 820, [
      { at: 0.45, colour: '#000', opacity: 0 },
      { at: 1, colour: '#000', opacity: 0.5 },
    ])}"/>`,
  )
}

type Trim = (typeof trims)[number]

function paintOutside(sheet: SvgSheet, art: VehicleArt, sky: string): void {
  sheet.add(
    `<rect width="1200" height="800" fill="${sheet.linear(
      [0, 60],
      [0, 330],
      [
        { at: 0, colour: sky },
        { at: 0.75, colour: '#eef3f5' },
        { at: 0.76, colour: '#a8b0a6' },
        { at: 1, colour: '#8d9294' },
      ],
    )}"/>`,
  )
  sheet.path('M0 262C120 232 210 250 330 236S560 254 690 238s300 22 510 0v34H0z', { fill: '#93a594', opacity: 0.7 })
  sheet.path('M150 380C210 306 380 286 600 286s390 20 450 94z', {
    fill: sheet.linear(
      [0, 286],
      [0, 380],
      [
        { at: 0, colour: tint(art.colour, 0.45) },
        { at: 0.35, colour: art.colour },
        { at: 1, colour: tint(art.colour, -0.4) },
      ],
    ),
  })
  sheet.path('M330 370C380 320 440 300 470 292M870 370C820 320 760 300 730 292', {
    fill: 'none',
    stroke: tint(art.colour, -0.5),
    'stroke-width': 4,
    opacity: 0.6,
  })
  sheet.path('M250 372C420 338 560 340 640 352M560 352C760 326 900 336 980 366', { fill: 'none', stroke: '#0d0f12', 'stroke-width': 7 })
}

function paintPillars(sheet: SvgSheet, colour: string): void {
  const lining = sheet.linear(
    [0, 0],
    [0, 90],
    [
      { at: 0, colour: '#b9b6af' },
      { at: 1, colour: '#8d8a84' },
    ],
  )
  sheet.path('M0 0H1200V70C900 34 300 34 0 70z', { fill: lining })
  sheet.path('M0 40C40 30 70 34 92 52L196 352L0 470z', { fill: tint(colour, 0.12) })
  sheet.path('M1200 40C1160 30 1130 34 1108 52L1004 352L1200 470z', { fill: tint(colour, 0.12) })
  sheet.path('M0 110L40 100L128 350L0 400z', { fill: '#c4d2dc' })
  sheet.path('M1200 110L1160 100L1072 350L1200 400z', { fill: '#c4d2dc' })
  sheet.add(
    `<rect x="522" y="44" width="156" height="54" rx="20" fill="#15181b"/><rect x="530" y="51" width="140" height="40" rx="15" fill="${sheet.linear(
      [0, 51],
      [0, 91],
      [
        { at: 0, colour: '#7c8d99' },
        { at: 1, colour: '#39444c' },
      ],
    )}"/><path d="M594 20h12v26h-12z" fill="#24272b"/>`,
  )
}

function paintDash(sheet: SvgSheet, trim: Trim, art: VehicleArt, brow: number): void {
  const y = brow
  sheet.path(`M0 ${y + 40}C180 ${y - 8} 420 ${y + 6} 600 ${y + 6}S760 ${y - 34} 880 ${y - 34}S1120 ${y - 2} 1200 ${y + 40}V800H0z`, {
    fill: sheet.linear(
      [0, y - 34],
      [0, y + 150],
      [
        { at: 0, colour: tint(trim.dash, 0.24) },
        { at: 0.25, colour: trim.dash },
        { at: 1, colour: tint(trim.dash, -0.4) },
      ],
    ),
  })
  sheet.path(`M0 ${y + 128}C200 ${y + 100} 460 ${y + 108} 640 ${y + 112}L1200 ${y + 128}V800H0z`, {
    fill: sheet.linear(
      [0, y + 110],
      [0, y + 300],
      [
        { at: 0, colour: tint(trim.lower, 0.16) },
        { at: 0.3, colour: trim.lower },
        { at: 1, colour: tint(trim.lower, -0.5) },
      ],
    ),
  })
  sheet.path(
    `M0 ${y + 112}C200 ${y + 86} 460 ${y + 94} 640 ${y + 98}L1200 ${y + 112}V${y + 126}L640 ${y + 112}C460 ${y + 108} 200 ${y + 100} 0 ${y + 126}z`,
    {
      fill: sheet.linear(
        [0, 0],
        [1200, 0],
        [
          { at: 0, colour: tint(art.colour, -0.25) },
          { at: 0.35, colour: tint(art.colour, 0.3) },
          { at: 1, colour: tint(art.colour, -0.3) },
        ],
      ),
    },
  )
  sheet.path(`M40 ${y + 140}C200 ${y + 116} 380 ${y + 120} 440 ${y + 124}L428 ${y + 214}C320 ${y + 226} 160 ${y + 226} 70 ${y + 206}z`, {
    fill: 'none',
    stroke: '#000',
    'stroke-width': 3,
    opacity: 0.4,
  })
  sheet.path(`M20 ${y + 52}C200 ${y + 14} 420 ${y + 22} 620 ${y + 24}`, {
    fill: 'none',
    stroke: trim.stitch,
    'stroke-width': 2,
    'stroke-dasharray': '7 5',
    opacity: 0.5,
  })
}

function paintScreen(sheet: SvgSheet, kind: 'floating' | 'portrait' | 'wide', brow: number, accent: string): void {
  const [x, y, w, h] =
    kind === 'portrait' ? [500, brow + 66, 170, 216] : kind === 'wide' ? [430, brow - 8, 300, 116] : [460, brow - 24, 250, 138]
  sheet.add(
    `<rect x="${x - 8}" y="${y - 8}" width="${w + 16}" height="${h + 16}" rx="14" fill="#0a0c0e" stroke="#454b52" stroke-width="2"/>`,
  )
  sheet.add(
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="8" fill="${sheet.linear(
      [x, y],
      [x + w, y + h],
      [
        { at: 0, colour: '#16222d' },
        { at: 1, colour: '#0d1319' },
      ],
    )}"/>`,
  )
  const map = w * 0.56
  sheet.add(`<rect x="${x + 8}" y="${y + 8}" width="${map}" height="${h - 16}" rx="6" fill="#22323f"/>`)
  sheet.path(
    `M${x + 14} ${y + h - 24}L${x + map * 0.45} ${y + h * 0.5}L${x + map * 0.6} ${y + 12}M${x + 14} ${y + h * 0.4}L${x + map * 0.45} ${y + h * 0.5}L${x + map} ${y + h * 0.7}`,
    { fill: 'none', stroke: '#5d7486', 'stroke-width': 4 },
  )
  sheet.path(`M${x + map * 0.3} ${y + h - 12}L${x + map * 0.45} ${y + h * 0.5}L${x + map * 0.6} ${y + 12}`, {
    fill: 'none',
    stroke: accent,
    'stroke-width': 6,
  })
  for (let i = 0; i < 3; i++)
    sheet.add(
      `<rect x="${x + map + 18}" y="${y + 12 + i * ((h - 20) / 3)}" width="${w - map - 28}" height="${(h - 20) / 3 - 8}" rx="5" fill="${i === 0 ? accent : '#2b3a46'}" opacity="${i === 0 ? 0.9 : 1}"/>`,
    )
  sheet.path(`M${x + w * 0.1} ${y + h}L${x + w * 0.45} ${y}H${x + w * 0.7}L${x + w * 0.35} ${y + h}z`, { fill: '#fff', opacity: 0.05 })
}

function paintVents(sheet: SvgSheet, brow: number): void {
  for (const x of [44, 300, 1066]) {
    const y = brow + 58 + (x > 1000 ? 4 : x < 100 ? 8 : 0)
    sheet.add(`<rect x="${x}" y="${y}" width="104" height="32" rx="10" fill="#0b0d0f" stroke="#565d65" stroke-width="2"/>`)
    sheet.path(`M${x + 8} ${y + 11}h88M${x + 8} ${y + 20}h88M${x + 52} ${y + 4}v24`, { stroke: '#3a4047', 'stroke-width': 4, fill: 'none' })
  }
}

function paintInstruments(sheet: SvgSheet, brow: number): void {
  const y = brow - 14
  sheet.path(`M752 ${y + 104}C748 ${y + 20} 790 ${y} 880 ${y}s132 20 128 104z`, { fill: '#0b0d0f' })
  for (const x of [822, 938]) {
    sheet.add(`<circle cx="${x}" cy="${y + 62}" r="40" fill="#12171c" stroke="#5c6670" stroke-width="2.5"/>`)
    sheet.path(`M${x - 26} ${y + 82}A33 33 0 1 1 ${x + 26} ${y + 82}`, {
      fill: 'none',
      stroke: '#d6dde3',
      'stroke-width': 3,
      'stroke-dasharray': '2 6',
    })
    sheet.path(`M${x} ${y + 62}L${x - 22} ${y + 46}`, { stroke: '#e2574c', 'stroke-width': 3.5 })
  }
}

function paintConsole(sheet: SvgSheet, trim: Trim, automatic: boolean): void {
  sheet.path('M476 800L506 600C510 560 520 548 548 548h88c28 0 38 12 42 52l30 200z', {
    fill: sheet.linear(
      [0, 548],
      [0, 800],
      [
        { at: 0, colour: tint(trim.dash, 0.12) },
        { at: 0.5, colour: trim.dash },
        { at: 1, colour: tint(trim.dash, -0.5) },
      ],
    ),
  })
  sheet.path('M520 640h144l12 90H508z', { fill: '#0d0f12', opacity: 0.8 })
  for (const x of [540, 592, 644])
    sheet.add(
      `<circle cx="${x}" cy="574" r="15" fill="#1a1d21" stroke="#7b838b" stroke-width="2.5"/><path d="M${x} 562v8" stroke="#dfe4e8" stroke-width="2.5"/>`,
    )
  if (automatic)
    sheet.path('M576 664c0-22 8-30 18-30s18 8 18 30l-5 44h-26z', {
      fill: sheet.linear(
        [576, 0],
        [612, 0],
        [
          { at: 0, colour: '#59616a' },
          { at: 0.4, colour: '#2a2f34' },
          { at: 1, colour: '#0f1113' },
        ],
      ),
    })
  else
    sheet.add(
      '<path d="M588 650h12l6 62h-24z" fill="#15181b"/><circle cx="594" cy="640" r="22" fill="#2a2f34"/><circle cx="588" cy="632" r="8" fill="#6b737b" opacity=".7"/>',
    )
}

function paintSeats(sheet: SvgSheet, trim: Trim): void {
  const leather = sheet.linear(
    [0, 640],
    [0, 800],
    [
      { at: 0, colour: tint(trim.seat, 0.22) },
      { at: 0.4, colour: trim.seat },
      { at: 1, colour: tint(trim.seat, -0.4) },
    ],
  )
  sheet.path('M60 800C70 706 110 668 190 660C280 652 380 660 420 690C448 712 456 760 460 800z', { fill: leather })
  sheet.path('M130 800C140 730 170 700 260 696S370 720 386 800', {
    fill: 'none',
    stroke: trim.stitch,
    'stroke-width': 2.5,
    'stroke-dasharray': '8 6',
    opacity: 0.6,
  })
  sheet.path('M724 800C730 740 752 706 806 690C880 668 1000 668 1060 692C1112 712 1136 756 1142 800z', { fill: leather })
  sheet.path('M800 800C810 740 850 716 930 714S1050 740 1062 800', {
    fill: 'none',
    stroke: trim.stitch,
    'stroke-width': 2.5,
    'stroke-dasharray': '8 6',
    opacity: 0.6,
  })
}

function paintSteeringWheel(sheet: SvgSheet, trim: Trim): void {
  const [x, y] = [880, 520]
  sheet.add(`<ellipse cx="${x}" cy="${y + 12}" rx="176" ry="166" fill="none" stroke="#000" stroke-width="34" opacity=".3"/>`)
  const leather = sheet.linear(
    [0, y - 180],
    [0, y + 180],
    [
      { at: 0, colour: '#4a5057' },
      { at: 0.3, colour: '#23272b' },
      { at: 1, colour: '#0e1012' },
    ],
  )
  sheet.path(
    `M${x - 156} ${y - 18}L${x - 60} ${y - 30}H${x + 60}L${x + 156} ${y - 18}V${y + 22}L${x + 66} ${y + 38}L${x + 24} ${y + 160}H${x - 24}L${x - 66} ${y + 38}L${x - 156} ${y + 22}z`,
    { fill: leather, stroke: '#0a0b0d', 'stroke-width': 2 },
  )
  sheet.path(
    `M${x - 132} ${y - 8}L${x - 72} ${y - 14}V${y + 14}L${x - 132} ${y + 8}zM${x + 132} ${y - 8}L${x + 72} ${y - 14}V${y + 14}L${x + 132} ${y + 8}z`,
    { fill: '#3c434a' },
  )
  sheet.add(`<ellipse cx="${x}" cy="${y}" rx="174" ry="164" fill="none" stroke="${leather}" stroke-width="32"/>`)
  sheet.path(`M${x - 150} ${y - 96}A178 168 0 0 1 ${x + 40} ${y - 164}`, {
    fill: 'none',
    stroke: '#8a929a',
    'stroke-width': 4,
    opacity: 0.6,
    'stroke-linecap': 'round',
  })
  sheet.add(
    `<ellipse cx="${x}" cy="${y}" rx="158" ry="148" fill="none" stroke="${trim.stitch}" stroke-width="1.6" stroke-dasharray="6 5" opacity=".55"/>`,
  )
  sheet.add(
    `<ellipse cx="${x}" cy="${y + 4}" rx="66" ry="58" fill="${sheet.radial([x - 16, y - 18], 90, [
      { at: 0, colour: '#4a5057' },
      { at: 1, colour: '#16181b' },
    ])}"/><circle cx="${x}" cy="${y + 2}" r="15" fill="none" stroke="#c4cad0" stroke-width="3.5"/>`,
  )
}
