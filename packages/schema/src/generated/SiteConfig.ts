// Generated from the config schema by `npm run gen`. Do not edit.
import type { RichText } from '../rich-text/RichText'

/**
 * A block of a page, of one of the kinds there are.
 */
export type Block = (HeroBlock | FeaturedStockBlock | BrowseBlock | PriceSearchBlock | OffersBlock | ReviewsBlock | LocationsBlock | ReasonsBlock | ProseBlock | FeatureBlock | BannerBlock | PhotosBlock | PeopleBlock | PricesBlock | QuestionsBlock | LinksBlock | FormBlock | CalculatorBlock | RegulatorsBlock | NewsBlock | PaymentBlock | GuaranteeBlock | SpinBlock | ModelsBlock)

/**
 * Everything a dealer site may switch.
 */
export interface SiteConfig {
identity: IdentitySettings
theme: ThemeSettings
header: HeaderSettings
navigation: NavigationSettings
footer: FooterSettings
social: SocialSettings
pages: PagesSettings
stock: StockSettings
tags: TagsSettings
price: PriceSettings
rego: RegoSettings
card: CardSettings
search: SearchSettings
favourites: FavouritesSettings
vdp: VdpSettings
checkout: CheckoutSettings
finance: FinanceSettings
lender: LenderSettings
calculator: CalculatorSettings
estimate: EstimateSettings
valuation: ValuationSettings
phone: PhoneSettings
chat: ChatSettings
locations: LocationsSettings
hours: HoursSettings
forms: FormsSettings
leads: LeadsSettings
models: ModelsSettings
offers: OffersSettings
blog: BlogSettings
popups: PopupsSettings
reviews: ReviewsSettings
seo: SeoSettings
measuring: MeasuringSettings
auth: AuthSettings
garage: GarageSettings
legal: LegalSettings
toyota: ToyotaSettings
}
/**
 * Who the dealer is: the name, the licence and where in the world they trade.
 */
export interface IdentitySettings {
/**
 * The name shoppers know you by.
 */
name: string
/**
 * A few words under or beside the name; empty shows none.
 */
tagline: string
/**
 * Decides currency, date style, regions and consumer regulators.
 */
country: ("AU" | "NZ")
/**
 * Used for dates and opening hours that have no location of their own.
 */
timeZone: ("Australia/Sydney" | "Australia/Melbourne" | "Australia/Brisbane" | "Australia/Adelaide" | "Australia/Perth" | "Australia/Darwin" | "Australia/Hobart" | "Pacific/Auckland")
/**
 * The one make this site represents; empty for independents and multi-make groups.
 */
manufacturer: string
/**
 * Licence text shown in the footer, such as "MD 012345"; of several yards each one’s.
 */
licence: string
/**
 * Who trades under the business name, such as a company or a trust; at the end of every page, empty shows none.
 */
legalName: string
/**
 * The ABN, or in New Zealand the NZBN, at the end of every page; empty shows none.
 */
businessNumber: string
/**
 * Shown on contact pages; empty shows none.
 */
email: string
/**
 * How the name is drawn in the header. A logo image takes the place of the name, or stands beside it as a mark.
 */
logoStyle: ("wordmark" | "monogram" | "badge" | "mark")
/**
 * Path of an uploaded logo; empty uses the drawn one. Beside the name, a square one looks best.
 */
logoImage: string
}
/**
 * Colours, type, corners and spacing of the whole site.
 */
export interface ThemeSettings {
/**
 * Main buttons, links and highlights.
 */
brandColour: string
/**
 * Tags, prices and small highlights.
 */
accentColour: string
/**
 * Behind the whole page.
 */
backgroundColour: string
/**
 * Cards, panels and alternating bands.
 */
surfaceColour: string
/**
 * Body text and headings.
 */
textColour: string
/**
 * The typeface of headings and prices.
 */
headingFont: ("archivo" | "figtree" | "fraunces" | "outfit" | "manrope" | "nunito" | "system")
/**
 * The typeface of running text.
 */
bodyFont: ("archivo" | "figtree" | "outfit" | "manrope" | "nunito" | "system")
/**
 * Whether headings are set in sentence case or capitals.
 */
headingCase: ("sentence" | "upper")
/**
 * How round cards, images and buttons are.
 */
corners: ("square" | "soft" | "round")
/**
 * How much air there is between things.
 */
density: ("compact" | "comfortable" | "airy")
}
/**
 * The bar at the top of every page.
 */
export interface HeaderSettings {
/**
 * Where the name, the menu and the phone number sit.
 */
layout: ("inline" | "stacked" | "centred")
/**
 * The colour behind the header.
 */
tone: ("light" | "brand" | "dark")
/**
 * Whether the menu is spread out in the header or waits behind a button; on phones it always waits.
 */
menu: ("bar" | "button")
/**
 * Puts a slim row above the header on wide screens, with the locations, the phone number and links to the business elsewhere.
 */
showTopBar: boolean
/**
 * One line above the header; empty shows none.
 */
announcement: string
/**
 * Shows the main phone number in the header.
 */
showPhone: boolean
/**
 * Adds a search of all cars to the header: a field where there is room, otherwise a sign that opens one.
 */
showSearch: boolean
/**
 * The button at the end of the header; empty shows none.
 */
ctaLabel: string
/**
 * Where the header button goes.
 */
ctaHref: string
}
/**
 * The main menu and how its dropdowns behave.
 */
export interface NavigationSettings {
/**
 * What opens a dropdown on a screen with a mouse; touch and keyboard always use press.
 */
openOn: ("click" | "hover")
/**
 * A small arrow beside items that open a dropdown.
 */
showCaret: boolean
/**
 * Pixels between the header and an open dropdown.
 */
dropdownOffset: number
/**
 * The items of the main menu, in order.
 */
items: MenuItem[]
}
export interface MenuItem {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the menu says.
 */
label: string
/**
 * Where it goes: a path on this site or a full address.
 */
href: string
/**
 * Set by a layer above the site; then the item can be moved and relabelled, but not removed, hidden, emptied or pointed elsewhere.
 */
mandatory: boolean
/**
 * The item shows only while this is switched on; always, where nothing is chosen.
 */
when: string
/**
 * Fills the dropdown from the cars there are: makes with their number of cars, or new models by kind of car.
 */
fill: ("none" | "makes" | "models")
/**
 * Items of the dropdown under this one.
 */
children: DropdownItem[]
}
export interface DropdownItem {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the menu says.
 */
label: string
/**
 * Where it goes: a path on this site or a full address.
 */
href: string
/**
 * Set by a layer above the site; then the item can be moved and relabelled, but not removed, hidden, emptied or pointed elsewhere.
 */
mandatory: boolean
/**
 * The item shows only while this is switched on; always, where nothing is chosen.
 */
when: string
}
/**
 * The end of every page: legal links, regulators and the closing line.
 */
