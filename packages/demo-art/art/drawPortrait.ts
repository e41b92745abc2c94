import { tint } from './paint'
import { seededRandom } from './seededRandom'
import { SvgSheet } from './svg/SvgSheet'

export const hairStyles = ['short', 'crop', 'side', 'bob', 'long', 'bun', 'curls', 'bald', 'scarf'] as const
export const clothes = ['polo', 'shirt', 'blazer', 'overall', 'jumper'] as const

export interface PortraitArt {
  /** Seed of the portrait: unspecified features are derived from it. */
  name: string
  /** The dealer's colour as `#rrggbb`: behind the person, and in the clothing. */
  accent: string
  hair?: (typeof hairStyles)[number]
  clothing?: (typeof clothes)[number]
  /** 0 the palest skin to 5 the darkest. */
  skin?: number
  beard?: boolean
  glasses?: boolean
  /** Grey hair. */
  grey?: boolean
}

const skins = ['#f3d3bd', '#e8bd9d', '#d6a17c', '#b97f57', '#8f5c3c', '#6b4229'] as const
const hairs = ['#2a211c', '#43302a', '#6b4a33', '#8f6a43', '#b98d55', '#7a3f28'] as const

/** A member of staff, head and shoulders, 640 × 640: friendly, and no likeness of a person. */
export function drawPortrait({ name, accent, ...wanted }: PortraitArt): string {
  const random = seededRandom([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0, 'portrait')
  const skin = skins[wanted.skin ?? Math.floor(random.between(0, 5.99))] ?? skins[1]
  const style = wanted.hair ?? random.pick(hairStyles)
  const clothing = wanted.clothing ?? random.pick(clothes)
  const hair = wanted.grey ? '#b9b7b3' : (wanted.skin ?? 0) > 2 ? '#241c19' : random.pick(hairs)
  const sheet = new SvgSheet(`f${name.length}${name.charCodeAt(0)}-`, 640, 640)
  const behind = sheet.linear(
    [0, 0],
    [640, 640],
    [
      { at: 0, colour: tint(accent, 0.78) },
      { at: 1, colour: tint(accent, 0.5) },
    ],
  )
  sheet.add(`<rect width="640" height="640" fill="${behind}"/><circle cx="320" cy="300" r="250" fill="#fff" opacity=".28"/>`)
  sheet.add(backOfHair(style, hair, accent))
  sheet.add(body(clothing, accent, skin))
  const [shade, cheek] = [tint(skin, -0.16), '#d9705e']
  sheet.add(
    `<path d="M268 392h104v66c0 34-104 34-104 0z" fill="${shade}"/>` +
      (style === 'scarf'
        ? ''
        : `<ellipse cx="206" cy="292" rx="20" ry="30" fill="${shade}"/><ellipse cx="434" cy="292" rx="20" ry="30" fill="${shade}"/>`) +
      `<path d="M208 262C208 168 254 128 320 128S432 168 432 262C432 362 388 424 320 424S208 362 208 262z" fill="${skin}"/>` +
      `<ellipse cx="252" cy="330" rx="28" ry="18" fill="${cheek}" opacity=".16"/><ellipse cx="388" cy="330" rx="28" ry="18" fill="${cheek}" opacity=".16"/>`,
  )
  if (wanted.beard)
    sheet.add(
      `<path d="M210 300C214 390 262 440 320 440S426 390 430 300C416 344 386 352 366 346C340 336 300 336 274 346C254 352 224 344 210 300z" fill="${tint(hair, 0.08)}"/>`,
    )
  const brow = tint(hair, -0.2)
  sheet.add(
    `<g fill="none" stroke="${brow}" stroke-width="9" stroke-linecap="round"><path d="M246 246q24-16 46-4M348 242q22-12 46 4"/></g>` +
      '<circle cx="270" cy="280" r="11" fill="#2b2420"/><circle cx="370" cy="280" r="11" fill="#2b2420"/><circle cx="274" cy="276" r="3.6" fill="#fff"/><circle cx="374" cy="276" r="3.6" fill="#fff"/>' +
      `<path d="M318 288q-14 32 6 38" fill="none" stroke="${tint(skin, -0.3)}" stroke-width="6" stroke-linecap="round"/>` +
      `<path d="M276 360q44 40 88 0q-44 16-88 0z" fill="#fff" stroke="${tint(skin, -0.5)}" stroke-width="6" stroke-linejoin="round"/>`,
  )
  sheet.add(frontOfHair(style, hair, accent))
  if (wanted.glasses)
    sheet.add(
      '<g fill="#fff" fill-opacity=".18" stroke="#2b2f36" stroke-width="7"><rect x="232" y="254" width="76" height="56" rx="24"/><rect x="332" y="254" width="76" height="56" rx="24"/><path d="M308 278q12-8 24 0M232 276l-22-6M408 276l22-6" fill="none"/></g>',
    )
  return sheet.toString()
}

function body(clothing: (typeof clothes)[number], accent: string, skin: string): string {
  const shoulders = (fill: string) =>
    `<path d="M62 640C66 520 120 478 214 454C252 500 388 500 426 454C520 478 574 520 578 640z" fill="${fill}"/>`
  const dark = tint(accent, -0.45)
  switch (clothing) {
    case 'polo':
      return `${shoulders(tint(accent, -0.12))}<path d="M222 452L320 536L418 452L440 486L366 566L320 540L274 566L200 486z" fill="${dark}"/><path d="M320 540v78" stroke="${dark}" stroke-width="7"/>`
    case 'shirt':
      return `${shoulders('#f2f4f6')}<path d="M226 450L320 548L252 590L196 482zM414 450L320 548L388 590L444 482z" fill="#dfe4e9"/><path d="M320 548v92" stroke="#c3cbd2" stroke-width="6"/>`
    case 'blazer':
      return `${shoulders(dark)}<path d="M244 460L320 640L396 460C360 486 280 486 244 460z" fill="#f4f5f6"/><path d="M232 452L200 530L318 640L244 460zM408 452L440 530L322 640L396 460z" fill="${tint(accent, -0.62)}"/>`
    case 'overall':
      return `${shoulders('#e6e8ea')}<path d="M180 640V560H460V640zM196 470h44v110h-44zM400 470h44v110h-44z" fill="${dark}"/><circle cx="218" cy="576" r="10" fill="#d9dee2"/><circle cx="422" cy="576" r="10" fill="#d9dee2"/><path d="M262 472q58 52 116 0l10 14q-68 58-136 0z" fill="${tint(skin, -0.2)}" opacity=".4"/>`
    case 'jumper':
      return `${shoulders(tint(accent, -0.3))}<path d="M218 456C250 506 390 506 422 456L434 476C396 532 244 532 206 476z" fill="${tint(accent, -0.5)}"/>`
  }
}

function backOfHair(style: (typeof hairStyles)[number], hair: string, accent: string): string {
  switch (style) {
    case 'long':
      return `<path d="M186 270C176 140 250 92 320 92S464 140 454 270C452 380 474 450 490 508H150C166 450 188 380 186 270z" fill="${tint(hair, -0.15)}"/>`
    case 'bob':
      return `<path d="M182 280C176 140 250 94 320 94S464 140 458 280V400C440 424 410 420 396 410H244C230 420 200 424 182 400z" fill="${tint(hair, -0.15)}"/>`
    case 'bun':
      return `<circle cx="320" cy="92" r="54" fill="${tint(hair, -0.1)}"/>`
    case 'curls':
      return [
        [214, 214, 62],
        [250, 142, 66],
        [320, 112, 70],
        [392, 142, 66],
        [426, 214, 62],
        [206, 290, 42],
        [434, 290, 42],
      ]
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${hair}"/>`)
        .join('')
    case 'scarf':
      return `<path d="M170 290C160 140 240 84 320 84S480 140 470 290C480 420 510 500 520 560H120C130 500 160 420 170 290z" fill="${tint(accent, -0.2)}"/>`
    default:
      return ''
  }
}

function frontOfHair(style: (typeof hairStyles)[number], hair: string, accent: string): string {
  switch (style) {
    case 'short':
      return `<path d="M202 268C190 150 246 104 324 104C404 104 450 152 438 268C430 226 414 204 396 190C350 206 282 204 246 186C224 204 210 230 202 268z" fill="${hair}"/>`
    case 'crop':
      return `<path d="M204 246C200 158 252 112 320 112S440 158 436 246C426 204 400 180 372 172C338 164 300 164 268 172C240 180 214 204 204 246z" fill="${hair}"/>`
    case 'side':
      return `<path d="M200 272C184 160 236 100 322 100C410 98 456 156 440 274C432 236 424 214 404 196C380 200 290 204 262 160C244 184 214 216 200 272z" fill="${hair}"/>`
    case 'bob':
    case 'long':
      return `<path d="M192 300C178 160 240 100 320 100S462 160 448 300C440 246 420 206 380 176C340 204 268 214 236 206C212 232 198 262 192 300z" fill="${hair}"/>`
    case 'bun':
      return `<path d="M202 262C196 156 250 108 320 108S444 156 438 262C424 206 380 176 320 176S216 206 202 262z" fill="${hair}"/>`
    case 'curls':
      return [
        [238, 184, 40],
        [290, 160, 42],
        [346, 160, 42],
        [400, 184, 40],
      ]
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${tint(hair, 0.06)}"/>`)
        .join('')
    case 'scarf':
      return `<path d="M196 320C176 170 240 108 320 108S464 170 444 320C436 240 400 176 320 176S204 240 196 320z" fill="${tint(accent, -0.32)}"/><path d="M206 330C214 420 262 452 320 452S426 420 434 330C450 440 420 500 320 500S190 440 206 330z" fill="${tint(accent, -0.26)}"/>`
    case 'bald':
      return `<path d="M204 282C198 262 200 236 208 222C206 250 206 268 210 290zM436 282C442 262 440 236 432 222C434 250 434 268 430 290z" fill="${hair}"/><ellipse cx="290" cy="160" rx="44" ry="14" fill="#fff" opacity=".25" transform="rotate(-18 290 160)"/>`
  }
}
