import { pictureFocus, withFocus } from '@forecourt/schema/formats/pictureFocus'
import { type ArtBody, artBodies } from './art/artBodies'
import { drawBadge } from './art/drawBadge'
import { type BuildingArt, drawBuilding } from './art/drawBuilding'
import { drawLogo, type LogoSign } from './art/drawLogo'
import { clothes, drawPortrait, hairStyles } from './art/drawPortrait'
import { drawScene, type SceneKind } from './art/drawScene'
import { drawSituation, type Situation } from './art/drawSituation'
import type { Pictures } from './pictures'
import { findStyle } from './stock/styles/findStyle'

const one = <T extends string>(words: readonly string[], known: readonly T[]) => known.find((word) => words.includes(word))

/** Drawings asked for in words, by their first word. Colours are `#rrggbb`. */
const drawings: Readonly<Record<string, { folder: string; draw: (words: readonly string[]) => string }>> = {
  /** `scene:coast`, with a vehicle in it `scene:coast largeSuv #f1f2f0`, and with one model `scene:city suv #1f4e8c Toyota RAV4`. */
  scene: {
    folder: 'scenes',
    draw: ([kind = '', body, colour, make = '', ...model]) => {
      const known = artBodies.find((art): art is ArtBody => art === body)
      const look = findStyle(make, model.join(' '), 9_999) ?? undefined
      return drawScene({ kind: kind as SceneKind, seed: kind.length, ...(known && colour && { vehicle: { body: known, colour, look } }) })
    },
  },
  /** `situation:tyres #b23a0a` */
  situation: {
    folder: 'scenes',
    draw: ([situation = '', accent = '#3a4249']) => drawSituation({ situation: situation as Situation, accent }),
  },
  /** `building:yard #b23a0a` */
  building: {
    folder: 'scenes',
    draw: ([kind = '', accent = '#3a4249']) => drawBuilding({ seed: kind.length, accent, kind: kind as BuildingArt['kind'] }),
  },
  /** `logo:leaf #1d3461 #0f9d8a`: the tile's colour and the accent. */
  logo: { folder: 'logos', draw: ([sign = '', colour = '', accent = '']) => drawLogo({ sign: sign as LogoSign, colour, accent }) },
  /** `badge:certified #c8102e` */
  badge: { folder: 'logos', draw: ([, colour = '']) => drawBadge({ colour }) },
  /** `person:Gary #b23a0a short polo skin2 beard glasses grey` */
  person: {
    folder: 'people',
    draw: ([name = '', accent = '', ...words]) => {
      const skin = words.find((word) => word.startsWith('skin'))?.slice(4)
      return drawPortrait({
        name,
        accent,
        hair: one(words, hairStyles),
        wears: one(words, clothes),
        ...(skin !== undefined && { skin: Number(skin) }),
        beard: words.includes('beard'),
        glasses: words.includes('glasses'),
        grey: words.includes('grey'),
      })
    },
  },
}

/** Formatted texts hold nothing but names of files: `drawn/situation/workshop/b23a0a` asks for `situation:workshop #b23a0a`. */
const inWords = (text: string): string =>
  text.startsWith('drawn/')
    ? text
        .replace(/^drawn\/([a-z]+)\//, '$1:')
        .replaceAll('/', ' ')
        .replace(/ ([0-9a-f]{6})(?= |$)/g, ' #$1')
    : text

/** Replaces every drawing asked for in a config with the key of the stored picture; a point of focus behind it, such as `#100,50`, stays. */
export const withDrawings = async <T>(values: T, pictures: Pictures): Promise<T> => {
  if (typeof values === 'string') {
    const { file, focus } = pictureFocus(values)
    const asked = inWords(file)
    const [, kind = '', words = ''] = /^([a-z]+):(\S.*)$/.exec(asked) ?? []
    const drawing = drawings[kind]
    if (!drawing) return values
    const key = await pictures.drawing(asked, drawing.folder, () => drawing.draw(words.split(' ')))
    return (focus ? withFocus(key, focus) : key) as T
  }
  if (Array.isArray(values)) return (await Promise.all(values.map((value) => withDrawings(value, pictures)))) as T
  if (values && typeof values === 'object') {
    return Object.fromEntries(
      await Promise.all(Object.entries(values).map(async ([key, value]) => [key, await withDrawings(value, pictures)])),
    ) as T
  }
  return values
}
