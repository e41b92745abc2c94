import { tint } from '../paint'
import { seededRandom } from '../seededRandom'
import type { SvgSheet } from '../svg/SvgSheet'
import type { VehicleArt } from '../VehicleArt'

/** The rider's view: tank in paint, clip-ons or wide bars, one or two dials, mirrors, road ahead. */
export function paintCockpit(sheet: SvgSheet, art: VehicleArt): void {
  const random = seededRandom(art.seed, 'cockpit')
  const sport = art.body === 'sportsBike'
  const sky = random.pick(['#7fb0d8', '#9dbdd6', '#c9b9a6'])
  sheet.add(
    `<rect width="1200" height="800" fill="${sheet.linear(
      [0, 0],
      [0, 420],
      [
        { at: 0, colour: sky },
        { at: 0.6, colour: '#eef2f3' },
        { at: 0.61, colour: '#8c9a86' },
        { at: 0.68, colour: '#87897f' },
        { at: 1, colour: '#75787a' },
      ],
    )}"/>`,
  )
  sheet.path('M586 262h28L760 800H440z', { fill: '#5f6367', opacity: 0.8 })
  sheet.path('M598 270h4l6 60h-16zM594 360h12l8 120h-28z', { fill: '#f2efe4', opacity: 0.8 })
  const metal = sheet.linear(
    [0, 300],
    [0, 420],
    [
      { at: 0, colour: '#c9cfd5' },
      { at: 0.5, colour: '#6d747b' },
      { at: 1, colour: '#2c3035' },
    ],
  )
  const rubber = '#191b1e'
  for (const hand of [-1, 1]) {
    const flip = `matrix(${hand} 0 0 1 600 0)`
    sheet.add(
      `<g transform="${flip}">` +
        `<path d="M330 250C350 190 380 170 420 150" fill="none" stroke="#24272b" stroke-width="10"/><path d="M372 112C430 84 500 92 520 122C524 150 470 172 404 168C372 166 356 130 372 112z" fill="#1c1f23"/><path d="M384 120C434 98 490 102 506 126C500 146 456 158 408 154C384 152 376 132 384 120z" fill="${sky}" opacity=".85"/>` +
        (sport
          ? `<path d="M96 420L330 372" stroke="${metal}" stroke-width="26"/><path d="M300 380L560 356" stroke="${rubber}" stroke-width="46" stroke-linecap="round"/><path d="M280 340L520 306" stroke="#8f979f" stroke-width="10" stroke-linecap="round"/>`
          : `<path d="M40 430C160 380 200 330 330 336" fill="none" stroke="${metal}" stroke-width="26"/><path d="M330 336L566 372" stroke="${rubber}" stroke-width="48" stroke-linecap="round"/><path d="M300 300L530 318" stroke="#aeb5bc" stroke-width="12" stroke-linecap="round"/>`) +
        '<rect x="262" y="330" width="62" height="60" rx="12" fill="#23262a"/><circle cx="292" cy="360" r="9" fill="#c23b34"/></g>',
    )
  }
  if (sport) {
    sheet.path('M392 330C430 236 520 200 600 200s170 36 208 130l-60 20C700 290 660 270 600 270s-100 20-148 80z', {
      fill: '#a9c0cf',
      opacity: 0.55,
      stroke: '#3b434a',
      'stroke-width': 3,
    })
    sheet.add(
      '<rect x="470" y="316" width="260" height="132" rx="22" fill="#101316" stroke="#545b62" stroke-width="4"/><rect x="486" y="330" width="228" height="104" rx="12" fill="#16242e"/>',
    )
    sheet.path('M506 414A96 96 0 0 1 690 400', { fill: 'none', stroke: '#e9eef2', 'stroke-width': 9, 'stroke-dasharray': '14 4' })
    sheet.path('M640 346A96 96 0 0 1 690 400', { fill: 'none', stroke: '#e2574c', 'stroke-width': 9, 'stroke-dasharray': '14 4' })
  } else {
    for (const x of [520, 680]) {
      sheet.add(
        `<circle cx="${x}" cy="380" r="76" fill="#c6ccd2"/><circle cx="${x}" cy="380" r="68" fill="#14171a"/><circle cx="${x}" cy="380" r="54" fill="none" stroke="#e6eaed" stroke-width="6" stroke-dasharray="3 11"/><path d="M${x} 380L${x - 36} 350" stroke="#e2574c" stroke-width="5"/><circle cx="${x}" cy="380" r="8" fill="#9aa1a8"/>`,
      )
    }
  }
  sheet.add(
    `<rect x="548" y="450" width="104" height="64" rx="18" fill="${metal}"/><circle cx="600" cy="484" r="20" fill="#1a1d20" stroke="#848c93" stroke-width="4"/>`,
  )
  const paint = sheet.linear(
    [330, 0],
    [870, 0],
    [
      { at: 0, colour: tint(art.colour, -0.6) },
      { at: 0.22, colour: art.colour },
      { at: 0.4, colour: tint(art.colour, 0.5) },
      { at: 0.55, colour: art.colour },
      { at: 0.8, colour: tint(art.colour, -0.3) },
      { at: 1, colour: tint(art.colour, -0.65) },
    ],
  )
  sheet.path('M340 800C330 660 400 540 520 516C560 508 640 508 680 516C800 540 870 660 860 800z', { fill: paint })
  sheet.path('M470 800C470 700 510 600 560 560H640C690 600 730 700 730 800z', { fill: tint(art.colour, -0.25), opacity: 0.25 })
  sheet.add(
    '<circle cx="600" cy="628" r="46" fill="#b4bbc2"/><circle cx="600" cy="628" r="38" fill="#6b7279"/><path d="M582 628h36" stroke="#24272b" stroke-width="7"/>',
  )
  sheet.path('M400 800C420 770 500 748 600 748s180 22 200 52z', { fill: '#17191c' })
}
