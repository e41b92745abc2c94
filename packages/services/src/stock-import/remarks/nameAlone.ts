/** Maximum words of a text that may be only a name. */
const mostWords = 4

/** Stems of words in short comments about cars. */
const stems: ReadonlySet<string> = new Set(
  `a about abs absolute access accident adaptive add after air aircon airbag alarm all alloy also always amazing an and android apple approved
  arm arriv as assist at auto automatic autopilot available awesome axle back balance bar bargain battery be beautiful bed belt best better big
  bike black bluetooth body bonnet book boot both bought brake brand bright brochure buck budget build built bull bumper bus business but buy
  buyer cabin call cam camera camp can canopy car care cargo carpet carplay cash caravan chain change charg chassis cheap check child chrome city
  class clean clear climate cloth club clutch colour comfort coming commut company complete condition consign control convenien cool country
  cover cruise custom cylinder daily dash day deal dealer delivery demo desirable detail diesel diff digital display dog don door drive driver
  driving dual dvd early easy econom edition efficient electric engine enquire ensuite equipp ever every ex excellent exceptional excise extend exterior
  extra eye fabric factory fair family fast feature few fibre financ fine finish first fit flawless fleet floor fog for four free fresh friday
  from front fuel full fun function fwd garag gear gearbox gem genuine get go good gps great green grey guarantee half handl handy hard has
  hatch have head headlight heat heavy here high highway history hitch hold home hot hour huge hurry hybrid idea immaculate immobilis import in
  includ independent inside inspect instock interior isofix it item just keen keep key keyless kilomet kit km lady lane large lease last late lead
  leaf leather led left less level licence lift light lik limited line liner little load local locally lock log long look lot love low lowest
  lux machine maintain manual many massive mat matching mech mileage mint mirror model monday monitor month more most motor move much mudflap
  multi must my near neat need never new next nice night no non not now nudge number odometer of off offer old on one only open option or order
  original our out outstanding over own owner pack paddle paint panel park parking part peace people perfect perform petrol phone photo pick
  plate plenty plus popular power practical premium present previous price pristine private protect push quality quick quiet rack radar radio
  range rare ready rear recent record red reduc rego registration rego reliable remote repair replac retail reverse reversing ride right road
  roadworthy roof room row run runabout running rust rwc safe safety sale satellite satnav saturday sav save school screen seal seat sedan see
  sell sensor seriously serv service set seven sharp shiny show side silver single ski small smart smoke snorkel solar solid sold soon sound
  space spare speaker special speed spoiler sport spotless spotlight stand star start steer step stereo still stock stop storage straight strong
  stunning style suit sun sunday sunroof super supplied suspension suv tailgate take tank tarp tax test thing third this tidy tiller time tint to
  today toll ton tonneau tool top touch touchscreen tough tow towbar town track trade traction trailer transmission tray trim truck try turbo two
  tyre under unit unmarked upgrad usb use ute value van vehicle ventilat very video view vinyl wagon warm warrant was wash water way we wear
  week weekend well wheel white wide will winch window winter wireless with wof work worth year yes you young your`.split(/\s+/),
)
const endings = /(?:ing|ed|er|ers|es|s|ly|y|ation|able|ible|ient|ical|ance|ity|ty|d|ment|iance)$/

const isKnown = (word: string): boolean => {
  if (stems.has(word)) return true
  let short = word
  for (let times = 0; times < 2; times++) {
    const next = short.replace(endings, '')
    if (next === short || next.length < 2) return false
    short = next
    if (stems.has(short) || stems.has(`${short}e`) || (short.at(-1) === short.at(-2) && stems.has(short.slice(0, -1)))) return true
  }
  return false
}

const manyWords = new RegExp(`(?:\\p{Letter}+\\P{Letter}+){${mostWords}}\\p{Letter}`, 'u')

/**
 * Whether a text is a few words of which none is about a car, such as “Linh Tran” or “D. Okafor”. It may be a person’s name, and says
 * nothing to a shopper (ENT-01).
 */
export const mayBeName = (text: string): boolean => {
  if (text.length > 60 || /\d/.test(text) || manyWords.test(text)) return false
  const words = text.toLowerCase().match(/\p{Letter}+/gu) ?? []
  return words.length <= mostWords && words.some((word) => word.length > 1) && !words.some((word) => word.length > 1 && isKnown(word))
}
