import { seededRandom } from './seededRandom'
import { SvgSheet } from './svg/SvgSheet'

/** What stands under the cloth. */
export type PlaceholderShape = 'car' | 'ute' | 'van' | 'bike' | 'caravan'

const silhouettes: Record<PlaceholderShape, string> = {
  car: 'M190 560C186 510 196 474 250 462C330 446 380 440 424 424C500 356 560 332 690 330C800 328 860 366 922 424C980 430 1016 444 1024 480C1032 516 1030 560 1022 572C1010 590 990 590 970 590H230C204 590 192 582 190 560z',
  ute: 'M180 560C176 500 190 458 250 446C320 434 360 430 396 418C450 344 480 318 570 316H650C690 318 704 360 712 420H1020C1032 440 1032 540 1026 570C1018 588 1000 590 980 590H230C200 590 182 584 180 560z',
  van: 'M190 560C186 480 196 430 260 410C320 390 356 320 400 276C430 250 470 244 560 244H960C1000 246 1016 262 1020 300C1026 380 1028 520 1022 566C1016 588 1000 590 980 590H230C204 590 192 582 190 560z',
  bike: 'M300 590C310 500 350 450 420 420C430 370 470 330 540 330C570 380 620 380 680 390C760 380 840 390 880 430C900 470 940 520 950 590z',
  caravan:
    'M330 590C320 480 320 360 350 280C360 250 380 240 430 240H930C970 242 990 262 994 300C1000 400 1000 520 992 570C988 588 976 590 960 590H352zM350 566L190 586V570L350 540z',
}

/** 'Images coming soon': a vehicle under a cloth in a quiet studio, 1200 × 800. Wording belongs to the page, not to the picture. */
export function drawPlaceholder(options: { shape?: PlaceholderShape; seed?: number; tone?: string; caption?: string } = {}): string {
  const { shape = 'car', seed = 1, tone = '#c3c9cf', caption } = options
  const random = seededRandom(seed, 'placeholder')
  const sheet = new SvgSheet(`p${shape[0]}${(seed >>> 0).toString(36)}-`)
  sheet.add(
    `<rect width="1200" height="800" fill="${sheet.linear(
      [0, 0],
      [0, 800],
      [
        { at: 0, colour: '#eef0f2' },
        { at: 0.62, colour: '#dde1e5' },
        { at: 0.72, colour: '#e8ebed' },
        { at: 1, colour: '#d3d8dd' },
      ],
    )}"/>`,
  )
  sheet.add(
    `<rect width="1200" height="800" fill="${sheet.radial([600, 380], 620, [
      { at: 0, colour: '#ffffff', opacity: 0.8 },
      { at: 1, colour: '#ffffff', opacity: 0 },
    ])}"/>`,
  )
  sheet.add(`<ellipse cx="606" cy="598" rx="450" ry="26" fill="#59636e" opacity=".45" filter="${sheet.blur(14)}"/>`)
  const d = silhouettes[shape]
  sheet.path(d, { fill: tone })
  sheet.path(d, {
    fill: sheet.linear(
      [0, 250],
      [0, 590],
      [
        { at: 0, colour: '#ffffff', opacity: 0.6 },
        { at: 0.4, colour: '#ffffff', opacity: 0.12 },
        { at: 1, colour: '#4b5661', opacity: 0.4 },
      ],
    ),
  })
  let folds = ''
  for (let x = 220; x < 1010; x += random.between(50, 110))
    folds += `M${x.toFixed(0)} 600C${(x + 14).toFixed(0)} 540 ${(x + random.between(-20, 40)).toFixed(0)} 500 ${(x + random.between(0, 60)).toFixed(0)} ${random.between(420, 490).toFixed(0)}`
  sheet.group({ 'clip-path': sheet.clip(d) }, () => {
    sheet.path(folds, { fill: 'none', stroke: '#56616c', 'stroke-width': 7, opacity: 0.16, 'stroke-linecap': 'round' })
    sheet.add(
      `<path d="${folds}" transform="translate(8 0)" fill="none" stroke="#fff" stroke-width="5" opacity=".35" stroke-linecap="round"/>`,
    )
  })
  if (caption) {
    sheet.add(
      `<text x="600" y="700" text-anchor="middle" font-family="Helvetica, Arial, sans-serif" font-size="34" fill="#5b6570" letter-spacing="1">${escapeText(caption)}</text>`,
    )
  }
  return sheet.toString()
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
