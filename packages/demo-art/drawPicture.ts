import type { BuildingKind, Situation } from '@forecourt/seeds/Scenario'
import { type ArtBody, artBodies } from './art/artBodies'
import { drawBadge } from './art/drawBadge'
import { type BuildingArt, drawBuilding } from './art/drawBuilding'
import { drawLogo, type LogoSign } from './art/drawLogo'
import { clothes, drawPortrait, hairStyles } from './art/drawPortrait'
import { drawScene, type SceneKind } from './art/drawScene'
import { drawSituation } from './art/drawSituation'
import { findStyle } from './styles/findStyle'

const findArg = <T extends string>(args: readonly string[], known: readonly T[]) => known.find((word) => args.includes(word))

/** How each kind of drawing is drawn, by its first word. Colours are `#rrggbb`. */
const drawings: Readonly<Record<string, (args: readonly string[]) => string>> = {
  /** `scene:coast`, with a vehicle in it `scene:coast largeSuv #f1f2f0`, and with one model `scene:city suv #1f4e8c Toyota RAV4`. */
  scene: ([kind = '', body, colour, make = '', ...model]) => {
    const artBody = artBodies.find((art): art is ArtBody => art === body)
    const look = findStyle(make, model.join(' '), 9_999) ?? undefined
    return drawScene({ kind: kind as SceneKind, seed: kind.length, ...(artBody && colour && { vehicle: { body: artBody, colour, look } }) })
  },
  /** `situation:tyres #b23a0a` */
  situation: ([situation = '', accent = '#3a4249']) => drawSituation({ situation: situation as Situation, accent }),
  /** `building:yard #b23a0a`; of a location, with its seed, the number of its house and the vehicles in front of it: `building:yard #b23a0a 12 3 caravan`. */
  building: ([kind = '', accent = '#3a4249', seed, house, stock]) =>
    drawBuilding({
      kind: kind as BuildingKind,
      accent,
      seed: seed === undefined ? kind.length : Number(seed),
      ...(house !== undefined && { house: Number(house) }),
      ...(stock !== undefined && { stock: stock as BuildingArt['stock'] }),
    }),
  /** `logo:leaf #1d3461 #0f9d8a`: the tile's colour and the accent. */
  logo: ([sign = '', colour = '', accent = '']) => drawLogo({ sign: sign as LogoSign, colour, accent }),
  /** `badge:certified #c8102e` */
  badge: ([, colour = '']) => drawBadge({ colour }),
  /** `person:Gary #b23a0a short polo skin2 beard glasses grey` */
  person: ([name = '', accent = '', ...args]) => {
    const skin = args.find((word) => word.startsWith('skin'))?.slice(4)
    return drawPortrait({
      name,
      accent,
      hair: findArg(args, hairStyles),
      clothing: findArg(args, clothes),
      ...(skin !== undefined && { skin: Number(skin) }),
      beard: args.includes('beard'),
      glasses: args.includes('glasses'),
      grey: args.includes('grey'),
    })
  },
}

/** The drawing with a textual name, such as `situation:tyres #b23a0a`, as SVG. */
export const drawPicture = (drawing: string): string => {
  const [, kind = '', args = ''] = /^([a-z]+):(.+)$/.exec(drawing) ?? []
  const draw = drawings[kind]
  if (!draw) throw new Error(`There is no kind of drawing for “${drawing}”.`)
  return draw(args.split(' '))
}
