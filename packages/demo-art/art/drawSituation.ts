import type { Situation } from '@forecourt/seeds/Scenario'
import { coast } from './backdrops/coast'
import { driveway } from './backdrops/driveway'
import { studio, studioTones } from './backdrops/studio'
import { tint } from './paint'
import { paintVehicle } from './paintVehicle'
import { wheelFace } from './parts/wheelFace'
import { seededRandom } from './seededRandom'
import { SvgSheet } from './svg/SvgSheet'
import type { VehicleArt } from './VehicleArt'

type Painter = (sheet: SvgSheet, accent: string) => void

/** A vehicle at a place in the picture, scaled. */
const vehicle = (sheet: SvgSheet, x: number, y: number, scale: number, art: Partial<VehicleArt> & Pick<VehicleArt, 'body' | 'colour'>) =>
  sheet.group({ transform: `translate(${x} ${y}) scale(${scale})` }, () =>
    paintVehicle(sheet, { angle: 'frontThreeQuarter', seed: 3, ...art }),
  )

const tyre = (x: number, y: number, r: number, seed: number) =>
  `<g transform="matrix(${r / 100} 0 0 ${r / 100} ${x} ${y})">${wheelFace(seed, { style: 'multiSpoke', finish: 'machined' })}</g>`

/** A workshop's inside: pale wall, a stripe in the dealer's colour, cabinets, a painted floor. */
const workshop: Painter = (sheet, accent) => {
  const wall = sheet.linear(
    [0, 0],
    [0, 560],
    [
      { at: 0, colour: '#cfd6db' },
      { at: 1, colour: '#e6eaec' },
    ],
  )
  const floor = sheet.linear(
    [0, 560],
    [0, 800],
    [
      { at: 0, colour: '#a3abb1' },
      { at: 1, colour: '#7f888f' },
    ],
  )
  let ribs = ''
  for (let x = 40; x < 1200; x += 60) ribs += `M${x} 90V560`
  sheet.add(
    `<rect width="1200" height="562" fill="${wall}"/><path d="${ribs}" stroke="#9aa4ab" stroke-width="2" opacity=".3"/>` +
      `<rect y="300" width="1200" height="26" fill="${accent}"/><rect y="330" width="1200" height="8" fill="${tint(accent, 0.5)}"/>` +
      '<rect x="60" y="36" width="420" height="16" rx="6" fill="#fff"/><rect x="700" y="36" width="420" height="16" rx="6" fill="#fff"/>' +
      `<rect y="560" width="1200" height="240" fill="${floor}"/><path d="M120 560L-40 800M1080 560L1240 800" stroke="${tint(accent, 0.3)}" stroke-width="10" opacity=".7"/>`,
  )
  const drawers = (x: number) =>
    `<rect x="${x}" y="410" width="170" height="156" rx="8" fill="${tint(accent, -0.35)}"/>` +
    [430, 466, 502]
      .map(
        (y) =>
          `<rect x="${x + 14}" y="${y}" width="142" height="28" rx="4" fill="${tint(accent, -0.1)}"/><rect x="${x + 60}" y="${y + 10}" width="50" height="7" rx="3" fill="#e8ecef"/>`,
      )
      .join('')
  sheet.add(drawers(40) + drawers(1000))
}

/** Two posts and their arms, with a car between them at head height. */
const hoist = (sheet: SvgSheet, accent: string) => {
  const post = (x: number) =>
    `<rect x="${x}" y="120" width="46" height="520" fill="${tint(accent, -0.2)}"/><rect x="${x + 8}" y="120" width="8" height="520" fill="${tint(accent, 0.4)}" opacity=".6"/><rect x="${x - 24}" y="632" width="94" height="18" rx="4" fill="#3a4249"/>`
  sheet.add(post(214) + post(940))
  vehicle(sheet, 150, -40, 0.75, { body: 'suv', colour: '#d9dde0', angle: 'side' })
  sheet.add(
    '<path d="M236 420H520M680 420H964" stroke="#3a4249" stroke-width="18"/><path d="M500 404v18M700 404v18" stroke="#15181c" stroke-width="22"/>',
  )
}

