/** Maximum characters of comments that are searched. */
const longestRead = 5_000
const mayName = /built|build|manufactur|complian|complied|plated?|assembled/i
/** “Built 2015”, “build date 06/2016”, “compliance plate 07/16”, “2016 build”. */
const built =
  /\b(?:built|build|manufactured?|compliance|complied|plated?|assembled)(?:[\s:=-]{1,3}(?:date|year|plate|plated|is|was|in|on|of)){0,3}[\s:=-]{1,3}(?:[a-z]{3,9}\.?\s|(?:\d{1,2}[/.-]){1,2})?((?:19|20)\d\d)(?![\d,.]\d|\d| ?(?:km|mm|kg|cc))|(?<![\d/$,.-])((?:19|20)\d\d)[ -](?:build|built|plated?|compliance|complied|manufactured?)\b/i
/** Sentences about something else that was built. */
const ofOther =
  /\b(?:business|dealer(?:ship)?|reputation|company|family|since|show ?room|house|engine|motor|rebuilt|canopy|tray|body|caravan park|replica|similar|number plates?)\b/i

/** The year in which a car was built according to its comments; null if they don't say. */
export const buildYearIn = (comments: string): number | null => {
  if (!mayName.test(comments)) return null
  for (const sentence of comments.slice(0, longestRead).split(/\.(?=\s|$)|[!?\n|•*;]/)) {
    const [, after, before] = (!ofOther.test(sentence) && built.exec(sentence)) || []
    if (after ?? before) return Number(after ?? before)
  }
  return null
}
