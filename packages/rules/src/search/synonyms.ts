/** Filler words of queries: they match nothing and exclude nothing. */
export const fillerWords: readonly string[] = (
  'a am an the and or with for of to in at on is are has have having that it its my me i im we us our your you id ill want wants wanted ' +
  'need needs looking look find show search buy get after please something anything any some one good nice great decent cheap sale ' +
  'car cars vehicle vehicles auto-mobile stock model type make colour color coloured colored painted gearbox transmission engine engined ' +
  'fuel body style price priced budget cost costs year old run runs drive drives just only uses using around about like would can could which ' +
  'where kind sort bit pls thanks hi hello gday ideally preferably must be from within near nearest ' +
  'there got do does what all every more show this these those asap now today been not too than per but also plus really very ' +
  "what's whats where's how much many when who why will you've youve i'm i'd i've it's its he she they should be either both other else " +
  'vs versus v compare compared if so as lot your new-to-me everything let know tell any pretty ones available branch branches ' +
  'yard yards dealership dealerships dealer showroom store w u ur somthing sumthing'
).split(' ')

/**
 * Everyday words of queries. They are never taken for a mistyped name, nor for a part of one, and alone no text search: 'long' in 'long trips'
 * isn't a Long Range. Words that no car has are left out, and the page says so (SRC-06).
 */
export const everydayWords: readonly string[] = (
  'long longest short small smaller smallest big bigger biggest large larger little compact tiny tall wide light lightest heavy low high ' +
  'fast faster fastest quick quickest slow easy safe safest safety reliable economical efficient efficiency economy frugal clean tidy ' +
  'comfortable comfy quiet roomy spacious strong tough best better luxury prestige premium sporty fun fancy cool simple basic perfect ' +
  'first second third last next one only every old older young year years month months week weeks weekend weekends day days sunday monday ' +
  'tuesday wednesday thursday friday saturday tomorrow tonight morning hour hours open opening closed close address phone number contact ' +
  'located location directions deliver delivery delivered trip trips travel travelling drive driving driver drivers road roads highway city ' +
  'country town farm work working job site business tradie tradies tools camping camp beach summer winter snow family mum dad son daughter ' +
  'wife husband couple couples grandma grandpa nan parents kid kids child children baby toddler dog dogs pet pets student uni school plate plates plater ' +
  'platers learner learners legal approved license licence uber taxi rideshare commute commuting commuter boot space room litre litres liter ' +
  'seat seats row rows door side size sized range power powered motor charging charge charger test trade swap part exchange finance loan ' +
  'credit lease deposit discount discounts discounted deal deals special specials offer offers dropped drop reduced reduction reductions ' +
  'subscription subscribe drive-away driveaway rego reg wof roadworthy rwc registered registration service serviced services history log ' +
  'book books owner owners warranty ancap star stars rated rating points point insurance tax fees fee stamp duty import imported ' +
  'tow tows towing pull pulls trailer towbar max maximum min minimum mileage turbo ' +
  ' class line edition plus wheel front rear base standard extended air life active pure adventure style limit limited trend ' +
  'trends ready fit fits stone travels danger manager hunter excited civil patrols camera lights during by oldest triple native motive sonic captive cab single series time see view visit come call ask help under over left remaining thing things'
).split(' ')

/** One-way synonyms: the term also means the others, but not vice versa. */
export interface Synonym {
  /** One or more words, as entered. */
  readonly phrase: string
  /** Dealers' terms, each one or more words. */
  readonly means: readonly string[]
}

/**
 * Terms of shoppers in Australia and New Zealand for dealers' terms, used by full-text search and the query parser. Makes, models and
 * values come from the stock and aren't listed; an entry whose meaning doesn't occur on a site has no effect there.
 */
