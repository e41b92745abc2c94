import { maySaySaleTerm, saleTerms } from '@forecourt/rules/stock/vocabulary/saleTerms'
import { findMatches } from '@forecourt/schema/findMatches'
import { memoisedWhileRepeated } from '@forecourt/schema/memoised'
import { elsewhere, holder, mayBeElsewhere } from './carElsewhere'
import { preFilter } from './preFilter'
import { spacedText } from './spacedText'

/** What a text of a file says that keeps its car off the website until a user has looked at it. */
export type WaitKind = 'sale' | 'notOffered' | 'odometer' | 'writeOff' | 'damage' | 'fault' | 'lease' | 'price' | 'terms'

/** The words found, without the rest of the text, which may name a person. */
export interface ReasonToWait {
  readonly kind: WaitKind
  readonly found: string
}

/** Maximum characters of a text that are searched. */
const longestRead = 5_000
/** Characters before a word that may deny it. */
const lookBack = 40

const odometer =
  "(?:odo(?:meter)?|(?<!o['’])(?<!(?:digital|analogue) )clock(?![ -]?(?:spring|radio|work))|speedo(?:meter)?|(?:(?:instrument|dash) )?cluster)"
const distance = '(?:kms?|kilomet(?:re|er)s?|mileage)'
const unproven =
  "(?:not (?:been )?(?:genuine|correct|true|accurate|verified|verifiable|confirmed|guaranteed|known|original)|incorrect|inconsisten\\w+|discrepanc\\w+|un(?:verified|verifiable|known|confirmed|proven)|inaccurate|doubtful|questionable|tampered|can(?:not|['’]?t| not) be (?:verified|confirmed|guaranteed))"
const part =
  '(?:engine|motor|gear ?box|transmission|trans|auto|diff(?:erential)?|clutch|turbo(?:charger)?|(?:cylinder )?head(?: ?gasket)?|radiator|(?:hybrid )?battery|injectors?|timing (?:chain|belt)|dpf|transfer case|air ?con(?:ditioning)?|a\\/c|steering|brakes|starter|alternator|suspension)'
const major =
  '(?:engine|motor|gear ?box|transmission|trans|diff|clutch|turbo|head ?gasket|(?:hybrid )?battery|injectors?|rebuild(?:ing)?|tow(?:ing)?|mechanical (?:work|repairs?|attention)|panel (?:work|repairs?)|restoration|restoring|repairs)'
/** Some characters of the same sentence without a denial. */
const near = (most: number) => `(?:(?!\\b(?:no|not|never|nil|without|free|doesn)\\b)[^.\\n]){0,${most}}?`
/** A day behind a term of a sale: “Dep Tues”. */
const onDay =
  '(?:(?:this|next|on) )?(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tmrw|tonight|\\d{1,2}[/.]\\d{1,2})\\b'
/** Auction houses and sales to the trade. */
const toTrade = '(?:the )?(?:auctions?|manheim|pickles|grays|turners|slattery|wholesalers?|the trade|wreckers?|tender)\\b'
const end = '(?=\\W*$|\\s*[-–—,;:()/+&]| (?:sale|vehicle|car|unit|no|not|at)\\b)'

