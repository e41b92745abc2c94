const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words in the names of variants sold in Australia and New Zealand. Codes such as GXL or SR5 need no entry. */
const variantWords = setOf(
  `2wd 4matic 4motion 4wd 4x2 4x4 abarth abs accent access acenta active advance advanced adventura adventure aero africa akera all
  all-terrain all-wheel allgrip alloy allroad allspace alltrack allure alpha alpine altise altitude amarok ambassador ambiente ambition
  amg and anniversary armour ascent aspire aspired astina atara attraction aurora autobiography autograph avant avantgarde aventura
  avenue awd azami b-sport bandit base basic bathurst berlina bermuda bi-turbo big bighorn bison biturbo black black-badge blackhawk
  blackline blue bluehdi bluemotion bluetec bob bolt bondi bonneville boost born bose boss boxer boy breakout breeze bright brock
  brougham bullitt business byron cab cab-chassis cabin cabs cadet calais calligraphy camargue cambridge cannon capri caprice capricorn
  carbon cargo caribbean carlo carrera cayenne cdi celebration cell cement century challenge challenger chassis chequered chili chrome
  city classic club clubman clubsport comfort comfortline commercial commuter compact competition competizione connect connected conquest
  convenience cooper core cosmo cosmopolitan cosmos country countryman county coupe crdi crew crewcab crewvan cross crossland crosstrek
  cruise cruiser cullinan cup custom cx cyber cyborg d-4d d4d dakar dci de deliver delta deluxe denali desert design designer diamond
  diesel dimension direct discovery dolcevita door-less double dove drive dropside dual dual-motor dune duty dynamic dynamique e-tech
  e-tron eagle eco ecoboost ecomotion econetic ecotec edge edition edition1 efficient electra electric elegance elegant elite elwb emblem
  emotion emu energy engineered enhanced enhancement entry equipe es escape esprit essence essential essentials estilo euro euro6 evoke
  evolution evolve exceed excel excellence excite exclusive executive expedition expert explore explorer express expression extended
  extended-range extra extreme facelift fairmont family fat favoured feel fifty finch fireblade first flag flair flamingo fleet flex
  folgore force forester formentor forty-eight fpv fraser freedom freelander freestyle front fuel fusion fwd fx4 g-line gallery gdi gen
  generation ghia ghost gibson gladiator glide glory go gold gold-wing gr gran grancabrio grand grande grandeur grange granite granlusso
  granturismo gravel grom ground gsport gt-f gt-line gti gtline haka haku half hatchet hawk hayabusa hdi heritage heritage-softail hero
  hi-rider hi4 high high-output high-roof highland highlander highline hirider holiday homura horn hornet hse hybrid hybrid-e hybride
  hydrogen i i-vtec icon icona iconic ignite ii iii impulse indulge infinite initial innovation inscription inspiration inspire instinct
  integrale intelligent intens intense intensive international invite iron iv ivtec j jet jewel john jolion journey jtd juel juke jumbo
  kakadu kangaroo kids kimberley king kluger koba komfort kuro la lagoon lancer landmark laramie laredo lariat latitude launch law le
  leader leather legend level levin lhd life lifestyle light lightning lightweight limited line lingo lite live long long-range longhorn
  longitude longreach lounge low ls ls-t ls-u lusso lux luxe luxury lwb m-sport macan mach magnetic magnitude maloo manhattan manx mark
  marquis maverick max maxi maximum maxx megatub metropolitan mid mid-roof midnight milano mild mivec mk moab mode model modena mojave
  momenta momentum monaco monarch mondeo monkey monochrome monte monza moonlight motion motor multi multijet multispace mustang mwb my
  mystic n n-line n-sport n-trek nav navi navigation navigator neo night night-eagle nightfall nightster nineteen ninja nismo nitro noir
  nomad noosa nova nullarbor o ocean off-road omega onyx open option origin original outback outdoor outlaw overland overlander oxford
  pack package panorama panoramic passenger passion peak penguin performance phantom phev pilbara pilot pinnacle pioneer plaid platinum
  play plug-in plugin plus polar pop portfolio power powershift prado predator premier premiere premium premium-ii prestige price prime
  prior privilege pro pro-4x progress progressive proline prolongr pulse pure pureline puretech pursuit push quadrifoglio quattro
  quickshifter r-line r-sport racing ralliart rally ranchero range ranger raptor rear rear-wheel rebel recharge redline reflex
  refrigerated reserve resolute rhd ride rider ridge rival rivale roadking roadster rocket rogue roma roof rousch rover roxx royale
  rs-line rs-q rubicon rugged runout rush rwd s-design s-line sahara sandstorm sapphire savage savanna scala scorpioneoro scout scrambler
  se se-l seat seater seca select selection senator sensation sensory sequel sequoia series seville shadow shine short sidewalk sierra signature
  signet silhouette silver silverline simpson single sky skyactiv skyactiv-d skyactiv-g skypack smart soul space spaceback spec specb
  special speciale spectre speed spirit sport sportage sportback sportiva sportivo sportline sports sportshift sportster sportswagon
  sportwagon sportz sprint st-line st-r standard standard-range standout star starcraft start state statesman status stealth steel sti
  storm street style stylish summer summit sunlight super super-cab superb supercab supercharged superior superlow supersport supreme
  surf sv svr swan swb swift sx-l tactical tailored takami tank tdci tdi tech techno technology tekna tekna-plus terra territory tfsi thp
  thruxton thunder tiger tipper titan titanium titanium-x toby toorak touch tourer touring touring-pack track tradie trail trailblazer
  trailboss trailhawk trailrider trailrunner trailseeker transporter tray trek tremor trend trendline tribe tribeca tribute triple triton
  trophy tsi turbo turismo twin twinturbo type type-r ultima ultimate ultra unit unlimited untold urban urbana v value vantage vari varia
  veloce velocity ventura venture versatile versys verve vi vibe vibrant victory vienna vignette vii viii vision vista vitesse vivid
  vogue voyager vr-x vrx vtec vti vulcan vvti vx walkinshaw warrior wave wheel white wide widebody wild wilderness wildtrak willys
  windsor winter wolfsburg work worker workhorse workmate works wraith wrx x-line x-terrain x-treme xcite xclusive xdrive xi xii xl xtr
  xtreme yachting year years zen zenith zest zetec zr`,
)
/** Codes: letters with digits, such as 118i, SR5, C63, 1.5T or G20, or up to three letters, such as GXL. */
const code = /^(?:[a-z]{1,3}|(?=[a-z0-9.]*\d)[a-z0-9.]{1,9}|[a-z]{1,3}\d?[+]{1,2})$/i
/** Codes of four and more letters without digits. */
const codes = setOf(
  `stdi tdci vtil vtis sdrive xlxs zrti zlxi gxli cxls gtdi ltzv sswb sssv tfsi phev mhev hevs bevs gtsr gtrs trdi glxr glsx stls stxe vxle
  xlsx vrxs lxse slci slti glxi gtvr xr6t xr8t vsrs gtam sxls sxe slxi slx lxrs awdi crew cvvt vtec ecvt vacc vdci tdvi vvti mzda sqrl`,
)
/** An amount of distance or time, which is no code: “94k”, “6m”. */
const quantity = /^\d+(?:\.\d+)?(?:k|km|kms|kg|kw|hp|yrs?|mths?|pc|pct|st|nd|rd|th|x|ls)$/i

/** Short words of notes. */
const notCodes = setOf(
  'the to by has was is are but you our his her per via for off not yes own one ask see tba tbc buy key run fix new old hit pet tow bad due own fee car ute van cam mrs mr ms dr no wof rwc reg rego exp del aus inc excl incl ono neg poa call blk wht grn red tan gry slv sil hire out',
)

/** Whether a word, in lower case, may be part of the name of a variant. */
export const isVariantWord = (word: string): boolean =>
  variantWords.has(word) || codes.has(word) || (code.test(word) && !quantity.test(word) && !notCodes.has(word))
