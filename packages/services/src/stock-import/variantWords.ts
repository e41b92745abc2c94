const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words in the names of variants sold in Australia and New Zealand. Codes such as GXL or SR5 need no entry. */
const variantWords = setOf(
  `ascent active access accent acenta adventure advance advanced aero allure allroad alpine altitude amarok ambiente ambition ambassador
  amg anniversary armour aspire aspired astina aurora autograph avant avantgarde avenue base basic black blackline blue bluemotion
  blackhawk bison boost bolt boxer business cab cabin cab-chassis cadet calais caribbean celebration cement century cargo carbon
  challenge challenger chassis chrome city classic clubsport club clubman comfort comfortline commercial commuter compact competition
  connect connected convenience cooper core cosmo cosmopolitan country countryman crew cross crosstrek cruise cruiser custom cup dakar
  deluxe denali design designer desert dimension discovery diesel direct diamond double dual dune dynamic dynamique eco ecoboost econetic
  ecotec edge edition efficient elegance elegant electric elite emblem emotion energy enhanced entry escape esprit essence essential
  essentials estilo evolution evolve evoke exceed excel excellence excite exclusive executive expedition expert explore explorer
  expression extended extra extreme family feel fifty fleet flair flex force forester freedom freestyle freelander fusion g-line gallery
  gravel gold gladiator glory grand gran granite grandeur granlusso grande ground gsport gtline gti half haka hatchet heritage hero
  hi-rider hirider high highland highlander highline high-output hybrid icon iconic impulse indulge infinite innovation initial inspire
  inscription inspiration instinct intens intense intensive intelligent invite ignite jewel journey jumbo kakadu kids king komfort kuro
  laredo lagoon latitude launch law leader legend level lifestyle light limited line lingo longitude long longreach lounge lusso luxe
  luxury ls-u ls-t magnetic magnitude maxx maxi maximum max metropolitan mild midnight mid momentum monochrome moonlight motion motor
  multijet mystic n-sport n-line n-trek navi navigator neo night nightfall nismo nitro nomad noir nova off-road onyx open option origin
  original outback outdoor outlaw overland overlander pack package panorama panoramic passion passenger peak performance phev pilot
  pinnacle pioneer platinum play plug-in plugin plus polar power powershift predator premiere premier premium prestige prime prior
  privilege progress progressive pro pro-4x pursuit pure pulse quattro racing rally range ranger raptor rebel redline reflex reserve ride
  ridge rival roadster rogue rover royale rubicon rugged runout rush sahara sapphire savage savanna scout se-l select selection sensation
  series sequel sequoia sensory shadow short signature silhouette silver silverline single sky skyactiv skypack smart soul spaceback
  space special spirit sportback sports sport sportline sportiva sportivo sportz sportage sportswagon sportwagon sportshift sprint
  st-line standard standout start star state status stealth storm street style stylish summer summit sunlight super superior supercharged
  superb supreme surf swift super-cab supercab tailored tactical techno technology tech tekna territory terra titan titanium touch
  touring tourer track tradie trail trailboss trailblazer trailhawk trailrunner trailseeker transporter trek trend trendline triton
  tribute trophy turbo twin type ultimate ultra unlimited unit urban urbana value vantage varia vari velocity verve versatile vibe
  vibrant victory vignette vision vista vivid vogue voyager warrior wave white wild wildtrak wilderness windsor wide widebody wheel
  willys winter workmate work workhorse worker x-line x-terrain x-treme xcite xclusive xdrive xtr xtreme yachting zen zenith zest zetec
  edition1 years year rear front all drive and de la le gt-line rs-line r-line s-line s-design m-sport type-r crewvan crewcab hornet manx
  night-eagle eagle moab mojave sandstorm longhorn bighorn big horn laramie express delta capricorn nineteen tremor lightning lariat
  maverick rousch mustang bullitt mach speciale quadrifoglio veloce competizione abarth turismo monza rivale scorpioneoro integrale
  lancer ralliart vr-x es ls ranchero kluger altise conquest ultima levin zr seca atara prado vx roxx cx scala icona momenta shine live
  glide pureline bluehdi puretech thp multispace vitesse life bose emu tribeca spec specb b-sport sti wrx hybrid-e hybride e-tech e-tron
  4motion 4matic ecomotion tdi tsi tfsi tdci crdi gdi hdi bluetec cdi dci jtd multi jet vtec ivtec i-vtec vti mivec vvti skyactiv-d
  skyactiv-g d-4d d4d vrx bi-turbo biturbo twinturbo allgrip awd 4wd 4x4 4x2 2wd fwd rwd rhd lhd lwb swb mwb elwb low mid-roof high-roof
  roof refrigerated tray dropside tipper alloy steel cabs seat seater door-less euro euro6 my facelift mk mark gen generation leather coupe duty bright toby price omega berlina international equipe vienna adventura chili carrera cayenne macan model first john cooper works kangaroo supersport cyborg holiday manhattan milano roma capri monaco oxford cambridge bathurst brock walkinshaw maloo senator grange caprice statesman brougham fairmont ghia zetec mondeo titanium-x tekna-plus st-r sx-l ventura signet seville monarch marquis camargue spectre wraith ghost phantom cullinan black-badge folgore modena granturismo grancabrio hydrogen
  fuel cell long-range standard-range extended-range rear-wheel all-wheel dual-motor plaid prolongr juel sv cyber premium-ii ii iii iv vi
  vii viii xi xii i j v o n`,
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