export interface FooterSettings {
/**
 * How the end of the page is arranged.
 */
layout: ("columns" | "centred" | "compact")
/**
 * The colour behind the footer.
 */
tone: ("surface" | "brand" | "dark")
/**
 * The last line; {year}, {name} and {licence} are filled in.
 */
line: string
/**
 * A sentence or two about the business; empty shows none.
 */
about: string
/**
 * Lists the consumer regulators of the country, by state or territory in Australia.
 */
showRegulators: boolean
/**
 * Links every site must carry.
 */
legalLinks: LegalLink[]
}
export interface LegalLink {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the link says.
 */
label: string
/**
 * Where it goes.
 */
href: string
/**
 * Set by a layer above the site: the link cannot be removed.
 */
mandatory: boolean
}
/**
 * Links to the business elsewhere.
 */
export interface SocialSettings {
/**
 * Address of the Facebook page; empty shows no Facebook link.
 */
facebook: string
/**
 * Address of the Instagram page; empty shows no Instagram link.
 */
instagram: string
/**
 * Address of the YouTube page; empty shows no YouTube link.
 */
youtube: string
/**
 * Address of the LinkedIn page; empty shows no LinkedIn link.
 */
linkedin: string
/**
 * Address of the TikTok page; empty shows no TikTok link.
 */
tiktok: string
/**
 * Where the Share button offers to send a car, in order.
 */
share: ("facebook" | "twitter" | "whatsapp" | "email" | "sms" | "copy")[]
}
/**
 * The home page and every content page, built from blocks.
 */
export interface PagesSettings {
/**
 * The pages of the site; the one at / is the home page.
 */
list: Page[]
}
export interface Page {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * The address of the page on the site.
 */
path: string
/**
 * The title in the browser and in search results.
 */
title: string
/**
 * One sentence for search results.
 */
description: string
/**
 * Whether the page exists.
 */
shown: boolean
/**
 * What the page is made of, in order.
 */
blocks: Block[]
}
/**
 * The large opening of a page.
 */
export interface HeroBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "hero"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * How words and picture are arranged.
 */
layout: ("cover" | "split" | "banner" | "plain")
/**
 * The main heading of the page.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * The picture; empty shows none.
 */
image: string
/**
 * What the picture shows, for shoppers who can’t see it; empty where it only decorates.
 */
imageAlt: string
/**
 * Empty shows no button.
 */
buttonLabel: string
/**
 * Where the button goes.
 */
buttonHref: string
/**
 * Adds a search of the stock.
 */
showSearch: boolean
/**
 * Choices of make, body and price beside the words, or one field for all that a shopper wants.
 */
searchLook: ("choices" | "words")
}
/**
 * A row of cars from stock.
 */
export interface FeaturedStockBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "featuredStock"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * Which cars are shown.
 */
selection: ("newest" | "reduced" | "new" | "used" | "demo" | "certified" | "electric" | "subscription" | "caravan" | "motorcycle")
/**
 * Only cars of it, such as Toyota; empty is any.
 */
make: string
/**
 * Only cars of it, such as Corolla; empty is any.
 */
model: string
/**
 * Only cars of it, such as SUV, Ute or Hatch; empty is any.
 */
body: string
/**
 * How many cars are shown.
 */
limit: number
/**
 * How the cars stand.
 */
layout: ("grid" | "row")
/**
 * The link to all of them; empty shows none.
 */
linkLabel: string
/**
 * Where the link goes.
 */
linkHref: string
}
/**
 * Ways into the stock: by make, model, body, price or location.
 */
export interface BrowseBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "browse"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * What the entries are.
 */
by: ("make" | "model" | "body" | "price" | "location" | "dealership")
/**
 * How the entries look; pictures are of cars in stock.
 */
layout: ("tiles" | "pictures" | "chips")
}
/**
 * A search by price range, dearest first (SRC-30).
 */
export interface PriceSearchBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "priceSearch"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * Where the lower handle starts, in dollars.
 */
from: number
/**
 * Where the upper handle starts, in dollars.
 */
to: number
/**
 * The words of the button; {count} is filled in.
 */
buttonLabel: string
}
/**
 * Current offers.
 */
export interface OffersBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "offers"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * How many are shown.
 */
limit: number
}
/**
 * What customers say, when the average is high enough.
 */
export interface ReviewsBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "reviews"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * How many are shown.
 */
limit: number
}
/**
 * The places shoppers can visit (LOC-02 to LOC-06).
 */
export interface LocationsBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "locations"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * One of primary, sales, service, parts, service-and-parts and all, or the id of one location.
 */
filter: string
/**
 * Only locations that represent this make; empty shows those of any.
 */
manufacturer: string
/**
 * Only locations of this subtype, such as body-shop; empty shows those of any.
 */
subtype: string
/**
 * Ids of locations shown whatever the filter says.
 */
include: string[]
/**
 * Ids of locations left out.
 */
exclude: string[]
/**
 * How several locations are shown.
 */
layout: ("cards" | "carousel" | "list")
}
/**
 * Short reasons, steps or figures.
 */
export interface ReasonsBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "reasons"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * How the entries are arranged.
 */
layout: ("columns" | "steps" | "figures" | "band")
/**
 * The reasons, in order.
 */
entries: Entry[]
}
export interface Entry {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * The entry’s title.
 */
title: string
/**
 * The entry’s words, with a list where it says more.
 */
text: RichText
/**
 * Where the entry leads; empty leads nowhere.
 */
href: string
}
/**
 * Running text: paragraphs, headings, lists, tables and pictures.
 */
export interface ProseBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "prose"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * The words.
 */
text: RichText
}
/**
 * A picture with words beside it.
 */
export interface FeatureBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "feature"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * The words.
 */
text: RichText
/**
 * The picture; empty shows none.
 */
image: string
/**
 * What the picture shows, for shoppers who can’t see it; empty where it only decorates.
 */
imageAlt: string
/**
 * Which side the picture is on.
 */
imageSide: ("left" | "right")
/**
 * Empty shows no button.
 */
buttonLabel: string
/**
 * Where the button goes.
 */
buttonHref: string
}
/**
 * A coloured band that asks for one thing (CNT-07).
 */
export interface BannerBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "banner"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * The colour of the band.
 */
tone: ("brand" | "accent" | "dark" | "surface")
/**
 * Empty shows no button.
 */
buttonLabel: string
/**
 * Where the button goes.
 */
buttonHref: string
/**
 * Empty shows no second button.
 */
secondLabel: string
/**
 * Where the second button goes.
 */
secondHref: string
/**
 * Shows from this day on; empty starts at once.
 */
start: string
/**
 * Shows until the end of this day; empty never ends.
 */
expiry: string
}
/**
 * Pictures of the place, the people or the work.
 */
export interface PhotosBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "photos"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * How the pictures stand.
 */
layout: ("grid" | "row")
/**
 * The pictures, in order.
 */
entries: Picture[]
}
export interface Picture {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * The picture.
 */
image: string
/**
 * What the picture shows, also for people who cannot see it.
 */
caption: string
}
/**
 * Who works here and how to reach them.
 */
export interface PeopleBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "people"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * The people, in order.
 */