export const synonyms: readonly Synonym[] = [
  // Makes.
  { phrase: 'vw', means: ['volkswagen'] },
  { phrase: 'vdub', means: ['volkswagen'] },
  { phrase: 'merc', means: ['mercedes', 'mercedes benz'] },
  { phrase: 'benz', means: ['mercedes', 'mercedes benz'] },
  { phrase: 'beemer', means: ['bmw'] },
  { phrase: 'bimmer', means: ['bmw'] },
  { phrase: 'chevy', means: ['chevrolet'] },
  { phrase: 'lambo', means: ['lamborghini'] },
  { phrase: 'alfa', means: ['alfa romeo'] },
  { phrase: 'landrover', means: ['land rover'] },
  { phrase: 'subie', means: ['subaru'] },
  { phrase: 'mitsi', means: ['mitsubishi'] },
  // Bodies.
  { phrase: 'pickup', means: ['ute'] },
  { phrase: 'pick up', means: ['ute'] },
  { phrase: 'utility', means: ['ute'] },
  { phrase: 'dual cab', means: ['ute'] },
  { phrase: 'hatchback', means: ['hatch'] },
  { phrase: 'hatch', means: ['hatchback'] },
  { phrase: 'station wagon', means: ['wagon'] },
  { phrase: 'estate', means: ['wagon'] },
  { phrase: 'saloon', means: ['sedan'] },
  { phrase: 'mpv', means: ['people mover'] },
  { phrase: 'minivan', means: ['people mover'] },
  { phrase: 'minibus', means: ['people mover', 'bus'] },
  { phrase: 'cabrio', means: ['convertible'] },
  { phrase: 'cabriolet', means: ['convertible'] },
  { phrase: 'four wheel drive', means: ['4wd', '4x4'] },
  { phrase: 'four by four', means: ['4wd', '4x4'] },
  { phrase: '4 wheel drive', means: ['4wd', '4x4'] },
  { phrase: '4wd', means: ['4x4', 'four wheel drive'] },
  { phrase: '4x4', means: ['4wd', 'four wheel drive'] },
  { phrase: 'all wheel drive', means: ['awd'] },
  { phrase: 'awd', means: ['all wheel drive'] },
  { phrase: 'front wheel drive', means: ['fwd'] },
  { phrase: 'fwd', means: ['front wheel drive'] },
  { phrase: 'rear wheel drive', means: ['rwd'] },
  { phrase: 'rwd', means: ['rear wheel drive'] },
  { phrase: '2wd', means: ['fwd', 'rwd', 'front wheel drive', 'rear wheel drive'] },
  { phrase: 'two wheel drive', means: ['fwd', 'rwd', 'front wheel drive', 'rear wheel drive'] },
  { phrase: '2 wheel drive', means: ['fwd', 'rwd', 'front wheel drive', 'rear wheel drive'] },
  { phrase: '4x2', means: ['fwd', 'rwd', 'front wheel drive', 'rear wheel drive'] },
  { phrase: 'x trial', means: ['x-trail'] },
  ...['specials', 'on special', 'special offers'].map((phrase) => ({ phrase, means: ["manager's special"] })),
  ...['runout', 'run out', 'runout models', 'run out models', 'runout deals', 'run out deals'].map((phrase) => ({
    phrase,
    means: ['runout offer'],
  })),
  // Fuels.
  { phrase: 'ev', means: ['electric'] },
  { phrase: 'evs', means: ['electric'] },
  { phrase: 'bev', means: ['electric'] },
  { phrase: 'plug in hybrid', means: ['phev'] },
  { phrase: 'plugin hybrid', means: ['phev'] },
  { phrase: 'plug in', means: ['phev'] },
  { phrase: 'phev', means: ['plug in hybrid'] },
  { phrase: 'auto', means: ['automatic'] },
  { phrase: 'tiptronic', means: ['automatic'] },
  { phrase: 'stick', means: ['manual'] },
  { phrase: 'gas', means: ['lpg'] },
  { phrase: 'turbocharged', means: ['turbo'] },
  // New and used.
  { phrase: 'second hand', means: ['used'] },
  { phrase: 'secondhand', means: ['used'] },
  { phrase: '2nd hand', means: ['used'] },
  { phrase: 'pre owned', means: ['used'] },
  { phrase: 'preowned', means: ['used'] },
  { phrase: 'pre loved', means: ['used'] },
  { phrase: 'brand new', means: ['new'] },
  { phrase: 'demonstrator', means: ['demo'] },
  { phrase: 'ex demo', means: ['demo'] },
  { phrase: 'low kilometres', means: ['low kms'] },
  { phrase: 'low km', means: ['low kms'] },
  // Colours.
  { phrase: 'gray', means: ['grey', 'graphite'] },
  { phrase: 'grey', means: ['graphite', 'gray'] },
  { phrase: 'maroon', means: ['burgundy'] },
  // Features.
  { phrase: 'reverse camera', means: ['reversing camera', 'rear view camera', '360 camera'] },
  { phrase: 'backup camera', means: ['reversing camera', 'rear view camera', '360 camera'] },
  { phrase: 'reversing camera', means: ['reverse camera', 'rear view camera'] },
  { phrase: 'towbar', means: ['tow bar'] },
  { phrase: 'towing', means: ['tow bar'] },
  { phrase: 'sat nav', means: ['satellite navigation', 'navigation'] },
  { phrase: 'satnav', means: ['satellite navigation', 'navigation'] },
  { phrase: 'gps', means: ['satellite navigation', 'navigation'] },
  { phrase: 'carplay', means: ['apple carplay'] },
  { phrase: 'aircon', means: ['air conditioning', 'climate control'] },
  { phrase: 'air con', means: ['air conditioning', 'climate control'] },
  { phrase: 'moonroof', means: ['sunroof'] },
  { phrase: 'mags', means: ['alloy wheels'] },
  { phrase: 'heated seat', means: ['heated front seats', 'heated seats'] },
  { phrase: 'leather seat', means: ['leather accented seats', 'leather trim'] },
  // Motorcycles and caravans.
  { phrase: 'bike', means: ['motorcycle'] },
  { phrase: 'motorbike', means: ['motorcycle'] },
  { phrase: 'learner', means: ['lams'] },
  { phrase: 'learner approved', means: ['lams', 'learner'] },
  { phrase: 'van', means: ['caravan'] },
  { phrase: 'camper', means: ['camper trailer'] },
  ...['bunk', 'triple bunk'].map((phrase) => ({ phrase, means: ['family bunks'] })),
  ...['ensuite', 'shower and toilet', 'toilet and shower', 'shower toilet'].map((phrase) => ({ phrase, means: ['full ensuite'] })),
  // Places.
  { phrase: 'new south wales', means: ['nsw'] },
  { phrase: 'victoria', means: ['vic'] },
  { phrase: 'queensland', means: ['qld'] },
  { phrase: 'south australia', means: ['sa'] },
  { phrase: 'western australia', means: ['wa'] },
  { phrase: 'tasmania', means: ['tas'] },
  // Spelling variants and equivalents.
  { phrase: 'volkswagon', means: ['volkswagen'] },
  { phrase: 'volks wagen', means: ['volkswagen'] },
  { phrase: 'mercedes', means: ['mercedes benz'] },
  { phrase: 'mercs', means: ['mercedes benz'] },
  { phrase: 'beamer', means: ['bmw'] },
  { phrase: 'chev', means: ['chevrolet'] },
  { phrase: 'great wall', means: ['gwm'] },
  { phrase: 'ssangyong', means: ['kgm'] },
  { phrase: 'toyo', means: ['toyota'] },
  { phrase: 'mitsu', means: ['mitsubishi'] },
  { phrase: 'commo', means: ['commodore'] },
  { phrase: 'autos', means: ['automatic'] },
  { phrase: 'stick shift', means: ['manual'] },
  { phrase: 'battery electric', means: ['electric'] },
  { phrase: 'fully electric', means: ['electric'] },
  { phrase: 'all electric', means: ['electric'] },
  { phrase: 'full electric', means: ['electric'] },
  { phrase: 'pure electric', means: ['electric'] },
  { phrase: 'gasoline', means: ['petrol'] },
  { phrase: 'pick up truck', means: ['ute'] },
  { phrase: 'pickup truck', means: ['ute'] },
  { phrase: 'double cab', means: ['ute'] },
  { phrase: 'crew cab', means: ['ute'] },
  { phrase: 'mini van', means: ['people mover'] },
  { phrase: 'soft top', means: ['convertible'] },
  { phrase: 'drop top', means: ['convertible'] },
  { phrase: 'crossover', means: ['suv'] },
  { phrase: 'motor bike', means: ['motorcycle'] },
  { phrase: 'motor cycle', means: ['motorcycle'] },
  { phrase: 'demonstrators', means: ['demo'] },
  { phrase: 'certified used', means: ['certified'] },
  { phrase: 'certified pre owned', means: ['certified'] },
  { phrase: 'lams', means: ['learner'] },
  { phrase: 'learner legal', means: ['learner'] },
  { phrase: 'lams approved', means: ['learner'] },
  { phrase: 'l plate', means: ['learner'] },
  { phrase: 'l plater', means: ['learner'] },
  { phrase: 'berth', means: ['sleeps'] },
  { phrase: 'seater', means: ['seats'] },
  { phrase: 'passenger', means: ['seats'] },
  { phrase: 'dr', means: ['doors'] },
  { phrase: 'cyl', means: ['cylinders'] },
  { phrase: 'rear camera', means: ['reversing camera'] },
  { phrase: 'rear view camera', means: ['reversing camera'] },
  { phrase: 'sun roof', means: ['sunroof'] },
  { phrase: 'tow ball', means: ['tow bar'] },
  { phrase: 'car play', means: ['apple carplay'] },
  { phrase: 'northern territory', means: ['nt'] },
  { phrase: 'australian capital territory', means: ['act'] },
  { phrase: '1 owner', means: ['one owner'] },
  { phrase: 'single owner', means: ['one owner'] },
  { phrase: 'available now', means: ['in stock'] },
  { phrase: 'arriving soon', means: ['coming soon'] },
  { phrase: 'on the way', means: ['coming soon'] },
  { phrase: 'tray', means: ['cab chassis'] },
  { phrase: 'tray back', means: ['cab chassis'] },
  { phrase: 'roof rack', means: ['roof racks', 'roof rails'] },
  { phrase: 'leather interior', means: ['leather seats', 'leather accented seats', 'leather trim'] },
  // Drives by their makers' names.
  { phrase: '4motion', means: ['awd'] },
  { phrase: 'quattro', means: ['awd'] },
  { phrase: 'xdrive', means: ['awd'] },
  { phrase: '4matic', means: ['awd'] },
  { phrase: 'all paw', means: ['awd'] },
  // Features by other names.
  { phrase: 'powered tailgate', means: ['power tailgate'] },
  { phrase: 'electric tailgate', means: ['power tailgate'] },
  { phrase: 'automatic tailgate', means: ['power tailgate'] },
  { phrase: 'power boot', means: ['power tailgate'] },
  { phrase: 'electric boot', means: ['power tailgate'] },
  { phrase: 'pano roof', means: ['panoramic sunroof', 'panoramic roof'] },
  { phrase: 'pano sunroof', means: ['panoramic sunroof', 'panoramic roof'] },
  { phrase: 'panoramic roof', means: ['panoramic sunroof'] },
  { phrase: 'glass roof', means: ['panoramic sunroof', 'panoramic roof'] },
  { phrase: 'bullbar', means: ['bull bar'] },
  ...['blind spot', 'blind spot monitoring', 'blind spot assist'].map((phrase) => ({ phrase, means: ['blind spot monitor'] })),
  { phrase: 'wireless charging', means: ['wireless phone charging'] },
  // Countries of makes.
  { phrase: 'euro', means: ['european'] },
  { phrase: 'jap', means: ['japanese'] },
  { phrase: 'aussie', means: ['australian'] },
  // Countries of used imports.
  ...['jap import', 'jap imports', 'japanese import', 'japanese imports', 'japan import', 'ex japan', 'jdm'].map((phrase) => ({
    phrase,
    means: ['imported from japan'],
  })),
  ...['uk import', 'british import', 'ex uk'].map((phrase) => ({ phrase, means: ['imported from the united kingdom'] })),
  ...['singapore import', 'ex singapore'].map((phrase) => ({ phrase, means: ['imported from singapore'] })),
  ...['import', 'imported', 'fresh import', 'grey import'].map((phrase) => ({ phrase, means: ['used import'] })),
  ...['nz new', 'kiwi new'].map((phrase) => ({ phrase, means: ['new zealand new'] })),
  // Axles.
  ...['tandem', 'dual axle', 'twin axle', 'double axle', 'two axle', 'tandem axel', 'dual axel'].map((phrase) => ({
    phrase,
    means: ['tandem axle'],
  })),
  ...['one axle', 'single axel'].map((phrase) => ({ phrase, means: ['single axle'] })),
  // Gearboxes and engines.
  ...['twin clutch', 'double clutch', 'dct', 'dsg', 'pdk'].map((phrase) => ({ phrase, means: ['dual clutch'] })),
  ...['continuously variable', 'constantly variable', 'variable transmission'].map((phrase) => ({ phrase, means: ['cvt'] })),
  ...['turbocharger', 'turbo charged', 'bi turbo', 'twin turbo'].map((phrase) => ({ phrase, means: ['turbo'] })),
  ...['dual motor', 'twin motor'].map((phrase) => ({ phrase, means: ['awd'] })),
  { phrase: 'naturally aspirated', means: ['aspirated'] },
  // Caravans.
  ...['double bunk', 'double bunks', 'triple bunks'].map((phrase) => ({ phrase, means: ['family bunks'] })),
  ...['shower', 'internal shower'].map((phrase) => ({ phrase, means: ['full ensuite'] })),
  // Buses.
  ...['bus', 'mini bus'].map((phrase) => ({ phrase, means: ['people mover'] })),
  // Paints.
  ...['soul red', 'barcelona red', 'cherry red'].map((phrase) => ({ phrase, means: ['red'] })),
  ...['glacier white', 'frosted white', 'arctic white', 'pearl white', 'snowflake white'].map((phrase) => ({ phrase, means: ['white'] })),
  ...['jet black', 'midnight black', 'phantom black'].map((phrase) => ({ phrase, means: ['black'] })),
  ...['machine grey', 'graphite grey', 'metal grey'].map((phrase) => ({ phrase, means: ['grey'] })),
  // Frequent misspellings beyond the typo tolerance for such short words.
  { phrase: 'corrola', means: ['corolla'] },
  { phrase: 'carola', means: ['corolla'] },
  { phrase: 'hundia', means: ['hyundai'] },
  { phrase: 'puegot', means: ['peugeot'] },
  { phrase: 'toyata', means: ['toyota'] },
  { phrase: 'subura', means: ['subaru'] },
  { phrase: 'hyndai', means: ['hyundai'] },
  { phrase: 'hundai', means: ['hyundai'] },
  { phrase: 'corola', means: ['corolla'] },
  { phrase: 'forrester', means: ['forester'] },
  { phrase: 'tuscon', means: ['tucson'] },
  { phrase: 'deisel', means: ['diesel'] },
  { phrase: 'automtic', means: ['automatic'] },
]