const painters: Record<Situation, Painter> = {
  tyres: (sheet, accent) => {
    workshop(sheet, accent)
    sheet.add('<ellipse cx="600" cy="748" rx="580" ry="20" fill="#20262b" opacity=".35"/>')
    for (const x of [160, 420, 680]) sheet.add(tyre(x, 630, 118, 2))
    sheet.add(
      `${tyre(1000, 606, 132, 2)}<circle cx="1000" cy="606" r="154" fill="none" stroke="#fff" stroke-width="14"/><circle cx="1000" cy="606" r="154" fill="none" stroke="${accent}" stroke-width="10" stroke-dasharray="30 20"/>` +
        `<circle cx="1112" cy="492" r="52" fill="${accent}" stroke="#fff" stroke-width="8"/><path d="M1088 492h48M1112 468v48" stroke="#fff" stroke-width="12" stroke-linecap="round"/>`,
    )
  },
  workshop: (sheet, accent) => {
    workshop(sheet, accent)
    hoist(sheet, accent)
    sheet.add(person(590, 700, accent))
  },
  // A caravan in for a service.
  caravan: (sheet, accent) => {
    workshop(sheet, accent)
    vehicle(sheet, -10, 10, 0.92, { body: 'caravan', colour: accent })
    sheet.add(
      `${person(1050, 724, accent)}<g transform="translate(880 640)"><ellipse cx="62" cy="84" rx="90" ry="10" fill="#20262b" opacity=".3"/>` +
        `<path d="M34 14V-6h56v20" fill="none" stroke="#3a4249" stroke-width="9"/><rect y="10" width="124" height="74" rx="8" fill="${tint(accent, -0.2)}"/>` +
        `<rect y="34" width="124" height="8" fill="${tint(accent, 0.4)}"/><rect x="50" y="28" width="24" height="20" rx="4" fill="#e8ecef"/></g>`,
    )
  },
  inspection: (sheet, accent) => {
    workshop(sheet, accent)
    hoist(sheet, accent)
    sheet.add(person(470, 706, accent))
    const ticks = [0, 1, 2, 3]
      .map(
        (i) =>
          `<path d="M${822} ${478 + i * 56}l14 15 26-30" fill="none" stroke="${i < 3 ? '#2f8f5b' : accent}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><rect x="882" y="${474 + i * 56}" width="${130 - (i % 2) * 34}" height="12" rx="6" fill="#aab3ba"/>`,
      )
      .join('')
    sheet.add(
      `<g transform="rotate(4 920 560)"><rect x="784" y="420" width="268" height="310" rx="16" fill="#fff" stroke="#c6ced4" stroke-width="4"/><rect x="870" y="400" width="96" height="40" rx="10" fill="#3a4249"/>${ticks}</g>`,
    )
  },
  // Warranty or insurance cover: a car next to a shield with a tick.
  cover: (sheet, accent) => {
    studio(sheet, studioTones[0])
    vehicle(sheet, -50, 140, 0.7, { body: 'wagon', colour: tint(accent, 0.15) })
    sheet.add(
      `<g transform="translate(40 90)"><path d="M900 150C960 182 1010 190 1060 190C1064 330 1020 420 900 470C780 420 736 330 740 190C790 190 840 182 900 150z" fill="${accent}" stroke="#fff" stroke-width="14" stroke-linejoin="round"/>` +
        '<path d="M832 312l46 50 96-108" fill="none" stroke="#fff" stroke-width="28" stroke-linecap="round" stroke-linejoin="round"/></g>',
    )
  },
  handover: (sheet, accent) => {
    driveway(sheet, seededRandom(4, 'handover'))
    vehicle(sheet, 60, 60, 0.84, { body: 'suv', colour: tint(accent, 0.1) })
    sheet.add(person(1010, 760, accent) + keys(930, 500, accent))
  },
  tradeIn: (sheet, accent) => {
    studio(sheet, studioTones[1])
    vehicle(sheet, -30, 190, 0.56, { body: 'hatch', colour: '#8a9097', seed: 4 })
    vehicle(sheet, 520, 150, 0.62, { body: 'suv', colour: accent, seed: 5 })
    sheet.add(
      `<path d="M430 190C520 110 660 110 760 176" fill="none" stroke="${accent}" stroke-width="18" stroke-linecap="round"/><path d="M716 120l62 62-88 22z" fill="${accent}"/>` +
        `<circle cx="590" cy="150" r="62" fill="#fff" stroke="${accent}" stroke-width="12"/><path d="M612 124c-8-12-44-12-44 8 0 24 46 10 46 36 0 22-40 22-48 6M590 104v92" fill="none" stroke="${tint(accent, -0.2)}" stroke-width="10" stroke-linecap="round"/>`,
    )
  },
  annexe: (sheet, accent) => {
    coast(sheet, seededRandom(5, 'annexe'))
    vehicle(sheet, 40, 20, 0.92, { body: 'caravan', colour: accent })
    let stripes = ''
    for (let i = 0; i < 8; i += 2) stripes += `M${372 + i * 76} 268h76L${440 + (i + 1) * 84} 400h-84z`
    sheet.add(
      `<path d="M372 268H980L1112 400H440z" fill="#f8f5ee" stroke="#d9d3c6" stroke-width="3"/><path d="${stripes}" fill="${accent}"/>` +
        // Walls with windows, and between them the open door.
        [446, 946]
          .map(
            (x) =>
              `<path d="M${x} 402h160V676h-160z" fill="#efe9dc" stroke="#d9d3c6" stroke-width="3"/><rect x="${x + 26}" y="446" width="108" height="92" rx="6" fill="#c5d5dc" stroke="#fff" stroke-width="6"/>`,
          )
          .join('') +
        '<path d="M446 402V676M1106 402V676" stroke="#e4e7e9" stroke-width="9"/><ellipse cx="780" cy="716" rx="190" ry="14" fill="#20262b" opacity=".25"/>' +
        `<path d="M690 610h180" stroke="#8a6a4c" stroke-width="16"/><path d="M712 616l-20 100M848 616l20 100" stroke="#6f553d" stroke-width="9"/>` +
        [610, 930]
          .map(
            (x) =>
              `<path d="M${x} 560v76h66v-76" fill="${tint(accent, -0.2)}"/><path d="M${x} 560v150M${x + 66} 560v150M${x} 636h66" fill="none" stroke="#3b4247" stroke-width="8"/>`,
          )
          .join(''),
    )
  },
  learner: (sheet, accent) => {
    studio(sheet, studioTones[0])
    vehicle(sheet, -40, 40, 0.82, { body: 'sportsBike', colour: accent, seed: 2 })
    sheet.add(
      '<ellipse cx="980" cy="690" rx="190" ry="20" fill="#20262b" opacity=".28"/>' +
        `<path d="M820 560C820 420 900 360 990 360C1090 360 1150 440 1150 550C1150 610 1130 660 1100 676H900C846 660 820 620 820 560z" fill="${accent}"/>` +
        `<path d="M830 520C850 470 910 456 1000 462C1030 464 1040 480 1040 510V560C1040 580 1020 590 1000 590H850C832 580 824 550 830 520z" fill="#1d2328"/><path d="M850 510C870 486 920 480 980 484" stroke="#9fb3c2" stroke-width="12" fill="none" stroke-linecap="round"/>` +
        `<path d="M900 376C960 356 1060 372 1100 420" stroke="#fff" stroke-width="18" fill="none" opacity=".7" stroke-linecap="round"/>` +
        '<rect x="700" y="600" width="86" height="86" rx="8" fill="#f6c21c" stroke="#20262b" stroke-width="6"/><path d="M728 622v44h32" fill="none" stroke="#20262b" stroke-width="12"/>',
    )
  },
  charger: (sheet, accent) => {
    studio(sheet, studioTones[3])
    vehicle(sheet, 30, 50, 0.86, { body: 'suv', colour: '#d9dde0', seed: 6 })
    sheet.add(
      `<rect x="1010" y="250" width="120" height="210" rx="26" fill="#f3f6f7"/><circle cx="1070" cy="320" r="34" fill="${accent}"/><path d="M1076 296l-24 30h18l-6 22 26-32h-18z" fill="#10181a"/>` +
        `<path d="M1070 460C1070 640 970 640 934 352" fill="none" stroke="#10181a" stroke-width="14" stroke-linecap="round"/><path d="M1070 460C1070 640 970 640 934 352" fill="none" stroke="${accent}" stroke-width="4" stroke-dasharray="18 16"/>`,
    )
  },
  week: (sheet, accent) => {
    studio(sheet, studioTones[3])
    vehicle(sheet, -20, 60, 0.8, { body: 'hatch', colour: accent, seed: 6 })
    let days = ''
    for (let i = 0; i < 28; i++) {
      const [x, y] = [842 + (i % 7) * 42, 350 + Math.floor(i / 7) * 56]
      days += `<rect x="${x}" y="${y}" width="32" height="40" rx="6" fill="${i < 7 ? accent : '#dfe5e8'}"/>`
    }
    sheet.add(
      `<g transform="rotate(3 990 420)"><rect x="816" y="240" width="342" height="360" rx="22" fill="#fff"/><path d="M816 318V262a22 22 0 0 1 22-22h298a22 22 0 0 1 22 22v56z" fill="#10181a"/><path d="M900 214v48M1074 214v48" stroke="#8f9aa1" stroke-width="14" stroke-linecap="round"/>${days}</g>`,
    )
  },
}

