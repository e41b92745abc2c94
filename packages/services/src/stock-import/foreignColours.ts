import { finishWords } from '@forecourt/rules/stock/vocabulary/plainColour'

/** Colours as imported cars and foreign systems name them: German, French, Italian, Spanish, Dutch and Japanese. */
const names: Readonly<Record<string, string>> = {
  Black: 'schwarz noir nero negro zwart 黒 ブラック',
  White: 'weiss weiß blanc blanche bianco bianca blanco blanca wit 白 ホワイト',
  Silver: 'silber argent argento plata plateado zilver 銀 シルバー',
  Grey: 'grau gris grigio grigia grijs 灰 グレー',
  Blue: 'blau bleu azzurro azul blauw 青 ブルー',
  Red: 'rot rouge rosso rossa rojo rood 赤 レッド',
  Green: 'grün gruen vert verde groen 緑 グリーン',
  Yellow: 'gelb jaune giallo amarillo geel 黄 イエロー',
  Brown: 'braun marron marrone marrón bruin 茶 ブラウン',
}
const byName = new Map(Object.entries(names).flatMap(([english, words]) => words.split(' ').map((word) => [word, english] as const)))
/** Words of a finish in other languages. */
const foreignFinish = /^(?:métallisé|metallise|metallizzato|metálico|metalico|perl|perleffekt|nacré|uni|effekt)$/

/** The English name of a colour in another language, such as “Schwarz metallic”; null for any other text. */
export const englishColour = (text: string): string | null => {
  const words = (
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{Letter}+/gu) ?? []
  ).filter((word) => !finishWords.has(word) && !foreignFinish.test(word))
  const [only] = words
  return words.length === 1 && only !== undefined ? (byName.get(only) ?? null) : null
}
