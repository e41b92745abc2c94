import { tint } from '../paint'
import { seededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'
import type { VehicleArt } from '../VehicleArt'

/** Inside a caravan or motorhome: bed at the far end, a dinette, a kitchen bench, windows to the bush. */
export function paintLiving(sheet: SvgSheet, art: VehicleArt): void {
  const random = seededRandom(art.seed, 'living')
  const timber = random.pick(['#b98a5a', '#8a6443', '#d3b48c', '#77624f'])
  const fabric = random.pick(['#6f7d86', '#8b7f72', '#4f6a74', '#9a5a44'])
  const accent = art.colour
  sheet.add(
    `<rect width="1200" height="800" fill="${sheet.linear(
      [0, 0],
      [0, 800],
      [
        { at: 0, colour: '#f4f1ea' },
        { at: 0.6, colour: '#e2ddd3' },
        { at: 1, colour: '#bdb5a8' },
      ],
    )}"/>`,
  )
  // A one-point room: floor, side walls and the far end.
  sheet.path('M0 800L400 560H800L1200 800z', {
    fill: sheet.linear(
      [0, 560],
      [0, 800],
      [
        { at: 0, colour: tint(timber, -0.2) },
        { at: 1, colour: tint(timber, 0.2) },
      ],
    ),
  })
  sheet.path('M0 0L400 150V560L0 800z', { fill: '#e6e1d8' })
  sheet.path('M1200 0L800 150V560L1200 800z', { fill: '#dbd5ca' })
  sheet.path('M0 0H1200L800 150H400z', { fill: '#f7f5f0' })
  sheet.path('M540 40h120l-16 70h-88z', { fill: '#dcebf5', stroke: '#b9b3a8', 'stroke-width': 4 })
  const view = sheet.linear(
    [0, 230],
    [0, 400],
    [
      { at: 0, colour: '#9cc4e0' },
      { at: 0.55, colour: '#e3eef2' },
      { at: 0.56, colour: '#91a67e' },
      { at: 1, colour: '#b7a878' },
    ],
  )
  sheet.add(`<rect x="450" y="230" width="300" height="140" rx="14" fill="${view}" stroke="#6c665d" stroke-width="6"/>`)
  sheet.path('M0 180L330 252V400L0 440z', { fill: view, stroke: '#6c665d', 'stroke-width': 7 })
  sheet.path('M1200 180L880 250V372L1200 402z', { fill: view, stroke: '#6c665d', 'stroke-width': 7 })
  sheet.path('M0 90L400 190V232L0 158z', { fill: timber })
  sheet.path('M1200 90L800 190V232L1200 158z', { fill: tint(timber, -0.12) })
  sheet.path('M120 120v48M250 153v38M1080 120v48M950 153v38', { stroke: '#4b3d2f', 'stroke-width': 4, opacity: 0.5 })
  sheet.path('M404 470C404 446 420 436 450 436H750c30 0 46 10 46 34v88H404z', { fill: '#f5f3ee' })
  sheet.path('M404 500h392v66H404z', { fill: fabric })
  sheet.path('M404 500h392v14H404z', { fill: accent })
  for (const x of [436, 620])
    sheet.add(`<rect x="${x}" y="412" width="140" height="46" rx="18" fill="#fbfaf7" stroke="#d2ccc1" stroke-width="2"/>`)
  sheet.path('M1200 470L860 438V560L1200 800z', { fill: tint(timber, -0.05) })
  sheet.path('M1200 452L850 424V444L1200 486z', { fill: '#f0eeea' })
  sheet.path('M1060 456c0-44 34-44 34-10M1020 462l110 14l-10 12l-108-14z', { fill: 'none', stroke: '#8b9299', 'stroke-width': 8 })
  sheet.path('M930 470V610M1040 484V690', { stroke: '#3f3428', 'stroke-width': 3, opacity: 0.5 })
  sheet.path('M0 470C60 452 200 440 300 444L330 470V560L0 720z', { fill: fabric })
  sheet.path('M0 560L320 496V566L0 720z', { fill: tint(fabric, -0.2) })
  sheet.path('M0 466C60 446 200 436 300 440L304 462L0 500z', { fill: tint(fabric, 0.25) })
  sheet.path('M70 600L330 540L470 584L220 664z', { fill: tint(timber, 0.35), stroke: tint(timber, -0.4), 'stroke-width': 3 })
  sheet.path('M262 640v130h22V632z', { fill: '#a5abb0' })
  sheet.add('<ellipse cx="280" cy="588" rx="34" ry="10" fill="#fff"/><ellipse cx="280" cy="584" rx="24" ry="7" fill="#9c6b45"/>')
  for (const x of [300, 900]) sheet.add(`<ellipse cx="${x}" cy="${x === 300 ? 92 : 92}" rx="40" ry="9" fill="#fffbe8"/>`)
  sheet.add(
    `<rect width="1200" height="800" fill="${sheet.radial([600, 330], 860, [
      { at: 0.4, colour: '#000', opacity: 0 },
      { at: 1, colour: '#2b1c0e', opacity: 0.4 },
    ])}"/>`,
  )
}