entries: Person[]
}
export interface Person {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * The person’s name.
 */
name: string
/**
 * What the person does here.
 */
role: string
/**
 * A portrait; without one, initials stand there.
 */
image: string
/**
 * A number of the person’s own; empty shows none.
 */
phone: string
/**
 * An address of the person’s own; empty shows none.
 */
email: string
}
/**
 * What things cost, such as a service by model (CNT-15 to CNT-27).
 */
export interface PricesBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "prices"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * The lines of the list, in order.
 */
entries: Price[]
/**
 * Under the list; empty shows none.
 */
note: RichText
/**
 * Empty shows no button.
 */
buttonLabel: string
/**
 * Where the button goes.
 */
buttonHref: string
}
export interface Price {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the price is for.
 */
title: string
/**
 * The price as it is read, such as $250.
 */
price: string
/**
 * What the price includes.
 */
text: string
}
/**
 * Questions and answers that unfold.
 */
export interface QuestionsBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "questions"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * Each entry’s title is the question, its text the answer.
 */
entries: AnsweredQuestion[]
}
export interface AnsweredQuestion {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What shoppers ask.
 */
title: string
/**
 * The answer, with lists, tables and pictures where they help.
 */
text: RichText
/**
 * Where the entry leads; empty leads nowhere.
 */
href: string
}
/**
 * A grid of links to other pages.
 */
export interface LinksBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "links"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * Each entry is a card with a title, words and a link.
 */
entries: LinkCard[]
}
export interface LinkCard {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * The entry’s title.
 */
title: string
/**
 * The entry’s words.
 */
text: string
/**
 * Where the entry leads; empty leads nowhere.
 */
href: string
}
/**
 * An enquiry form; what is sent becomes a lead.
 */
export interface FormBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "form"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * What the form is about.
 */
form: ("general" | "vehicle" | "testDrive" | "finance" | "tradeIn" | "find" | "service" | "parts" | "fleet" | "feedback" | "model" | "interest" | "accessory")
/**
 * Shows address, phone and hours beside the form.
 */
showContact: boolean
}
/**
 * A calculator of repayments (FIN-11).
 */
export interface CalculatorBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "calculator"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
}
/**
 * The authorities that shoppers can turn to (LEG-01, LEG-04).
 */
export interface RegulatorsBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "regulators"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
}
/**
 * Posts of the blog: the featured ones, then the latest.
 */
export interface NewsBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "news"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * Posts of one category, or of all.
 */
category: ("" | "vehicle-reviews" | "news" | "buying-guides" | "ownership" | "community")
/**
 * How many are shown.
 */
limit: number
}
/**
 * A form to pay an invoice or a deposit by card; whoever pays signs in (RTE-21, AUTH-05).
 */
export interface PaymentBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "payment"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * What the form calls the number that says what is paid.
 */
referenceLabel: string
/**
 * Dollars that can be paid at once.
 */
most: number
/**
 * The words of the button.
 */
buttonLabel: string
/**
 * Under the form; empty shows none.
 */
note: RichText
}
/**
 * What you promise with every car, with its conditions below.
 */
export interface GuaranteeBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "guarantee"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * Hours in which a used car may be brought back for its money; fills {hours} in the texts below. 0 is no such promise.
 */
moneyBackHours: number
/**
 * In order.
 */
entries: Promise[]
/**
 * Who gives it, for which cars, for how long, and what it leaves out. Rights that the law gives stay beside it.
 */
conditions: RichText
/**
 * The page with all of its terms; empty shows no link.
 */
href: string
}
export interface Promise {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * In a few words.
 */
title: string
/**
 * What it means, in a sentence.
 */
text: string
}
/**
 * A prize draw: one entry a person, prizes and chances as they stand here, drawn on our server (RTE-21).
 */
export interface SpinBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "spin"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * What can be won. What is left of the 1,000 chances wins nothing; together they can’t be more.
 */
prizes: Prize[]
/**
 * Takes entries from this day on.
 */
start: string
/**
 * Takes entries until the end of this day, by the site’s clock.
 */
expiry: string
/**
 * Who runs the draw, with their business number.
 */
promoter: string
/**
 * What all the prizes are worth together, at their full price. From this follows which permits a draw needs.
 */
prizeValue: number
/**
 * The states whose residents may take part, such as NSW, VIC; empty where all may.
 */
states: string
/**
 * As the states gave them, each after its state, such as NSW TP/01234, ACT TP 26/00123; empty where none is needed.
 */
permits: string
/**
 * Who may take part, how winners are told, and what happens to prizes nobody claims.
 */
conditions: RichText
/**
 * The words of the button.
 */
buttonLabel: string
/**
 * What somebody reads who wins nothing.
 */
nothingText: string
}
export interface Prize {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What is won.
 */
title: string
/**
 * What it is worth, and how it is had.
 */
text: string
/**
 * How many of 1,000 spins win it.
 */
chance: number
/**
 * Once they are won, its chances win nothing; 0 sets no limit.
 */
quantity: number
}
/**
 * Models of your makes as cards, each leading to its page; whether or not one is in stock.
 */
export interface ModelsBlock {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the block is.
 */
kind: "models"
/**
 * Whether the block shows on its page.
 */
shown: boolean
/**
 * The heading of the block; empty shows none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * A part of the range, or all that is sold new.
 */
of: ("all" | "new" | "performance" | "electrified" | "upcoming")
}
/**
 * Which cars the site lists.
 */
export interface StockSettings {
/**
 * The kinds of car the site lists.
 */
carTypes: ("new" | "used" | "demo")[]
/**
 * Cars with fewer photos than this are left out of lists; their own page still works.
 */
minImageCount: number
/**
 * How long a sold car stays in lists, marked as sold.
 */
soldVisibleDays: number
/**
 * Shown instead of the number of results above 1,999; 0 adds up the car types.
 */
countOverride: number
}
/**
 * The tag on a car’s picture. Only the first that applies is shown.
 */
export interface TagsSettings {
/**
 * Shown on cars that are sold or no longer in stock.
 */
soldText: string
/**
 * Takes its place once a car is sold longer than sold cars stay listed, where a page of it is still opened; empty keeps the sold tag.
 */
soldLaterText: string
/**
 * Electric, hybrid and plug-in cars carry their fuel as the first tag.
 */
showFuel: boolean
/**
 * Shown on cars that somebody has reserved.
 */
reservedText: string
/**
 * An image shown as the tag of certified used cars; empty shows none.
 */
certifiedBadgeImage: string
/**
 * Shown on cars that have not arrived yet.
 */
comingSoonText: string
/**
 * Shown on cars that came into stock lately.
 */
justArrivedText: string
/**
 * Days a car counts as just arrived; 0 never shows the tag.
 */
justArrivedDays: number
}
/**
 * How prices are shown on cards and car pages.
 */