/** A member of staff of the workshop or the yard, standing. */
const person = (x: number, foot: number, accent: string) =>
  `<g transform="translate(${x} ${foot})"><ellipse cx="0" cy="0" rx="70" ry="12" fill="#20262b" opacity=".3"/><path d="M-34 0L-28-120H28L34 0H8L0-80L-8 0z" fill="#2b343c"/>` +
  `<path d="M-46-120C-50-200-40-232 0-236C40-232 50-200 46-120z" fill="${accent}"/><path d="M-44-214L-74-140l18 8 26-50zM44-214l34 66-14 14-34-44z" fill="${tint(accent, -0.2)}"/>` +
  '<circle cx="0" cy="-266" r="32" fill="#c98f68"/><path d="M-33-270C-34-300-18-308 2-308S36-298 33-266C24-284 2-284-14-286z" fill="#3a2a22"/></g>'

const keys = (x: number, y: number, accent: string) =>
  `<g transform="translate(${x} ${y})"><circle r="62" fill="#fff" opacity=".92"/><g fill="none" stroke="${tint(accent, -0.2)}" stroke-width="11" stroke-linecap="round"><circle cx="-14" cy="-10" r="18"/><path d="M2 4L34 34M20 20l12-12"/></g></g>`

/** Subject of an offer or a post that a car alone wouldn’t show: 1200 × 800, without text. */
export function drawSituation({ situation, accent }: { situation: Situation; accent: string }): string {
  const sheet = new SvgSheet(`o${situation.slice(0, 3)}-`)
  painters[situation](sheet, accent)
  return sheet.toString()
}
