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

const mayNameModel = /model|my/i
/** “2016 model”, “MY16”, “MY2016”, “2016MY”, “model year 2016”. A lower-case “my” is a pronoun. */
const ofModel =
  /(?<![\d/$,.-])((?:19|20)\d\d)[ -]?(?:model\b(?! (?:s|x|y|3)\b)|year model\b|MY\b|model year\b)|\b[Mm]odel year(?: is| of)?[ :=-]{1,3}((?:19|20)\d\d)\b|\bMY ?['’]?((?:20)?[0-3]\d)(?:\.\d+)?\b/
/** Sentences that compare models, or are about another car. */
const ofOtherModel =
  /\b(?:than|unlike|compar\w*|similar|same as|previous|older|newer|replac\w*|updat\w*|upgrad\w*|facelift\w*|introduc\w*|successor|since|also|another|other|until|before|onwards|\d{4} ?(?:-|–|to) ?\d{4})\b/i

/** The model year according to the comments of a car; null if they don't say. */
export const modelYearIn = (comments: string): number | null => {
  if (!mayNameModel.test(comments)) return null
  for (const sentence of comments.slice(0, longestRead).split(/\.(?=\s|$)|[!?\n|•*;]/)) {
    const [, before, after, short] = (!ofOther.test(sentence) && !ofOtherModel.test(sentence) && ofModel.exec(sentence)) || []
    const year = before ?? after ?? (short?.length === 2 ? `20${short}` : short)
    if (year !== undefined) return Number(year)
  }
  return null
}