export interface PriceSettings {
/**
 * Cars with a subscription price show that price per week, and under it what they cost to buy.
 */
offerSubscriptions: boolean
/**
 * Stands under the price per week, so that nobody takes it for a loan.
 */
subscriptionName: string
/**
 * How long it runs at least, and how it ends; beside the price per week.
 */
subscriptionTerm: string
/**
 * What the price per week pays for; on the car’s page.
 */
subscriptionIncludes: string
/**
 * Shows the earlier, higher price beside a reduced one.
 */
showWasPrice: boolean
/**
 * Says beside each price that it is drive away. A price that excludes government charges always says so.
 */
showPriceType: boolean
/**
 * Shown instead of a price when a car can only be ordered ahead.
 */
preorderText: string
/**
 * Shown when a car has no price.
 */
noPriceText: string
}
/**
 * How a car’s registration is shown.
 */
export interface RegoSettings {
/**
 * Shows “Unregistered” when the registration has expired; otherwise nothing is said.
 */
showUnregistered: boolean
/**
 * Shows when the registration expires.
 */
showExpiry: boolean
}
/**
 * The card that stands for a car in every list.
 */
export interface CardSettings {
/**
 * How picture and words are arranged.
 */
layout: ("stacked" | "wide" | "overlay" | "plain")
/**
 * Says on the picture where the car stands.
 */
showLocation: boolean
/**
 * Shows the weekly figure with its rate and comparison rate, when finance is shown for the car.
 */
showWeekly: boolean
/**
 * Says under the price when a car costs at least $500 less than the market average, in the words of the car page.
 */
showMarketPrice: boolean
/**
 * Says on the picture how many photos the car’s page has.
 */
showPhotoCount: boolean
/**
 * Stands above Find Me Something Similar on the card of a car that is not in stock; empty for none.
 */
similarPrompt: string
/**
 * The buttons of a card, in order.
 */
buttons: CardButton[]
}
export interface CardButton {
/**
 * What the button does.
 */
id: ("enquire" | "testDrive" | "finance" | "tradeIn" | "photos" | "makeOffer" | "call" | "callNow" | "whatsapp" | "share" | "location" | "print" | "reserve" | "buyOnline" | "subscribe" | "chat" | "history" | "favourite" | "compare" | "custom" | "details")
/**
 * What it says; empty uses the usual words, and {deposit} in Reserve names the deposit.
 */
label: string
/**
 * How strongly it stands out.
 */
style: ("primary" | "secondary" | "success" | "outline")
}
/**
 * The page on which shoppers search and filter cars.
 */
export interface SearchSettings {
/**
 * The heading of the whole stock list; {count} is filled in. Narrowed lists say what they list.
 */
heading: string
/**
 * Shows shoppers what they can ask for in the header and on the home page, until they type.
 */
placeholder: string
/**
 * In the plural and small letters, for headings and titles of narrowed lists, such as ‘used cars for sale’.
 */
noun: string
/**
 * How many cars one page lists.
 */
pageSize: number
/**
 * Where the filters sit on a wide screen.
 */
filterLayout: ("sidebar" | "top" | "drawer")
/**
 * Which filters there are, and in what order. Each filter stands there only while the cars of the list differ in it.
 */
filterVariant: (1 | 2 | 3 | 4)
/**
 * The filters there are, in order; while none is chosen, the filter set says.
 */
filters: ("certified" | "car_type" | "item_type" | "make" | "model" | "make_model" | "badge" | "price" | "price_range" | "subscription_price" | "weekly_price_range" | "year" | "km" | "categories" | "body" | "fuel" | "transmission" | "drive" | "colour" | "seats" | "sleeps" | "layout" | "length" | "tare" | "atm" | "licence" | "engine_cc" | "range_km" | "battery_kwh" | "filtered_features" | "status" | "tag" | "dealership_name" | "location_name" | "city" | "state")[]
/**
 * The order before a shopper chooses one; by the price per week only where subscriptions are offered.
 */
defaultSort: ("recommended" | "newest" | "price_asc" | "price_desc" | "weekly_asc" | "weekly_desc" | "km_asc" | "km_desc" | "year_desc")
/**
 * Makes listed before Show all makes.
 */
makesBeforeShowAll: number
/**
 * Lists the models of a make under it once a shopper chooses it.
 */
revealModels: boolean
/**
 * The most models listed under one make; those with most cars come first.
 */
modelLimit: number
/**
 * The words beside the certified switch.
 */
certifiedLabel: string
/**
 * How many kilometres around their postcode shoppers can look for cars; none leaves the filter out.
 */
distances: number[]
/**
 * Leaves cars without a price out when sorted by lowest price.
 */
hideUnpricedWhenCheapestFirst: boolean
/**
 * The application the stock is searched in; empty searches the stock held by this site itself.
 */
appId: string
/**
 * A search-only key of that application. Only the server uses it; no page shows it.
 */
key: string
/**
 * The name of the index of cars; its orders are replicas that begin with this name.
 */
indexName: string
/**
 * How many answers to searches a shopper’s browser keeps while a page is open; the oldest makes room.
 */
resultCacheSize: number
/**
 * How the cars of the list are laid out before a shopper chooses.
 */
view: ("grid" | "list")
/**
 * Shows two buttons above the list on wide screens, for a grid of cars and for one car below the other.
 */
showViewToggle: boolean
/**
 * The places in a page of cars where promotions stand, counted from 1.
 */
promoPositions: number[]
/**
 * Cards of your own among the cars, in order; each only while it runs.
 */
promos: Promotion[]
/**
 * The title of the card among the cars that offers to look for one; it takes the first place no promotion has. Empty shows no card.
 */
similarTitle: string
/**
 * The sentence under that title.
 */
similarText: string
}
export interface Promotion {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * A square picture, best 1000 by 1000. Lists cut it to fit beside cars, tall in a grid and wide in a list: keep what matters in its middle.
 */
image: string
/**
 * What it is about.
 */
title: string
/**
 * A sentence or two.
 */
text: string
/**
 * Where it leads; empty leads nowhere.
 */
href: string
/**
 * What the link says.
 */
linkLabel: string
/**
 * Shows from this day on; empty starts at once.
 */
start: string
/**
 * Shows until the end of this day; empty never ends.
 */
expiry: string
/**
 * Which lists it stands in.
 */
display: ("all" | "new" | "used" | "demo" | "certified")
/**
 * Leaves it out once a shopper or an address narrows the list, such as by a make.
 */
strictDisplay: boolean
/**
 * Its own place in the list, counted from 1; 0 takes the next of the places for promotions.
 */
position: number
}
/**
 * Cars a shopper saves, compares or has looked at, and searches; kept in the shopper’s own browser.
 */
export interface FavouritesSettings {
/**
 * Shows hearts on cars, and in the header the way to the page of saved cars.
 */
enabled: boolean
/**
 * Shows a control on cars to compare up to four of them side by side.
 */
compare: boolean
/**
 * What a car in stock must be for it to be saved or compared; an empty list leaves none out.
 */
showFor: ("used" | "priced" | "pictured")[]
/**
 * Lists the cars a shopper looked at last under the page of a car.
 */
showViewed: boolean
/**
 * Offers a shopper the last five searches again, in the empty search box and beside the saved cars.
 */
showSearches: boolean
}
/**
 * The page of one car.
 */
