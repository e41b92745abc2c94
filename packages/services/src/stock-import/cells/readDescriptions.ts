import { maxVideos, parseVideo } from '@forecourt/rules/entities/parseVideo'
import { isPlaceholder } from '../placeholders'
import { empty, notUnderstood, type Reader } from './Outcome'
import { hasLetters, isWithoutText } from './readTexts'

const tag = /<\/?(?:[abipu]|br|div|em|font|h[1-6r]|img|li|[ou]l|small|span|strong|su[bp]|t[adhr][a-z]{0,4})(?:[\s/][^<>]*)?>/gi

const lineTag = /^<\/?(?:br|div|h|li|p|tr)/i

/** Strips the HTML of old websites. */
export const readComments: Reader<string> = (text) => {
  if (isWithoutText(text)) return empty
  if (!/\p{Letter}/u.test(text)) return notUnderstood(`“${text.slice(0, 40)}” isn’t a text.`)
  if (!text.includes('<')) return text
  const parts = text.split(/<(?=(?:script|style)\b)/i)
  const shown = parts.map((part, index) => (index === 0 ? part : (part.split(/<\/(?:script|style)>/i)[1] ?? ''))).join('')
  const plain = shown.replace(tag, (found) => (lineTag.test(found) ? '\n' : ''))
  if (plain === text) return text
  const lines = plain.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join('\n') || empty
}

/** Absent or broken: “Sunroof: No”, “Towbar - not fitted”, “Sunroof (broken)”, “No spare key”. */
const notFitted =
  /^no (?:spare|second|(?:log|service )?books?|keys?|rego|registration|mats|history)\b|[:=]\s?(?:no|n|false|0|none|\?+)$|\?$|\b(?:not (?:fitted|included|available|installed|working|operational)|broken|faulty|removed|missing|damaged|torn|disconnected|inoperative|void)\)?$/i

/** Splits a list of features at semicolons, bars, tildes or line breaks, or else at commas. */
export const readFeatures: Reader<readonly string[]> = (text) => {
  if (isWithoutText(text)) return empty
  const parts = text.split(/[;|\n]|(?<=\S)~(?=\S)/)
  const each = (parts.length > 1 ? parts : text.split(','))
    .map((part) => part.trim().slice(0, 120))
    .filter((part) => part.length > 1 && hasLetters(part) && !notFitted.test(part) && !isPlaceholder(part))
  return each.length === 0 ? empty : each.slice(0, 100)
}

export const readVideos: Reader<readonly string[]> = (text) => {
  const parts = text.split(/[\s;|,]+/).filter((part) => part !== '')
  const other = parts.find((part) => parseVideo(part) === null)
  if (other !== undefined) return notUnderstood(`“${other.slice(0, 60)}” isn’t the address of a video on YouTube or Vimeo.`)
  return [...new Set(parts.flatMap((part) => parseVideo(part)?.address ?? []))].slice(0, maxVideos)
}
