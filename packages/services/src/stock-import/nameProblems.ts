import { bodies } from '@forecourt/rules/stock/vocabulary/bodies'
import { carTypes } from '@forecourt/rules/stock/vocabulary/carTypes'
import { drives } from '@forecourt/rules/stock/vocabulary/drives'
import { saleTerms } from '@forecourt/rules/stock/vocabulary/saleTerms'
import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import { parseHeading, saleColumns } from './stockColumns'
import { isVariantWord } from './variantWords'

/** Maximum characters and words of a name or a paint. */
const [longestName, mostWords, mostPaintWords] = [60, 8, 7] as const

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that name a colour, with abbreviations of stock lists. */
const colourWords = setOf(
  'white black silver grey gray blue red green yellow orange brown purple pink gold bronze beige cream maroon burgundy navy teal turquoise aqua charcoal graphite champagne ivory copper violet khaki olive tan mocha lime magenta cyan indigo crimson scarlet gunmetal wht whi blk bla slv slvr sil gry gre blu grn org yel brn mrn',
)
/** Other words in the names of paints, of which one is enough. */
const paintWords = setOf(
  'pearl mica glacier snow snowflake snowy frost frosted ice iced arctic polar alpine artic cloud storm stormy mist misty fog smoke smoky smokey shadow night midnight eclipse moon moonlight moondust star starlight stardust galaxy cosmic cosmos lunar lightning thunder thunderstorm flash meteor meteorite meteoroid comet nebula vortex aurora dawn sunrise sunset sunburst dusk twilight sky ocean sea marine lagoon reef atlantic pacific caspian caribbean aegean mediterranean biarritz adriatic sapphire ruby emerald jade amber topaz opal onyx quartz crystal diamond granite slate stone limestone sandstone marble obsidian basalt concrete cement tarmac asphalt steel iron metal platinum titanium tungsten magnesium aluminium aluminum chrome nickel mercury quicksilver billet carbon ebony jet raven panther phantom ghost wolf shark orca dolphin falcon eagle leopard lava magma volcanic volcano flame fire wildfire ember blaze inferno molten cherry wine claret merlot bordeaux rosso rouge vermilion cardinal garnet pomegranate raspberry plum aubergine lavender lilac mauve orchid rose blush coral peach apricot tangerine mandarin mango saffron marigold mustard lemon honey butterscotch caramel toffee coffee espresso latte cappuccino chocolate cocoa chestnut walnut hazelnut almond cinnamon nutmeg mahogany timber oak sepia umber sienna ochre terracotta clay rust desert dune sand sandy savannah savanna sahara outback quicksand wheat straw linen cotton vanilla pebble gravel flint oyster mushroom taupe mink fawn camel saddle cognac parchment bone eggshell chalk alabaster porcelain ceramic fern forest moss mossy jungle eucalyptus gumleaf sage mint pine cactus avocado pistachio peppermint seafoam denim indus cobalt azure cerulean electric reflex nitro gravity vanta meteoric kinetic velocity brilliant candy hypersonic tornado typhoon cyclone hurricane blizzard avalanche everest himalaya matterhorn fuji mojave nardo daytona monza silverstone estoril imola sepang suzuka monaco bahrain tanzanite malachite graphene cashmere bisque biscotti ghiaccio bianco blanc nero noir schwarz weiss weiß bleu vert gris grigio blu azzurro verde giallo argento parchment tin pewter lead shale mineral rhodium iridium bluestone ironbark wattle jarrah boronia bottlebrush waratah opaline glaze satin sterling neptune jupiter saturn pluto mars venus aquamarine lapis boracay oxford chilli paprika cayenne tamarillo pohutukawa pounamu greenstone quantum abyss deep hydro gun zircon zirconia artesian magnetic magnetite magno sting saxony havana ash titan seaspray ingot peacock victory seduce nightfall stealth sparkling liquid radiant maximum dynamic alabaster jean boulder bamboo barolo wave surf surge spirit cactus hornet teak turmeric chianti pacifica mallee kookaburra redgum frozen tempest wildberry firefly firecracker',
)
/** Words beside a colour: the finish, the part of the body, and the number of a paint. */
const finish = setOf(
  'metallic met metal pearlescent prl solid matte matt gloss glossy satin effect tricoat tri coat clear clearcoat special premium paint with and over the roof top bonnet on in of ii iii iv dark light deep bright super ultra pure true vivid soft two tone duo dual stripe stripes accents body wind chill clarity multi coat gun corsa ink hyacinth dk lt off',
)
const materials = setOf(
  'cloth leather lthr leath leatherette vinyl fabric suede microsuede alcantara velour nappa upholstery trim trimmed interior artificial synthetic faux perforated quilted seat seats w inserts insert part partial full accented stitching stitch',
)
/** Words that don’t name a paint, though a colour may follow. */
const foreign = setOf(
  'auto automatic manual hatch hatchback sedan wagon coupe convertible utility diesel unleaded hybrid phev door doors seats seater kms kilometres rego registered registration price sold reserved available stock used demo cylinder litre photo photos call refer check maybe approx approximately similar like needs respray resprayed wrap wrapped primer faded unknown sure vehicle customer order choice taxi fleet mister choose select body colour color exterior interior',
)

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? []
const strange = /[?$@:;=<>{}[\]\\|~^%_*#]|https?|www\./i
const strangeInName = /[?$@;=<>{}[\]\\|~^%_*#]|https?|www\./i
/** Abbreviations, which a shopper would read as written, and materials of seats. */
const abbreviated = /^(?:wht|whi|blk|bla|slv|slvr|sil|gry|gre|blu|grn|org|yel|brn|mrn|lthr|leath)$/
const upholstery = /^(?:cloth|leather|leatherette|vinyl|fabric|suede|microsuede|alcantara|velour|nappa)$/
/** The manufacturer’s code of a paint, such as 040 or 1F7. */
const paintCode = /^(?=.*\d)[a-z0-9]{2,4}$/

/**
 * Why a text isn't a colour; null if it is. In a colour each word is a colour, a paint or a finish; one other word may be before a colour, as
 * in “Polymetal Grey”. The colour of an interior may name its material too (ENT-01).
 */
export const colourProblem = (text: string, isInterior = false): string | null => {
  const words = text.length > longestName ? [] : wordsOf(text)
  const isColour = (word: string | undefined): boolean => word !== undefined && (colourWords.has(word) || paintWords.has(word))
  const isKnown = (word: string): boolean => isColour(word) || finish.has(word) || (isInterior && materials.has(word))
  const isName = (word: string, place: number): boolean =>
    !text.includes('(') && /^\p{Letter}{4,}$/u.test(word) && isColour(words[place + 1]) && !foreign.has(word) && !materials.has(word)
  const isCode = (word: string, place: number): boolean =>
    place > 0 && place === words.length - 1 && paintCode.test(word) && !doors.test(word) && !/^\d(?:x|wd)\d?/.test(word)
  const others = words.filter((word) => !isKnown(word))
  const areRead = words.every((word, index) => isKnown(word) || isName(word, index) || isCode(word, index))
  const hasColour = words.some(isColour)
  const isStitch = isInterior && /^(?:accents?|stitch(?:ing)?)$/.test(words.at(-1) ?? '') && !words.some((word) => upholstery.test(word))
  return hasColour &&
    areRead &&
    !isStitch &&
    !words.some((word) => isInterior && abbreviated.test(word)) &&
    others.length <= 2 &&
    words.length <= mostPaintWords &&
    !strange.test(text)
    ? null
    : `“${text}” isn’t a colour.`
}

/** Numbers of gears, and words for a gearbox. */
const gearbox =
  /(?<![a-z0-9])(?:\d{1,2}[ -]?(?:sp|spd|speed|gear)s?|(?:[4-9]|10)(?:at|mt)|auto|automatic|manual|man|cvt|dct|dsg|pdk|tiptronic|steptronic|transmission|gearbox)(?![a-z0-9])/i
const doors = /(?<![a-z0-9.])[2-6][ -]?(?:d|drs?|doors?)(?![a-z0-9])/i
const bodyWords =
  /(?<![a-z0-9])(?:hatch(?:back)?|sedan|saloon|(?:station )?wagon|utility|ute|suv|(?<!gran )coup[eé]|convertible|cabriolet|(?:panel )?van|people mover|pick[ -]?up|hardtop|c\/chas|p\/up)(?![a-z0-9])/i
/** A seat count is part of many names: “ST 7 Seat”. */
const seatCount = /(?<![a-z0-9])[2-9][ -]?seat(?:s|er)?(?![a-z])/gi
const isTrimWord = /^(?:cloth|vinyl|fabric|velour|microsuede|lthr|leath|leatherette|upholstery|trim|trimmed|interior|buckets?|bench)$/
/** Nouns beside a colour in a name: “Black Edition”. */
const ofEdition = setOf('edition ed pack package line style label badge series hawk limited special collection top diamond')
/** Colours, and abbreviations of them, that are names of variants too. */
const notOnlyColours = setOf('gold bronze copper champagne ivory lime tan rd sil bla whi gre org yel brn mrn indigo')
/** Words about equipment, a sale, a condition or a person. */
const ofOther =
  /(?<![a-z])w\/|(?<![a-z])ex[ -](?:hire|gov|demo|lease|rental|fleet|company|taxi|police|council)|(?<![a-z])(?:sold|reserved|deposit|(?<!toby )prices?|costs?|owners?|rego|rwc|roadworthy|financed?|ppsr|encumbered|photos?|pics?|kms?|kilomet(?:re|er)s|needs?|ask|call|trade[ -]?in|arriving|drive ?away|workshop|detailing|customers?|clients?|repairs?|repaired|written|write[ -]?off|rwo|swo|wovr|uo|damaged?|hail|see|refer|this|has|with|please|owes|invoiced?|stock|unknown|missing|check|confirm|verify|maybe|not|seats?|tow ?bars?|bull ?bars?|nudge ?bars?|canopy|tint(?:ed)?|sun ?roof|alloys|floor mats|snorkel|liner|roof ?racks?|winch|sat ?nav|gps|dvd|bluetooth|camera)(?![a-z])/i
/** The trade’s short forms for a sale or a hold. */
const ofShortForm = new RegExp(saleTerms.note, 'i')
/** A year, or a number as long as a price or a stock number. */
const longNumber = /(?<!\d)(?:19|20)\d\d(?!\d)|\d{5}/
const fuelOnly = /^(?:petrol|diesel|turbo ?diesel|unleaded|ulp|pulp|lpg|gas)$/i

/** Whether a text as a whole is a value of another field, or a heading. */
const isOtherField = (text: string): boolean => {
  if (text.length < 3) return false
  const heading = parseHeading(text)
  if (heading !== null && heading !== 'demo' && !saleColumns.includes(heading)) return true
  return drives.read(text) !== null || fuelOnly.test(text) || yesOrNo.read(text) !== null
}

/** Whether words contain an upholstery, or a colour that isn’t the name of an edition. Leather alone is in some names. */
const isTrim = (words: readonly string[]): boolean => {
  const isColour = (word: string, place: number) =>
    colourWords.has(word) && !notOnlyColours.has(word) && !ofEdition.has(words[place - 1] ?? '') && !ofEdition.has(words[place + 1] ?? '')
  return words.some((word, index) => isTrimWord.test(word) || isColour(word, index)) || words.join('') === 'leather'
}

const parts = (text: string): readonly string[] => text.toLowerCase().match(/[\p{Letter}\p{Number}][\p{Letter}\p{Number}.+!-]*/gu) ?? []

/**
 * Why a text is no badge or series; null if it may be one. Each of its words is a code or known from names of variants, and none is a
 * word of another field: gearbox, doors, body, upholstery, colour, equipment, sale (ENT-01).
 *
 * @param what the noun of the field
 */
export const badgeProblem = (text: string, what = 'badge'): string | null => {
  const plain = text.length > longestName ? '' : text.replace(seatCount, ' ').trim()
  const words = wordsOf(plain)
  const isOther = [strangeInName, gearbox, doors, bodyWords, ofOther, ofShortForm, longNumber].some((others) => others.test(plain))
  const areKnown = parts(plain).every(
    (part) => isVariantWord(part) || part.split(/[-+!]+/).every((each) => each === '' || isVariantWord(each)),
  )
  return text.length <= longestName && words.length <= mostWords && areKnown && !isOther && !isTrim(words) && !isOtherField(plain)
    ? null
    : `“${text.slice(0, longestName)}” contains words that are no ${what}.`
}

/** Signs of a sale, which make the car wait instead. */
const ofSale = new RegExp(`sold|reserved|deposit|stock|${saleTerms.note}`, 'gi')
const ofCondition = /(?<![a-z])(?:ex|low|immaculate|urgent)(?![a-z])/i

/** Whether words after the first of a model are a colour, an upholstery, a year or a long number. */
const areNotes = (words: readonly string[]): boolean =>
  longNumber.test(words.join(' ')) ||
  words.some((word) => (colourWords.has(word) && !notOnlyColours.has(word)) || isTrimWord.test(word) || word === 'leather')

/** Whether brackets in a model contain anything but a code or a word of a variant: “3 Series (Bob's)”. */
const hasNoteInBrackets = (text: string): boolean =>
  [...text.slice(0, longestName).matchAll(/[([{]([^()[\]{}]*)/g)].some(
    ([, note = '']) => /['’]/.test(note) || !(note.toLowerCase().match(/[^\s/,]+/g) ?? []).every(isVariantWord),
  )

/** Why a text is no model; null if it may be one. A body is part of some models, such as “Golf Wagon” (ENT-01). */
export const modelProblem = (text: string): string | null => {
  const [first = '', ...others] = wordsOf(text)
  const isYear = others.length > 0 && /^(?:19|20)\d\d$/.test(first) && first !== '2008'
  const isOther = [/[?$@*#]/, gearbox, doors, ofCondition].some((words) => words.test(text)) || ofOther.test(text.replace(ofSale, ''))
  return text.length > longestName ||
    isYear ||
    isOther ||
    isTrimWord.test(first) ||
    areNotes(others) ||
    hasNoteInBrackets(text.replace(ofSale, '')) ||
    isOtherField(text)
    ? `“${text.slice(0, longestName)}” contains words that are no model.`
    : null
}

/** Why a text is no make; null if it may be one (ENT-01). */
export const makeProblem = (text: string): string | null => {
  const isOther =
    text.length > longestName || strange.test(text) || bodies.read(text) !== null || isOtherField(text) || carTypes.read(text) !== null
  return isOther || /^(?:cars?|vehicles?|motorcycles?|caravans?|trucks?|private|dealer)$/i.test(text)
    ? `“${text.slice(0, longestName)}” isn’t a make.`
    : null
}