export interface VdpSettings {
/**
 * Whether comments, features and specifications follow each other, are tabs, or unfold one by one.
 */
layout: ("sections" | "tabs" | "folds")
/**
 * How the photos are laid out on wide screens; on phones they are a strip to swipe.
 */
gallery: ("strip" | "mosaic")
/**
 * Where price and buttons stand on wide screens.
 */
panel: ("right" | "left" | "below")
/**
 * The parts of a car page that come first, in order; the others follow in the usual one.
 */
order: ("comments" | "features" | "specifications" | "included" | "why-buy" | "reserve-online" | "protect")[]
/**
 * The heading over the dealer’s words.
 */
commentsHeading: string
/**
 * Stands where comments would while a car has none.
 */
commentsPendingText: string
/**
 * Characters shown before Show more.
 */
commentsLength: number
/**
 * Facts shown before Show More.
 */
keyFactsFirst: number
/**
 * Features shown before Show All.
 */
featuresFirst: number
/**
 * Brings up a bar with price and main buttons once those of the page are scrolled away.
 */
showStickyBars: boolean
/**
 * Shows where the car stands, with a map and hours.
 */
showMap: boolean
/**
 * Lists a few cars like this one at the end.
 */
showSimilar: boolean
/**
 * Says how often the car was looked at.
 */
showViews: boolean
/**
 * Shows the reasons below.
 */
showWhyBuy: boolean
/**
 * The heading over the reasons.
 */
whyBuyHeading: string
/**
 * Short reasons to buy here. Every one is a promise of yours: say only what you keep.
 */
whyBuyPoints: string[]
/**
 * Says in a sentence or two what the car is, made from its facts.
 */
showSummary: boolean
/**
 * For which cars the guarantee that your pages say is repeated on the page of the car; promises to take a car back for its money are made of used cars only (CNT-12 to CNT-14).
 */
guarantee: ("off" | "used" | "all")
/**
 * New Zealand only: shows on used and demonstration vehicles what the law wants traders to say of them.
 */
showConsumerNotice: boolean
/**
 * Shows what comes with a car.
 */
showIncluded: boolean
/**
 * On the pages of which cars it stands: what a price per week pays for belongs on those that have one.
 */
includedFor: ("all" | "subscribed")
/**
 * The heading over what comes with a car.
 */
includedHeading: string
/**
 * Short lines on what comes with a car; without any, nothing shows.
 */
includedPoints: string[]
/**
 * Shows what protects the car after the sale.
 */
showProtect: boolean
/**
 * The heading over it.
 */
protectHeading: string
/**
 * A few sentences or a list on warranties, cover and care.
 */
protectText: RichText
/**
 * Puts a badge on the page of a certified car that opens what it stands for.
 */
showCertified: boolean
/**
 * The words of the badge.
 */
certifiedHeading: string
/**
 * What being certified means.
 */
certifiedText: RichText
/**
 * What a certified car comes with.
 */
certifiedPoints: string[]
/**
 * Says when a car costs at least $500 less, drive away, than the market average.
 */
showMarketPrice: boolean
/**
 * What it says; {saving} is filled in.
 */
marketPriceText: string
/**
 * Opens from the market price.
 */
marketPriceTooltip: string
/**
 * Where the button “Own link” goes; empty shows none.
 */
customButtonHref: string
/**
 * The buttons beside the price, in order: the first strong one leads, the next two that aren’t Outline stand under it, the others are a quiet list.
 */
buttons: CarPageButton[]
}
export interface CarPageButton {
/**
 * What the button does.
 */
id: ("enquire" | "testDrive" | "finance" | "tradeIn" | "photos" | "makeOffer" | "call" | "callNow" | "whatsapp" | "share" | "location" | "print" | "reserve" | "buyOnline" | "subscribe" | "chat" | "history" | "favourite" | "compare" | "custom")
/**
 * What it says; empty uses the usual words, and {deposit} in Reserve names the deposit.
 */
label: string
/**
 * How strongly it stands out.
 */
style: ("primary" | "secondary" | "success" | "outline")
}
/**
 * Reserving or buying a car from its page: for a deposit that is paid online, or by a request, which the dealership answers.
 */
export interface CheckoutSettings {
/**
 * Lets shoppers reserve priced cars in stock whose dealership takes payments, or ask for it.
 */
enabled: boolean
/**
 * Dollars that a reservation costs, and that come back unless the car is sold; 0 names no amount, and takes none online.
 */
deposit: number
/**
 * The deposit is paid on the page of the dealership’s payment account, and the car is reserved at once. Off, or without such an account, shoppers send a request, which the dealership answers.
 */
payOnline: boolean
/**
 * Kept: the bank sets it aside on the card, and nothing is taken unless the car is sold. Taken: it is charged at once, and refunded when the reservation ends without a sale; payment providers keep their fee.
 */
collect: ("authorise" | "charge")
/**
 * How long a car is held for a shopper who is about to pay its deposit.
 */
holdMinutes: number
/**
 * Hours a car stays reserved once its deposit is paid, or the dealership agrees. Banks keep a deposit on a card for five days at most.
 */
holdHours: number
/**
 * How the address ends, after the car’s own, at which a car is reserved.
 */
path: ("checkout" | "buy-online")
/**
 * What a shopper who buys can choose from; with one way, nothing is asked.
 */
handover: ("pickUp" | "delivery")[]
/**
 * Asks who buys online whether they have a vehicle to trade in.
 */
askTradeIn: boolean
/**
 * Asks who buys online whether they pay themselves or would like finance.
 */
askFinance: boolean
/**
 * Adds a section to car pages that says how to ask for a reservation, and on what terms.
 */
explain: boolean
/**
 * The heading of that section.
 */
heading: string
/**
 * Names the cards and wallets the dealership takes for a deposit.
 */
showAccepted: boolean
}
/**
 * Who provides finance and where weekly figures show.
 */
export interface FinanceSettings {
/**
 * The lender whose figures are shown; none shows no figures.
 */
provider: ("none" | "taurus" | "360_finance" | "ausloans" | "manual" | "angle" | "powertorque" | "nissan_finance")
/**
 * Shows the weekly repayment on car pages, always with its rate and comparison rate.
 */
showWidget: boolean
/**
 * The usual words of finance buttons.
 */
buttonLabel: string
/**
 * The path of the finance page; the other two lead to it.
 */
path: ("/finance" | "/finance-enquiry" | "/apply-for-finance")
/**
 * Adds the page /personalised/finance, on which shoppers see what their own figures come to; it needs a confirmed rate and example in the calculator. Off, the address leads to the finance page.
 */
personalised: boolean
/**
 * What your lender confirmed for how shoppers rate their credit history; without one, the page uses the example’s rate.
 */
ratings: Rating[]
/**
 * Cars of these makes show no finance.
 */
excludedMakes: string[]
/**
 * Cars that any of these describes show no finance.
 */
exclusions: Exclusion[]
/**
 * Says beside a weekly figure what it comes to a month.
 */
showMonthly: boolean
/**
 * Shown wherever a weekly figure is; a long one unfolds.
 */
disclaimer: RichText
/**
 * What the comparison rate is true for. Stands whole wherever a comparison rate does, never folded or behind a click.
 */
comparisonWarning: string
}
export interface Rating {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What shoppers choose, such as Good.
 */
label: string
/**
 * In percent a year.
 */
rate: number
/**
 * In percent a year, always stated with the rate.
 */
comparisonRate: number
}
export interface Exclusion {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * Which fact of the car is looked at.
 */
field: ("make" | "model" | "carType" | "itemType" | "fuel" | "price" | "year" | "km" | "dealership")
/**
 * How it is compared.
 */
op: ("is" | "isNot" | "below" | "above")
/**
 * What it is compared with.
 */
value: string
}
/**
 * What the lender behind the estimate and the calculator charges, and how it rounds. Figures of a provider or a quote bring their own.
 */