/** Rules by kind, for a sentence of any text. */
const rules: readonly (readonly [WaitKind, readonly string[]])[] = [
  [
    'odometer',
    [
      `\\b${odometer}\\b[^.\\n]{0,30}\\b(?:replaced?|changed?|swapped|stuck|stopp(?:ed|s)|wrong|faulty|broken|wound|rolled|fitted|reset|disconnected|not (?:work\\w*|record\\w*)|(?:doesn|isn|wasn)['’]?t|${unproven})`,
      `\\b${odometer}\\b${near(25)}\\b(?:in|shows?|reads?|is|are) (?:in )?miles\\b|\\b(?:reading|${distance}) (?:is |are |shown |displayed )?in miles\\b`,
      `\\b${odometer}\\b[^.\\n]{0,15}\\b(?:shows?|says?|reads?|reading|displays?)\\b[^.\\n]{0,25}\\bbut\\b`,
      `\\b(?:replac\\w+|changed|faulty|broken|wrong|incorrect|second ?hand|swapped|new|different) (?:the )?(?:odo(?:meter)?|clock(?![ -]?(?:spring|radio))|speedo(?:meter)?(?! cable)|instrument cluster)\\b(?! (?:light|bulb)s?\\b)`,
      `\\b(?:true|actual|real|correct) (?:kms?|kilomet(?:re|er)s?|mileage|odo(?:meter)?|reading)\\b`,
      `\\b${distance} (?:is |are |has |have |reading |shown )*${unproven}|\\b${unproven} ${distance}\\b|\\bnot (?:the )?(?:actual|genuine|true) (?:mileage|kms?|kilomet\\w+)`,
      `\\b(?:auction |grading )?sheet (?:shows?|says?|reads?|states?|has)\\b[^.\\n]{0,20}\\d{4}`,
      `\\b${distance} ?(?:=|in fact|actually) ?(?:in )?miles\\b`,
      `\\bTMU\\b|\\bTKU\\b|\\b(?:wound|rolled|clocked) back\\b|\\b(?:odo(?:meter)?|${distance}) ?(?:roll ?back|fraud)|\\bbeen clocked\\b`,
    ],
  ],
  [
    'writeOff',
    [
      `\\b(?:(?:re|stat(?:utory)?\\.?|insurance|inspected|repaired) )?(?:write|writes|written)[ -]?offs?\\b|\\b(?:wovr|rwo|swo)\\b|\\bstat(?:utory|\\.)? wr\\w+|(?<![a-z])w[/\\\\.]off\\b|\\bw[/\\\\]o\\b(?! ?#?\\d)|\\b(?:inspected|repaired|repairable|statutory|stat) wo\\b`,
      `\\bstolen\\b(?=\\W+(?:and )?recover|\\W*$)|\\bsalvaged?\\b(?! yard)|\\beconomic(?:al)?(?: total)? loss\\b|\\b(?:total|insurance|repairable|constructive) loss\\b|\\binsurance (?:buy ?back|write|job)\\b|\\bbought back from (?:the )?insur|\\brebuilt title\\b`,
      `\\bcat(?:egory)?\\.?[ -]?[sncd]\\b(?! (?:class|licen))(?= ?(?:$|\\W|repair|damage|write|loss|salv|insur|vehicle|car\\b))(?!['’])`,
    ],
  ],
  [
    'damage',
    [
      `\\bhail(?:ed)?\\b(?![ -]?(?:protect|proof|cover|shield|guard|blanket|net|resist|season|insur|sail))|\\bflood(?:ed|s)?\\b(?![ -]?l)`,
      `\\b(?:water|fire|storm|smoke|accident|crash|collision|smash|front|rear|side|panel|import|structural|chassis|flood|impact|frame|malicious|transport|freight)(?:[ -]end)? damaged?\\b(?! (?:waiver|cover|mitigat|protect|insur|excess|free))`,
      `\\b(?:previous|prior|past|pre-?existing|old|repaired|previously|known) (?:been )?(?:accident|crash|smash|collision|damaged?)\\b|\\b(?:accident|crash|smash|damaged?)(?: and| \\+)? (?:repaired|history|vehicle)\\b|\\bdamage flag\\b|\\bimported damaged\\b`,
      `\\b(?:been|was|involved|damaged|twisted|bent) in an? (?:(?:minor|major|small|previous|serious|light|bad|car|rear|front|end) )*(?:accident|crash|collision|smash|prang|bingle)\\b`,
      `\\b(?:front|rear|side)(?:[ -]end)? (?:hit|smash(?:ed)?|shunt)\\b|\\brear[ -]ended\\b|\\b(?:hit|struck) (?:by|in the (?:front|rear|side|back)|on the (?:front|rear|side|back|left|right)|a (?:roo|kangaroo|deer|tree|pole|cow|truck))\\b|\\b(?:kangaroo|roo|animal) (?:strike|hit)\\b`,
      `\\b(?:chassis|frame|subframe) (?:is |was |has |been )*(?:twisted|bent|straightened|damaged|cracked|rusted)\\b|\\b(?:bent|twisted|cracked|rusted|straightened) (?:chassis|frame)\\b`,
      `\\b(?:air ?bags?|srs) (?:have |has |were |was |are |been |previously )*(?:deployed|blown|gone off|removed|missing|faulty)\\b|\\bdeployed air ?bags?\\b`,
      `\\b(?:auction )?(?:grade|graded|score):? ?(?:ra?|r1|0)(?![a-z0-9.])|\\b(?:ra?|r1) grade\\b|\\bauction (?:grade|score):? ?[012](?![.\\d])`,
      `\\b(?:structural|serious|severe|major|bad) rust\\b|\\brust (?:repairs?|in (?:the )?(?:chassis|sills?|floors?|frame|pillars?|roof)|holes?|through)\\b|\\brusted (?:out|through)\\b`,
      `\\b(?:won['’]?t|will not|can['’]?t|cannot|wouldn['’]?t|didn['’]?t|did not) pass (?:a |its |the )?(?:wof|rwc|roadworthy|pink slip|cof|inspection|rego)\\b`,
      `\\b(?:wof|rwc|roadworthy|pink slip|cof|inspection) (?:has |was )?fail(?:ed|s|ure)?\\b|\\bfail(?:ed|s) (?:its |the |a |last )?(?:wof|rwc|roadworthy|pink slip|cof|inspection)\\b`,
    ],
  ],
  [
    'fault',
    [
      `\\b${part}\\b${near(20)}(?<!(?:non|anti|limited)[ -]?)\\b(?:seized|blown|knock(?:s|ing)|slip(?:s|ping|ped)|stuffed|cooked|failed|failing|faulty|dead|cracked|leak(?:s|ing)|overheat(?:s|ed|ing)|misfir(?:es|ing)|smok(?:es|ing)|whin(?:es|ing)|grind(?:s|ing)|shudder(?:s|ing)|rattl(?:es|ing)|nois(?:e|y)|needs? (?:a |an )?(?:full )?(?:rebuil\\w+|replac\\w+|repair\\w*|rec[oo]\\w*|work|attention|overhaul|fixing)|not (?:working|running|engaging|charging)|(?:doesn|won)['’]?t (?:work|start|engage|run|go)|requires? (?:rebuil|replac|repair))`,
      `(?<!(?:non|anti|limited)[ -]?)\\b(?:blown|cooked|seized|stuffed|dead|failed|faulty|slipping|leaking|cracked) (?:${part}|block)\\b`,
      `\\b(?:needs?|requires?) (?:an? )?(?:(?:new|reco\\w*|replacement|full|complete|major|some|different) )*${major}\\b`,
      `\\btow[ -]?away(?=\\W*$)|\\b(?:must|has to|to) be (?:towed|trailered)\\b|\\bnot (?:driv(?:e)?able|roadworthy|running|starting)\\b|\\bnon[- ]?runner\\b|\\b(?:car|vehicle|it|engine|motor) (?:doesn['’]?t|does not|won['’]?t|will not) (?:run|start|drive|go into gear)\\b|\\bundriv(?:e)?able\\b|\\bunroadworthy\\b|\\blimp mode\\b|\\bmechanic['’]?s special\\b`,
      `\\bslip(?:s|ping) (?:when|in gear|out of|between)\\b|\\bjumps out of gear\\b|\\b(?:check engine|engine|warning|airbag|abs|fault|oil|dpf|management) lights? (?:is |are |stays |comes |has come )?on(?=\\W*$)`,
      `\\b(?:for|as) (?:parts|spares|wrecking|restoration)\\b(?! (?:and|&) (?:service|labour))|\\bparts (?:or|and|&|\\/) (?:restoration|repair|wreck\\w+)\\b|\\b(?:parts|wrecked|wrecking|donor) (?:car|vehicle)s?\\b|\\b(?:spares or repairs?|restoration project)\\b`,
      `\\bsold as[ -]is\\b[^.\\n]{0,30}|\\bas[ -]is[ ,-]{1,2}where[ -]is\\b`,
      `\\bas[ -]is\\b[^.\\n]{0,30}\\b(?:no|without) (?:rwc|roadworthy|wof|rego|warranty)\\b`,
      `\\btiming chain (?:noise|rattle)\\b|\\boil (?:burner|consumption issue)|\\b(?:burns|burning|using) oil\\b`,
    ],
  ],
  [
    'notOffered',
    [
      `\\b(?:do not|don['’]?t|not to be|not to)\\s+(?:yet\\s+)?(?:be\\s+)?(?:put|go|post|upload|load|advertis\\w+|list(?:ed)?|publish\\w*|sell|sold|retail|promote|offer for sale)\\b(?!\\s+(?:short|better|fast|out))`,
      `\\bhold\\s+(?:off\\s+)?(?:un)?til(?:l)?\\b|\\bnot (?:yet )?(?:online|on the web(?:site)?) (?:yet|until|till|before)\\b|\\boff(?:line)? until\\b|\\bnot (?:yet )?(?:ready for (?:sale|web|retail|online|advert\\w*)|for (?:web|sale|advert\\w*|publication|online))\\b|\\bembargo(?:ed)?\\b`,
      `\\b(?:keep|hide|remove|pull|take)\\b[^.\\n]{0,10}\\b(?:off|from|down)\\b (?:of )?(?:the |our )?(?:web(?:site)?|internet|net|online|site|carsales|public)\\b`,
      `(?:^\\s*|[-–—,;:(.]\\s*|\\b(?:to|for|is|as|sold|sale|strictly|price)\\s+)(?:(?:the|licensed|motor|trade|wholesale|export|parts|dealers?|auction|wrecking|lmct|or|and|&|\\/|buyers?|sale|sales|use|to)[\\s/]*){1,6}only${end}`,
      `\\b(?:trade|wholesale|auction|export|parts|wrecking|dealer to dealer|lmct) (?:(?:or|and|&) (?:parts|export|wrecking|trade|wholesale) )?only${end}`,
      `\\b(?:to be|being|will be|is) (?:sold|offered) (?:at|by|through|via|in) (?:an? |the |public )*(?:auction|tender)\\b|\\b(?:gone|going|goes|off|sent|sending|booked|booked in|headed) (?:to|for) ${toTrade}|^\\W*(?:lot \\d+|(?:manheim|pickles|turners|grays)\\b(?! (?:report|inspect|certif|bought|purchas)))|^\\W*export (?:to|only|car|unit)\\b|\\bto be (?:wrecked|scrapped|dismantled)\\b|\\bnot (?:yet )?complied\\b|\\b(?:money|finance) (?:still )?owing\\b|^\\W*(?:wholesale|w\\/s|trade|auction|disposal) (?:unit|car|stock|vehicle|lot)\\W*$`,
      `\\bnot (?:yet )?in (?:our|my|the dealer['’]?s) (?:possession|hands)\\b|\\brepo(?:ssession)? (?:is |still )?(?:pending|in progress|under ?way)\\b|\\b(?:title|ownership) (?:is )?(?:in )?disput\\w+|\\bdisputed (?:title|ownership)\\b`,
      `\\b${holder}(?:['’]s)? (?:still )?(?:has|have|got|using|driving|drives|uses) (?:it|this|her|the (?:car|vehicle|keys))\\b(?! (?:serviced|up for|listed|on the market|detailed|cleaned|ready))|\\bstill with (?:the |our |its )?${holder}\\b`,
      `\\b(?:is |are )using (?:it|this (?:car|one)) (?:til|till|until|for now)\\b|\\b(?:wife|husband|son|daughter|mum|dad|boss) (?:drives|is driving|uses|is using) (?:it|this)\\b`,
      `\\b(?:still |stuck |currently |now )(?:at|on) the (?:docks?|wharf|port|boat|ship|water)\\b|(?:^|[,;:(–—-])\\W*(?:is )?(?:on|at) the (?:boat|ship|water|docks?|wharf)(?=\\W*$|\\W*(?:eta|due|from|till?|until|[,;)–—-]))|\\bon (?:a|the) (?:boat|ship) from\\b|\\b(?:not|hasn['’]?t|has not|yet to) (?:yet |been )?(?:arrived?|landed|cleared customs|cleared)(?=\\W*(?:$|yet|here|at|in|[,;:(–—-]))|\\bin transit\\b|\\bon (?:its|the) way (?:here|from|over)\\b`,
      `\\b(?:keys?|title|papers|paperwork|rego papers) (?:are |is |have been |were )?(?:lost|missing|not (?:available|here|with us))\\b|\\b(?:cannot|can['’]?t|can not|not (?:able )?to|unable to) be (?:shown|viewed|inspected|seen)\\b|\\bnone available to view\\b`,
      `\\bswapped with (?!(?:a|an|the|new|all|our)\\b)[a-z]+|\\b(?:wants|taking|keeping|having) it\\W*$|\\b(?:bank|finance company|financier|lender)s? (?:has |have )?(?:to|yet to|still to|must) release\\b|\\bwaiting (?:on|for) (?:the )?(?:bank|finance company|financier|lender|owner|vendor)\\b`,
      `\\bon (?:finance|hire|lease|rent) to (?:a |the |our )?(?:customer|client)|\\b(?:comes|coming|due) (?:back|off (?:lease|hire|rent)) (?:on|next|mid|early|late|end|in (?:\\d|a |two|three|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
      `\\b(?:price|offered|sold|available)(?: is| only)? (?:for|to) (?:the )?(?:trade|wholesale(?:rs)?|(?:other |licensed )?dealers)(?: buyers?)?\\b|\\btrade buyers?\\b(?! welcome)|\\bnot (?:for|available to|offered to) (?:the )?(?:retail|public|general public)\\b`,
    ],
  ],
  [
    'sale',
    [
      `\\b(?:is|now|currently|out) on loan\\b|\\bon loan (?:to|with|until|till)\\b`,
      `\\bdep(?:osit)? (?:has been |was |is )?(?:taken|paid|received|held|down|secured|placed)\\b|\\bhold(?:ing)? dep(?:osit)?\\b`,
      `\\b(?:this (?:one|car|ute|van)|it|she)(?:['’]s| is| has)? (?:now |already )?gone\\b(?! (?:through|up|over|to|from|straight|above|beyond|down|back|on|for))|\\bspoken for\\b|\\bright of (?:first )?refusal\\b|\\bfirst refusal\\b`,
      `\\b(?:awaiting|pending) (?:p[/.]?up|pick ?up|collection|settlement|delivery to (?:customer|buyer|client))\\b|\\b(?:off|gone|going) to (?:its|her|his|a) (?:new|good|great|loving) (?:home|owner|family)\\b|\\bhas found a new (?:home|owner)\\b`,
      saleTerms.plain,
      `[,;:(–—-]\\s{0,3}${saleTerms.mark}\\)?\\s{0,3}$`,
      `^\\W*dep(?:osit)?\\W*$|^\\W*sold (?:to (?!us\\b|you\\b)|pending|awaiting|subject|unit\\b)`,
      `^\\W*dep\\b(?!\\W+(?:fin|loan|\\d+ (?:days?|weeks?)))|^\\W*\\$?\\d[\\d,.]*k?\\s{1,3}dep\\b(?!\\W+(?:fin|loan))|^\\W*(?:\\$?\\d[\\d,.]*k?\\s{1,3})?deposit\\W{1,3}${onDay}`,
      `^\\W*(?:hold|held|hld)\\W*$|^\\W*(?:on )?(?:hold|held|hld)(?:\\W{1,3}(?:for|4|til|till|until)\\b|\\W{1,3}${onDay})|^\\W*(?:kept|keep|keeping|saved|saving|promised) (?:for|to) (?!ever\\b|years\\b|best\\b|sale\\b|last\\b|weekends\\b|show\\b)[a-z’']+\\W*$`,
      `^\\W*(?:on )?lay[- ]?b(?:y|uy)\\b(?! (?:is |are |terms |options? )?(?:available|welcome|accepted|terms|options?))|\\bbal(?:ance)? (?:is )?(?:due|owing|to (?:pay|come))\\b(?! to (?:the )?(?:bank|finance|lender))|\\bs\\/a (?:signed|done|sent)\\b`,
      `^\\W*(?:reserved(?! for (?:weekends?|sundays?|special|occasional))|promised)\\b|\\bsettl(?:es|ing) ${onDay}|^\\W*settl(?:es|ing)\\b`,
      `^\\W*(?:cust(?:omer)?|client|buyer|purchaser)(?:['’]?s)? (?:is )?(?:dep(?:osit)?|taking|collecting|picking|paying|paid|has paid|coming)\\b`,
      `^\\W*(?:(?:courtesy|loan) (?:car|vehicle)|(?:at|with|in) (?:the |our )?(?:panel ?(?:shop|beaters?)|painters?|mechanics?|detailers?|body ?shop|workshop))\\b`,
      `^\\W*(?:del|deliver|delivery|delivering|handover|h\\/o|collect|collecting|collection|picking up|pick ?up|p[/.]?up?)\\W{1,3}${onDay}`,
      `\\bdep(?:osit)? on (?:it|this|her|the car|car|vehicle)\\b|\\b(?:car|vehicle|ute|van|it|she) is on hold\\b|\\bhas (?:an? )?(?:\\$\\d+ )?(?:holding )?deposit(?=\\W*$| on\\b)`,
    ],
  ],
  [
    'price',
    [
      `\\b(?:price|priced|pricing|advertised|special)\\b[^.\\n]{0,25}\\b(?:includ\\w+|after|less|net of|with|assumes?|subject to)\\b[^.\\n]{0,12}\\b(?:trade[ -]?in|rebates?|bonus|cash ?back)\\b`,
      `\\b(?:after|less|with) (?:a |the |our |an )?\\$?[\\d,]+ (?:[a-z]+ ){0,2}(?:rebate|bonus|cash ?back|discount)\\b`,
      `\\b(?:price|priced|offer|special|available)\\b[^.\\n]{0,15}\\b(?:for|with|to|requires?)\\b[^.\\n]{0,8}\\babn\\b|\\babn (?:holders?|customers?|buyers?) only\\b|\\bwith (?:an? )?abn only\\b`,
      `\\bprice\\b[^.\\n]{0,12}\\bplus\\b[^.\\n]{0,20}\\bgst\\b`,
    ],
  ],
  ['lease', [`\\bbatter(?:y|ies) (?:is |are |on |under )?(?:a )?(?:leas\\w+|rent(?:ed|al)|hired?)\\b|\\bleased batter(?:y|ies)\\b`]],
]

/** What an advertisement still needs, which is no fault: “needs photos”. */
const forAdvert =
  ' (?:new |more |some |better |a |an |to be )*(?:photo\\w*|pics?|pictures?|images?|clean\\w*|wash\\w*|detail\\w*|polish\\w*|vacuum\\w*|fuel|pric(?:e|ing)|description|advert|ad|write[- ]?up|video|sticker|key ?tag|mats)\\b'

/** More rules for a cell that isn't a value of its column, or a name: a word is enough there. */
const cellRules: readonly (readonly [WaitKind, readonly string[]])[] = [
  ['odometer', [`\\b(?:odo(?:meter)?|speedo|cluster|clock|tampered|discrepancy|unverified|inconsistent|rollback)\\b`]],
  ['writeOff', [`\\bw\\.?o\\.?(?=\\W*$)|\\bwoff\\b|\\bstolen\\b|\\bcat(?:egory)? [abcdsn]\\b`]],
  ['damage', [`\\b(?:damaged?|hail\\w*|smash\\w*|crash\\w*|accident|dents?|dented|hit|flood\\w*|burnt|bent|wreck\\w*)\\b`]],
  [
    'fault',
    [
      `(?<!(?:non|anti|limited)[ -]?)\\b(?:slip(?:s|ping|ped)?|seized|blown|fault(?:s|y)?|nois(?:e|y)|knock\\w*|needs?(?!${forAdvert})|broken|rebuild|leak\\w*|cracked|rusty|rusted|overheat\\w*|stuffed|dead|failed|failing|repairs?|issues?|problems?|project|non[- ]?runner|as[ -]is|(?:no|without) (?:rwc|roadworthy|wof))\\b`,
    ],
  ],
  [
    'notOffered',
    [
      `\\b(?:wholesale\\w*|dealers?|auction|export|parts)(?=\\W*(?:$|only|sale|price))|\\b(?:trade|wholesale|dealers?)(?=\\W*\\$?\\d)|(?:[\\d(*–-]\\s?)trade\\b|\\btrade (?:only|sale|price|unit|car)\\b|\\b(?:do not|don['’]?t|not for)\\b|\\bno (?:web|internet|advert\\w*|retail)\\b`,
    ],
  ],
  [
    'sale',
    [
      `\\b(?:sold|hold|held|holding|reserved|deposit|stf|under offer|under contract|on loan|loan car|loaner|collected|collecting|picked up|picking up|pend|pending|gone|taken|contract|s\\/o)\\b(?! (?:new|here|by us|in)\\b)|\\bdep(?=\\W|$)`,
      saleTerms.note,
    ],
  ],
  ['lease', [`\\bleas(?:e|ed)\\b`]],
]

const formerUse = '(?:rental|hire(?: ?car)?|taxi|police|ambulance|uber|ride ?share|driving school|driver training|limo(?:usine)?|chauffeur)'
/** Former uses and terms of a sale that an advertisement has to state in some states, and that the platform has no field for. */
const termRules: readonly (readonly [WaitKind, readonly string[]])[] = [
  [
    'terms',
    [
      `\\b(?:ex|former(?:ly)?|previous(?:ly)?|prior|used as|(?:has|had) been)(?: use)?[ :-]{1,3}(?:an? )?${formerUse}\\b`,
      `\\b(?:no|without|nil|not incl\\w*|excl\\w*) (?:an? )?(?:rwc|roadworthy|pink slip|safety cert\\w*|rego|registration)\\b|\\bun-?reg(?:istered)?\\b(?! price)|\\bnot registered\\b`,
    ],
  ],
]

const denied =
  /\b(?:no|not|never|nil|without|isn['’]?t|wasn['’]?t|hasn['’]?t|doesn['’]?t|zero|free (?:of|from)|(?:protected|away|safe|sheltered|undercover) from|out of the|nothing|haven['’]?t|if|against|anti|non)[\s-]+(?:(?:been|a|an|any|on|the|in|of|sign|signs|history|repairable|statutory|or|previous|prior|past|known|seen|had|to|is|was|has|recorded|reported|evidence|major|structural|accidents?|involved|issues?|damage|water|flood|hail|fire|faults?|leaks|finance|owing|write|writeoffs?|salvage)[\s,/&]+)*$/i
const isCleared =
  /^(?:[- ](?:damage[- ])?free\b|\s(?:(?:history|status|register)\s)?(?:check(?:ed)?\s|record\s)?[:=-]?\s?(?:clear|clr\b|nil|none|no\b|passed)|:\s?(?:clear|clr\b|nil|none|no\b))/i

/** Limits of cached sentences. Many comments of a file have the same. */
const ofSentences = { maxResults: 500, maxLength: 300 }

/** Creates the function that finds the first reason of a list in a sentence. */
const createFinder = (list: typeof rules): ((sentence: string) => ReasonToWait | null) => {
  const compiled = list.map(([kind, patterns]) => ({ kind, words: new RegExp(patterns.join('|'), 'gi') }))
  return memoisedWhileRepeated((sentence): ReasonToWait | null => {
    for (const { kind, words } of compiled)
      for (const { 0: found, index } of findMatches(sentence, words))
        if (!denied.test(sentence.slice(Math.max(0, index - lookBack), index)) && !isCleared.test(sentence.slice(index + found.length)))
          return { kind, found: found.replace(/^\W+/, '').trim() }
    return null
  }, ofSentences)
}
const [findInText, findInCell, findTerm] = [createFinder(rules), createFinder(cellRules), createFinder(termRules)]
const findElsewhere = createFinder([['notOffered', elsewhere]])

/** Pre-filter: every text that a rule above finds contains one of these, or begins with a word below. */
const mayWait = preFilter(
  /grade|score|sheet|gone|sold|spoken|refusal|rebate|bonus|cash ?back|discount|trade[ -]?in|abn|gst|odo|clock|speedo|cluster|kms?\b|kilomet|mileage|reading|TMU|TKU|w[/\\.]o|write|written|wovr|rwo|swo|\bstat|wo\b|salvag|loss|insur|title|\bcat|hail|flood|damag|accident|crash|smash|collision|prang|bingle|\bhit\b|shunt|rear|struck|strike|chassis|frame|air ?bag|srs|rust|fail|seiz|blown|knock|slip|stuff|cook|fault|dead|crack|leak|heat|misfir|smok|whin|grind|shudder|rattl|nois|need|requir|tow|driv|road|runner|won['’]?t|will not|doesn|does not|not (?:start|run|work|engag|charg)|limp|jumps|light|parts|spares|wreck|restor|as[ -]is|oil|do not|don['’]?t|not |hold|off|keep|hide|remove|pull|take|embargo|only|trade|wholesale|dealer|loan|dep|pending|awaiting|bal(?:ance)? |s\/a|auction|tender|manheim|settl|pickles|turners|grays|export|possess|repo|disput|owner|vendor|seller|lessee|hirer|supplier|impound|client|buyer|using|drives|wife|dock|wharf|boat|ship|port\b|water|arriv|landed|custom|transit|on (?:its|the) way|keys|papers|shown|viewed|inspect|to view|be seen|swapped|wants it|having it|taking it|keeping it|release|waiting|finance|hire|rent|coming|comes back|due (?:back|off)|pass |dismantl|complied|owing|stolen|miles|new (?:home|owner)|leas|batter/i,
)
/** Words of short notes at the start of a sentence, such as “held for Jim” and “at workshop”. */
const mayBeginNote =
  /(?:^|[.!?\n|•*])\W{0,20}(?:(?:on )?(?:held|hld)|kept|saved|saving|promised|(?:on )?lay|del|handover|h\/o|collect|pick|p[/.]?up?\b|disposal|w\/s|reserved|cust|client|buyer|purchaser|courtesy|(?:at|with|in) |lot \d)/i
const mayWaitInCell = preFilter(
  /fault|issue|problem|dent|bent|burnt|broken|rebuild|repair|project|stolen|tamper|discrep|verif|inconsist|roll|woff|without|no |auction|export|sold|held|reserv|stf|under|collect|pick|taken|s\/o/i,
)

/** Sentences; an abbreviation such as “Mrs.” ends none. */
const sentencesOf = (text: string): readonly string[] =>
  spacedText(text)
    .slice(0, longestRead)
    .split(/(?<!\b(?:Mrs?|Ms|Dr|St|Rd|Stat|Cat|approx|dep))\.(?=\s|$)|[!?\n|•*]/i)

/** The first reason in the sentences of a text. */
const firstIn = (text: string, find: (sentence: string) => ReasonToWait | null): ReasonToWait | null => {
  for (const sentence of sentencesOf(text)) {
    const found = find(sentence)
    if (found !== null) return found
  }
  return null
}

/** Terms of a sale that are usual for a car with faults, and words for faults. */
const withoutCover =
  /\b(?:no|without|nil) (?:statutory )?warranty\b|\bas[ -]is\b|\bas traded\b|\bun-?registered\b|\b(?:no|without) (?:rwc|roadworthy)\b/i
const faults =
  /\b(?:faults?|faulty|damaged?|slip(?:s|ping)|nois(?:e|y)|leak\w*|broken|repairs?|needs?|work|blown|crack\w*|rust\w*|issues?|problems?|smok(?:es|ing|y)|overheat\w*|knock\w*|worn|not (?:running|working|starting)|won['’]?t start|non[- ]?runner)\b/i
const mayBeWithoutCover = /warranty|as[ -]is|as traded|regist|rwc|roadworthy/i

/**
 * Why a free text, such as comments, keeps its car off the website: a sale, an offer to the trade, an instruction not to advertise, a
 * wrong odometer, a write-off, damage, a fault or a leased battery; null for none (ENT-01, CAR-05).
 */
export const reasonToWait = (text: string): ReasonToWait | null => {
  const may = mayWait.test(text) || mayBeginNote.test(text) || maySaySaleTerm.test(text)
  const isElsewhere = mayBeElsewhere.test(text)
  const mayBeUncovered = mayBeWithoutCover.test(text)
  if (!may && !mayBeUncovered && !isElsewhere) return null
  for (const sentence of sentencesOf(text)) {
    const found = (may ? findInText(sentence) : null) ?? (isElsewhere && mayBeElsewhere.test(sentence) ? findElsewhere(sentence) : null)
    if (found !== null) return found
    if (mayBeUncovered && withoutCover.test(sentence) && faults.test(sentence))
      return { kind: 'fault', found: faults.exec(sentence)?.[0] ?? '' }
  }
  return null
}

/** The same for the name of a car, or for a cell that isn't a value of its column. A single word is enough in these. */
export const reasonInCell = (text: string): ReasonToWait | null => {
  if (![mayWait, mayBeginNote, mayWaitInCell, maySaySaleTerm].some((words) => words.test(text))) return null
  return reasonToWait(text) ?? firstIn(text, findInCell)
}

/** A term of a sale or a hold in a text that is a value of its column, such as “Petrol o/h” (CAR-05). */
export const saleTermIn = (text: string): ReasonToWait | null => {
  const found = maySaySaleTerm.test(text) ? saleTerm.exec(spacedText(text))?.[0] : undefined
  return found === undefined ? null : { kind: 'sale', found }
}
const saleTerm = new RegExp(saleTerms.note, 'i')

/** A former use or a term of the sale, such as “ex rental” or “no RWC”; null for none. */
export const termToState = (text: string): ReasonToWait | null => (mayBeTerm.test(text) ? firstIn(text, findTerm) : null)
const mayBeTerm = /rent|hire|taxi|police|ambul|uber|share|school|training|limo|chauff|rwc|road|slip|safety|reg/i

/** What a reason says, as the end of a sentence. */
export const waitsSince: Readonly<Record<WaitKind, string>> = {
  sale: 'so the car may be sold or on hold',
  notOffered: 'so the car may not be for the public',
  odometer: 'so the odometer may be wrong',
  writeOff: 'so the car may be a write-off',
  damage: 'which is about damage',
  fault: 'which is about a fault',
  lease: 'so part of the car may be leased',
  price: 'so not every buyer may get this price',
  terms: 'which the advertisement may have to state',
}
