import { findTypos } from './findTypos'

const alone = { shared: new Uint8Array(1), leaves: new Uint32Array([1]) }

/** Whether one word may be meant by a typed one; see `findTypos`. */
export function isMeantBy(word: string, typed: string, allowed: number, isPrefix: boolean): boolean {
  let isMeant = false
  findTypos({ words: [word], ...alone }, typed, allowed, isPrefix, () => {
    isMeant = true
  })
  return isMeant
}