export interface LenderSettings {
/**
 * What the lender charges beside interest; listed with every result of the calculator. Financed ones are in the estimate, too.
 */
fees: Fee[]
/**
 * How estimate and calculator round a repayment to whole dollars.
 */
rounding: ("nearest" | "up" | "down")
/**
 * The lowest comparison rate of the lender, in percent a year; 0 states no range.
 */
comparisonRateFrom: number
/**
 * The highest comparison rate of the lender, in percent a year; 0 states no range.
 */
comparisonRateTo: number
}
export interface Fee {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What it is called.
 */
label: string
/**
 * In dollars.
 */
amount: number
/**
 * How often it is charged.
 */
every: ("once" | "month")
/**
 * A fee charged once is added to the amount borrowed; otherwise it is paid beside the loan.
 */
financed: boolean
}
/**
 * The calculator with which shoppers work out repayments.
 */
export interface CalculatorSettings {
/**
 * Adds the calculator to the page of every car that has a price and may be financed. It opens with the weekly figure of the car.
 */
showOnCarPage: boolean
/**
 * The lender has confirmed the first rate here, and the rate and comparison rate of the estimate, which are the example. Without it the calculator shows only beside a weekly figure of a car, never with rates nobody has checked.
 */
confirmed: boolean
/**
 * The heading over the calculator.
 */
heading: string
/**
 * The lowest purchase price the calculator takes, in dollars.
 */
minPrice: number
/**
 * The highest purchase price the calculator takes, in dollars.
 */
maxPrice: number
/**
 * What the calculator starts with where there is no car, in dollars.
 */
defaultPrice: number
/**
 * The term the calculator starts with where there is no weekly figure, in years.
 */
defaultTerm: number
/**
 * Lets shoppers change the interest rate; otherwise the first rate is used and stated.
 */
showRate: boolean
/**
 * The lowest rate the calculator takes, in percent a year.
 */
minRate: number
/**
 * The highest rate the calculator takes, in percent a year.
 */
maxRate: number
/**
 * The rate the calculator starts with where there is no weekly figure to open with, in percent a year.
 */
defaultRate: number
/**
 * How often a repayment is due when the calculator opens without a weekly figure.
 */
defaultFrequency: ("weekly" | "fortnightly" | "monthly")
/**
 * Lets shoppers enter a balloon, due with the last repayment.
 */
showResidual: boolean
/**
 * The small print under the calculator; it unfolds.
 */
disclaimer: RichText
}
/**
 * A weekly estimate on car pages where the lender gives no figures.
 */
export interface EstimateSettings {
/**
 * Shows an estimated weekly repayment on cars in stock that cost more than $200 and have no figures of the lender.
 */
show: boolean
/**
 * Asks the quote service for a figure of its own while the page is open, and shows it in place of the estimate. Both are then of a loan over five years, with neither deposit nor final payment.
 */
requestQuotes: boolean
/**
 * The words over the figure.
 */
heading: string
/**
 * The years the estimate runs over.
 */
termYears: number
/**
 * Percent of the price paid at the start.
 */
depositPercent: number
/**
 * Percent of the price due with the last repayment.
 */
finalPaymentPercent: number
/**
 * Percent a year.
 */
rate: number
/**
 * Percent a year, for a 5-year secured loan of $30,000.
 */
comparisonRate: number
/**
 * Opens from the estimate; {term}, {deposit}, {finalPayment}, {rate} and {comparisonRate} are filled in.
 */
disclaimer: RichText
}
/**
 * Shoppers say which vehicle they have and in what condition, and get a range at once, or a call. Prices and margins are rules of the dealership, on the page Valuations.
 */
export interface ValuationSettings {
/**
 * Trade-in forms ask for the plate first and lead step by step to a figure or a call; off, they are plain enquiries.
 */
enabled: boolean
/**
 * Shows a range at the end; off, the dealership always calls with it.
 */
onlineFigures: boolean
/**
 * Years; for older vehicles the dealership calls.
 */
mostYears: number
/**
 * For vehicles driven further the dealership calls.
 */
mostKm: number
/**
 * Adds a step for up to six photos, which can be left out.
 */
askPhotos: boolean
/**
 * Sends a code to the shopper’s mobile before anybody is asked what the vehicle is worth, as that can cost. Needs codes by SMS.
 */
verifyPhone: boolean
/**
 * Accepts offers at /api/miscellaneous as well, as older websites of the dealer send them.
 */
legacyPath: boolean
}
/**
 * The numbers shoppers call.
 */
export interface PhoneSettings {
/**
 * Shown in the header and where no other number applies.
 */
main: string
/**
 * Shown on new cars; empty uses the location’s number.
 */
newCars: string
/**
 * Shown on used cars; empty uses the location’s number.
 */
usedCars: string
/**
 * Shown on demo cars; empty uses the location’s number.
 */
demoCars: string
/**
 * Shows car page numbers in full instead of after a press.
 */
startsRevealed: boolean
/**
 * Shows Call Now only while the car’s location is open.
 */
callNowInHoursOnly: boolean
}
/**
 * Short messages to a department of the dealership.
 */
export interface ChatSettings {
/**
 * Lets the Instant Message button show; it also takes the place of Enquire on sites that offer reservations.
 */
enabled: boolean
/**
 * Whom a message can go to.
 */
departments: ("sales" | "service" | "parts" | "finance")[]
/**
 * Whose own window is on the site, once its token is given: the Instant Message button then stays away.
 */
provider: ("none" | "crisp" | "intercom" | "livechat")
/**
 * What the provider names the dealer by: Crisp’s website id, Intercom’s app id or LiveChat’s licence number.
 */
token: string
/**
 * Names in addresses (slugs) of dealerships whose cars keep Enquire.
 */
excludedDealerships: string[]
}
/**
 * The pages and lists of the places shoppers can visit.
 */
export interface LocationsSettings {
/**
 * The path of location pages; the other form leads to it.
 */
pageMode: ("our-location" | "contact-us")
/**
 * The heading of the locations page.
 */
heading: string
/**
 * What the stock link of a location lists.
 */
viewStock: ("location" | "dealership" | "off")
/**
 * How the full list is shown.
 */
allView: ("cards" | "list")
/**
 * Shows each location’s rating where it has one.
 */
showReviews: boolean
/**
 * Address of map pictures with {z}, {x} and {y}; /map-tiles/{z}/{x}/{y}.svg is a sketch of our own, and empty leaves the drawn map without a way to move it.
 */
mapTiles: string
/**
 * How near the map pictures go: 10 for the sketch of our own, about 18 where they show streets.
 */
mapClosest: number
/**
 * Whom the map’s makers want named on it.
 */
mapAttribution: string
}
/**
 * Rules beside the weekly hours of each location.
 */
export interface HoursSettings {
/**
 * Every second Saturday the service department opens by appointment only.
 */
alternateServiceSaturdays: boolean
/**
 * A Saturday that is by appointment only; every 14 days from it is too.
 */
serviceSaturdayReference: string
/**
 * How many days ahead holiday hours are announced; 0 announces only those of the day itself.
 */
holidayDays: number
/**
 * Shows five equal weekdays as one line, Mon-Fri.
 */
collapseWeekdays: boolean
}
/**
 * What enquiry forms ask, and what they say afterwards.
 */
export interface FormsSettings {
/**
 * Shoppers must write something in Comments.
 */
messageRequired: boolean
/**
 * Adds an optional field for the shopper’s own registration.
 */
showRego: boolean
/**
 * Whether forms ask for the postcode; finance and trade-in forms always need it.
 */
askPostcode: ("off" | "optional" | "required")
/**
 * Adds two boxes to forms about a car, for a finance quote and for a car to trade in.
 */
askFurther: boolean
/**
 * When shoppers must choose a location. A test drive or service that is not about a car asks wherever there are several.
 */
askLocation: ("never" | "withoutCar" | "newCar")
/**
 * Offers below this share of the price, in per cent, are turned away in the form; 0 takes any.
 */
lowestOfferPercent: number
/**
 * Questions with options to choose from, such as what else to do during a service.
 */
questions: Question[]
/**
 * Forms that ask in steps, each with its title. A form needs two steps at least; with fewer it asks everything at once.
 */
steps: Step[]
/**
 * Asks in the first step whether you may get in touch if the form isn’t finished. Only what shoppers who tick it have told you is shown to you, as not finished; of others nothing is kept.
 */
followUp: boolean
/**
 * One sentence under every form, such as how soon you answer; empty says nothing.
 */
replyNote: string
/**
 * Says under every form how soon people of yours usually answer, as the inbox measured it over the last 90 days; only while at least 20 enquiries were answered and the usual answer comes within a day.
 */
showAnswerTime: boolean
/**
 * Says under every form what the details are used for, with a link to the privacy policy.
 */
showPrivacyNote: boolean
/**
 * Adds a box to agree to news and offers.
 */
showOptIn: boolean
/**
 * Whether that box starts ticked. The law of Australia and New Zealand expects active consent.
 */
optInDefault: boolean
/**
 * The words beside that box; stored with each lead.
 */
optInLabel: string
/**
 * Shoppers must agree to the terms of use.
 */
showTerms: boolean
/**
 * What the form says when the terms are not agreed to.
 */
termsWording: ("short" | "long")
/**
 * The heading after a form was sent. {sent} says what it was, such as enquiry, booking request or offer.
 */
successHeading: string
/**
 * What happens next. It stands after every form that was sent, from a test drive to feedback, and in the mail about it.
 */
successText: RichText
}
export interface Question {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What is asked, as shoppers read it.
 */
label: string
/**
 * The form that asks it.
 */
form: ("general" | "vehicle" | "testDrive" | "finance" | "tradeIn" | "find" | "service" | "parts" | "fleet" | "feedback" | "model" | "interest" | "accessory")
/**
 * Whether shoppers choose one of the options, or tick as many as they like.
 */
answers: ("any" | "one")
/**
 * The form isn’t taken without an answer.
 */
required: boolean
/**
 * What can be chosen, in order.
 */
options: Option[]
}
export interface Option {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * Its words, which you read alone with the enquiry; so say all of it. No commas.
 */
label: string
}
export interface Step {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the step is about, in a few words.
 */
title: string
/**
 * The form it is a step of.
 */
form: ("general" | "vehicle" | "testDrive" | "finance" | "tradeIn" | "find" | "service" | "parts" | "fleet" | "feedback" | "model" | "interest" | "accessory")
/**
 * What it asks, in order; what no step of the form asks stands in the last one.
 */
asks: ("name" | "lastName" | "email" | "phone" | "postcode" | "category" | "aboutModel" | "wantedCar" | "budget" | "vehicleDescription" | "rego" | "regoState" | "kms" | "financeOwing" | "locationId" | "dealershipSlug" | "preferredTime" | "licenceClass" | "licenceExpiry" | "additionalServices" | "preferredContact" | "message" | "optInFinance" | "optInTrade" | "optIn" | "bookingTerms" | "termsAgreed")[]
}
/**
 * Who is told about a new lead.
 */
export interface LeadsSettings {
/**
 * Addresses that get every lead, besides the location’s own.
 */
notify: string[]
/**
 * Sends the shopper an email that says their enquiry has arrived.
 */
confirmToShopper: boolean
/**
 * A shopper who asks for a car’s number while signed in becomes a lead. Of others nothing is known; they are counted.
 */
phoneReveals: boolean
}
/**
 * The pages of the models your dealerships represent, and how menus call them. What is told of a model stands under Models in the console.
 */
export interface ModelsSettings {
/**
 * The heading of the page that lists all models.
 */
heading: string
/**
 * A sentence or two under that heading; empty shows none.
 */
text: string
/**
 * What a model that was just launched is called.
 */
newLabel: string
/**
 * The heading performance models stand under in menus and lists.
 */
performanceHeading: string
/**
 * Lists models that are no longer built under a heading of their own. Their pages stay either way.
 */
showDiscontinued: boolean
/**
 * Stands under the prices of variants; empty shows none.
 */
priceNote: RichText
/**
 * Stands above the form of a model that is still to come.
 */
interestText: RichText
/**
 * What the program of service prices is called.
 */
serviceHeading: string
/**
 * What each scheduled service costs at most. A model that names its own service prices shows those instead.
 */
servicePlans: ServicePrice[]
}
export interface ServicePrice {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * The models it is for, by name; none is for every model not named elsewhere.
 */
models: string[]
/**
 * In dollars, at most.
 */
price: number
/**
 * How many services cost that; 0 leaves it out.
 */
services: number
/**
 * Years they are spread over; 0 leaves it out.
 */
years: number
/**
 * Months between two services; 0 leaves it out.
 */
months: number
/**
 * Kilometres between two services; 0 leaves it out.
 */
kilometres: number
/**
 * Kilometres at which it ends; 0 leaves it out.
 */
upTo: number
}
/**
 * The page of special offers, and what the card of an offer says.
 */
export interface OffersSettings {
/**
 * The heading of the offers page.
 */
heading: string
/**
 * A sentence or two under the heading; empty shows none.
 */
text: string
/**
 * Says what to do while no offer runs.
 */
emptyText: string
/**
 * Puts new cars, used cars, finance, service and parts under headings of their own.
 */
groupByCategory: boolean
/**
 * Adds a link to the cars of the model an offer is about.
 */
showExplore: boolean
/**
 * Adds a link to book a test drive to offers on new and used cars.
 */
showTestDrive: boolean
}
/**
 * The pages of posts and news, at /blog.
 */
export interface BlogSettings {
/**
 * Gives the site pages of posts; off, their addresses lead nowhere.
 */
show: boolean
/**
 * The heading of the blog.
 */
heading: string
/**
 * A sentence or two under the heading; empty shows none.
 */
text: string
/**
 * Says what to do while there is nothing to read.
 */
emptyText: string
/**
 * Opens the blog with the four posts marked as featured, or else the latest.
 */
featured: boolean
/**
 * How many posts a page lists.
 */
pageSize: number
/**
 * The categories with a card of their own, in order; each shows once it has a post, and all of them once one has several.
 */
categories: ("vehicle-reviews" | "news" | "buying-guides" | "ownership" | "community")[]
/**
 * Names the author of each post that has one.
 */
showAuthor: boolean
/**
 * Lists the tags of a post below it, each leading to the posts with that tag.
 */
showTags: boolean
/**
 * Cards of your own that lead readers on, such as to the stock.
 */
cards: Card[]
}
export interface Card {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * What the card is about.
 */
title: string
/**
 * A sentence or two.
 */
text: string
/**
 * What the button says.
 */
buttonLabel: string
/**
 * Where the button leads; without it, the card shows no button.
 */
href: string
/**
 * A picture over the words; empty shows none.
 */
image: string
}
/**
 * Windows that open over a page: one at most on a page, never on the way to paying or on a shopper’s own pages. Whoever closes one, or follows it, has seen it.
 */
export interface PopupsSettings {
/**
 * In order: of those that are due on a page, the first opens.
 */
list: Popup[]
}
export interface Popup {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * Whether it opens at all.
 */
shown: boolean
/**
 * A picture over the words, best 1200 pixels across; it leads where the button does.
 */
src: string
/**
 * What it is about; screen readers say it first.
 */
title: string
/**
 * A sentence or two.
 */
description: string
/**
 * What the button says.
 */
buttonText: string
/**
 * Where picture and button lead; empty shows no button.
 */
linkTo: string
/**
 * Opens from this day on; empty starts at once.
 */
start: string
/**
 * Opens until the end of this day, by the site’s clock; empty never ends.
 */
expiryDate: string
/**
 * What it waits for.
 */
trigger: ("open" | "time" | "scroll" | "exit")
/**
 * How many seconds it waits, or how much of the page was scrolled, in percent.
 */
after: number
/**
 * Where it opens; none chosen is everywhere.
 */
pages: ("home" | "stock" | "car" | "offers" | "blog" | "other")[]
/**
 * On which screens it opens.
 */
devices: ("all" | "large" | "small")
/**
 * When somebody who closed it may see it again.
 */
again: ("never" | "month" | "week" | "day")
}
/**
 * When reviews are shown.
 */
export interface ReviewsSettings {
/**
 * Shows reviews where a page has room for them.
 */
show: boolean
/**
 * Shows what the dealer answered under each review.
 */
showReplies: boolean
/**
 * Reviews show only when their average is above this.
 */
minAverage: number
/**
 * The address to which happy customers are led, such as your page at Google, unless their dealership says its own; empty leads to the survey.
 */
reviewUrl: string
/**
 * At /review-feedback; {firstName} is filled in from the link.
 */
feedbackHeading: string
/**
 * Under that heading; {firstName} and {dealership} are filled in from the link.
 */
feedbackText: string
}
/**
 * What search engines and link previews say about the site.
 */
export interface SeoSettings {
/**
 * The title of the home page; empty uses the name and tagline.
 */
title: string
/**
 * One or two sentences about the site.
 */
description: string
/**
 * Shown when a page without a picture of its own is shared; best 1200 by 630. Empty shows none.
 */
image: string
/**
 * Off asks search engines to leave the site out.
 */
index: boolean
}
/**
 * Services that measure visits and advertising, and how shoppers decide about them.
 */
export interface MeasuringSettings {
/**
 * Whether services of others wait for a shopper’s agreement. Everybody can decide again at the end of each page. The platform’s own figures need none: they know nobody.
 */
consent: ("notice" | "optIn" | "regional")
/**
 * What shoppers are told. Whoever decided before is asked again when they change.
 */
notice: string
/**
 * The measurement id of a GA4 web stream, such as G-AB12CD34EF; empty sends nothing to Google.
 */
ga4: string
/**
 * Sends Google Analytics the events of the Automotive Standards Council as well, and keeps their data layer.
 */
automotiveEvents: boolean
/**
 * The id of a pixel of Facebook and Instagram, only digits; empty sends nothing to Meta.
 */
metaPixel: string
}
/**
 * Whether shoppers can sign in on the site, by a code that is sent to them, and for what they must.
 */
export interface AuthSettings {
/**
 * Adds the sign-in page and the garage; off, what asks for an account is open, and the garage is not there.
 */
enabled: boolean
/**
 * Sends codes to Australian and New Zealand mobiles, too; off, to email addresses alone.
 */
sms: boolean
/**
 * Signed out, these lead to the sign-in page first. Garages and online payments always do.
 */
gates: ("checkout" | "finance" | "spin-to-win" | "car-finance")[]
/**
 * Whether everybody can save cars, in the browser until they sign in, or only who is signed in.
 */
watchlist: ("everybody" | "account")
}
/**
 * What a shopper who is signed in finds again, and the mails about cars they asked for. Shows where shoppers can sign in.
 */
export interface GarageSettings {
/**
 * What the page is called, and the way to it in the header.
 */
name: string
/**
 * Addresses of the garage beside /my-garage; each begins with /my-.
 */
paths: string[]
/**
 * Lets shoppers choose to hear of cheaper, sold and returned cars they watch, and of new ones for their searches.
 */
alerts: boolean
/**
 * The hour of the evening, by the site’s clock, after which mail about cars waits.
 */
quietFrom: number
/**
 * The hour of the morning at which it goes out again, and at which those who want one a day get it.
 */
quietUntil: number
/**
 * Dollars by which a car must get cheaper for a mail; less than a hundredth of the price is never told.
 */
leastDrop: number
}
/**
 * Who answers complaints and privacy questions.
 */
export interface LegalSettings {
/**
 * The person or role complaints go to.
 */
complaintsContact: string
/**
 * Days within which privacy complaints are answered; fills {answerDays} in texts.
 */
answerDays: number
/**
 * Where complaints are sent; empty uses the public email.
 */
complaintsEmail: string
}
/**
 * Settings that the Toyota dealer menu refers to.
 */
export interface ToyotaSettings {
/**
 * The dealer’s domain at the manufacturer, such as dealer.example; empty keeps links on this site.
 */
baseDomain: string
/**
 * Adds Sell My Car under Pre-Owned.
 */
showSellMyCar: boolean
/**
 * Adds Express Maintenance under Service.
 */
showExpressMaintenance: boolean
}
