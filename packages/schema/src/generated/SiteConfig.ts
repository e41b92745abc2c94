// Generated from the config schema by `npm run gen`. Do not edit.
import type { RichText } from '../rich-text/RichText'

/**
 * A block of a page, of one of the kinds there are.
 */
export type Block = (HeroBlock | FeaturedStockBlock | BrowseBlock | PriceSearchBlock | OffersBlock | ReviewsBlock | LocationsBlock | ReasonsBlock | ProseBlock | FeatureBlock | BannerBlock | PhotosBlock | PeopleBlock | PricesBlock | QuestionsBlock | LinksBlock | FormBlock | CalculatorBlock | RegulatorsBlock | NewsBlock | PaymentBlock | GuaranteeBlock | SpinBlock | ModelsBlock)

/**
 * All settings of a dealer site.
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
subscription: SubscriptionSettings
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
 * Who the dealer is: name, licence and country.
 */
export interface IdentitySettings {
/**
 * The name shoppers know.
 */
name: string
/**
 * A few words under or beside the name. Leave empty to show none.
 */
tagline: string
/**
 * Sets the currency, date format, regions and consumer regulators.
 */
country: ("AU" | "NZ")
/**
 * Used for dates and opening hours without a location.
 */
timeZone: ("Australia/Sydney" | "Australia/Melbourne" | "Australia/Brisbane" | "Australia/Adelaide" | "Australia/Perth" | "Australia/Darwin" | "Australia/Hobart" | "Pacific/Auckland")
/**
 * The one make this site sells. Leave empty for independents and multi-make groups.
 */
manufacturer: string
/**
 * Shown in the footer: the licence, such as “MD 012345”, or in New Zealand the motor vehicle trader number. With several yards, that of each.
 */
licence: string
/**
 * The company or trust behind the business name, shown at the end of every page. Leave empty to show none.
 */
legalName: string
/**
 * The ABN, or in New Zealand the NZBN, shown at the end of every page. Leave empty to show none.
 */
businessNumber: string
/**
 * Shown on contact pages. Leave empty to show none.
 */
email: string
/**
 * How the name is shown in the header. A logo image replaces the name or is shown beside it.
 */
logoStyle: ("wordmark" | "monogram" | "badge" | "mark")
/**
 * The path of an uploaded logo. Leave empty to use the name. Beside the name, a square logo looks best.
 */
logoImage: string
}
/**
 * Colours, fonts, corners and spacing of the whole site.
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
 * The font of headings and prices.
 */
headingFont: ("archivo" | "figtree" | "fraunces" | "outfit" | "manrope" | "nunito" | "system")
/**
 * The font of text.
 */
bodyFont: ("archivo" | "figtree" | "outfit" | "manrope" | "nunito" | "system")
/**
 * Whether headings are set in sentence case or capitals.
 */
headingCase: ("sentence" | "upper")
/**
 * The size of headings and prices.
 */
headingSize: ("small" | "medium" | "large")
/**
 * Whether the headings of pages and sections are bold or light. Prices and names on cards are always bold.
 */
headingWeight: ("bold" | "light")
/**
 * How the headings of sections and their links are arranged. Only pages with a hero centre them; on others they start on the left.
 */
sectionHeadings: ("left" | "centred" | "ruled")
/**
 * Where a page with a picture at the top has its heading. Pages that open with a hero have the hero’s layout.
 */
pageOpening: ("below" | "over" | "beside" | "framed" | "raised" | "split" | "card")
/**
 * Whether the sections of a page alternate between two backgrounds.
 */
bands: ("alternating" | "plain")
/**
 * How round cards, images and buttons are.
 */
corners: ("square" | "soft" | "round")
/**
 * The space between elements.
 */
density: ("compact" | "comfortable" | "airy")
/**
 * The look of your own pictures in heroes and beside text. Pictures of vehicles in stock are never changed.
 */
pictures: ("natural" | "rich" | "muted" | "mono")
}
/**
 * The bar at the top of every page.
 */
export interface HeaderSettings {
/**
 * The position of the name, menu and phone number.
 */
layout: ("inline" | "stacked" | "centred")
/**
 * The background colour of the header.
 */
tone: ("light" | "brand" | "dark")
/**
 * Whether the menu is visible in the header or behind a button. On phones it is always behind a button.
 */
menu: ("bar" | "button")
/**
 * Adds a slim row above the header on wide screens, with the locations, phone number and social links.
 */
showTopBar: boolean
/**
 * One line above the header. Leave empty to show none.
 */
announcement: string
/**
 * Shows the main phone number in the header.
 */
showPhone: boolean
/**
 * Adds a stock search to the header: a field if there is room, otherwise an icon.
 */
showSearch: boolean
/**
 * The button at the end of the header. Leave empty to show none.
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
 * What opens a dropdown with a mouse. On touch screens and keyboards it is always a press.
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
 * The text of the menu item.
 */
label: string
/**
 * Where it goes: a path on this site or a full address.
 */
href: string
/**
 * Set by a layer above the site. You can move and relabel the item, but not remove, hide or empty it or change its link.
 */
mandatory: boolean
/**
 * The item is only shown while this is on. If nothing is chosen, it is always shown.
 */
when: string
/**
 * Fills the dropdown from your stock: makes with their number of cars, or new models by type of car.
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
 * The text of the menu item.
 */
label: string
/**
 * Where it goes: a path on this site or a full address.
 */
href: string
/**
 * Set by a layer above the site. You can move and relabel the item, but not remove, hide or empty it or change its link.
 */
mandatory: boolean
/**
 * The item is only shown while this is on. If nothing is chosen, it is always shown.
 */
when: string
}
/**
 * The end of every page: legal links, regulators and the closing line.
 */
export interface FooterSettings {
/**
 * How the footer is arranged.
 */
layout: ("columns" | "centred" | "compact" | "locations")
/**
 * The background colour of the footer.
 */
tone: ("surface" | "brand" | "dark")
/**
 * The last line. {year}, {name}, {licence} and the finance section’s {creditLicence} are filled in.
 */
line: string
/**
 * A sentence or two about the business. Leave empty to show none.
 */
about: string
/**
 * Lists consumer regulators, by state or territory in Australia.
 */
showRegulators: boolean
/**
 * Which regulators are listed. In New Zealand, there are two for the whole country.
 */
regulatorsOf: ("locations" | "country")
/**
 * Links that every site must have.
 */
legalLinks: LegalLink[]
}
export interface LegalLink {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * The text of the link.
 */
label: string
/**
 * Where it goes.
 */
href: string
/**
 * Set by a layer above the site. The link can’t be removed.
 */
mandatory: boolean
}
/**
 * Links to your social media.
 */
export interface SocialSettings {
/**
 * Address of the Facebook page. Leave empty for no Facebook link.
 */
facebook: string
/**
 * Address of the Instagram page. Leave empty for no Instagram link.
 */
instagram: string
/**
 * Address of the YouTube page. Leave empty for no YouTube link.
 */
youtube: string
/**
 * Address of the LinkedIn page. Leave empty for no LinkedIn link.
 */
linkedin: string
/**
 * Address of the TikTok page. Leave empty for no TikTok link.
 */
tiktok: string
/**
 * The options of the Share button, in order.
 */
share: ("facebook" | "twitter" | "whatsapp" | "email" | "sms" | "copy")[]
}
/**
 * The home page and every content page, built from blocks.
 */
export interface PagesSettings {
/**
 * The pages of the site. The one at / is the home page.
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
 * A wide picture across the top of the page, ideally 2400 by 640 pixels. A page that opens with a hero has the hero’s.
 */
image: string
/**
 * Whether the page exists. A starter page comes on once you change its content.
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
 * How the text and picture are arranged.
 */
layout: ("cover" | "panel" | "stage" | "split" | "banner" | "plain")
/**
 * The main heading of the page.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * The picture. Leave empty to show none.
 */
image: string
/**
 * Describes the picture for shoppers who can’t see it. Leave empty if it is only decoration.
 */
imageAlt: string
/**
 * Leave empty for no button.
 */
buttonLabel: string
/**
 * Where the button goes.
 */
buttonHref: string
/**
 * Adds a stock search.
 */
showSearch: boolean
/**
 * Choices of make, body and price beside a text field, or a single text field.
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
 * The heading of the block. Leave empty to show none.
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
 * Only cars of it, such as Toyota. Leave empty for any.
 */
make: string
/**
 * Only cars of it, such as Corolla. Leave empty for any.
 */
model: string
/**
 * Only cars of it, such as SUV, Ute or Hatch. Leave empty for any.
 */
body: string
/**
 * How many cars are shown.
 */
limit: number
/**
 * How the cars are laid out. A large first car is as wide as the page, with its picture beside the price. Cars of an earlier row come last.
 */
layout: ("grid" | "row" | "lead")
/**
 * How the cards are laid out on a phone.
 */
phoneLayout: ("rows" | "stack")
/**
 * The link to all of them. Leave empty for no link.
 */
linkLabel: string
/**
 * Where the link goes.
 */
linkHref: string
}
/**
 * Links into the stock by make, model, body, price or location.
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
 * The heading of the block. Leave empty to show none.
 */
heading: string
/**
 * What the entries list.
 */
by: ("make" | "model" | "body" | "type" | "price" | "location" | "dealership")
/**
 * How the entries look. Pictures show cars in stock. Large pictures have room for the price and body of a model.
 */
layout: ("tiles" | "pictures" | "row" | "chips")
/**
 * For tiles of makes: how the makes that your dealerships represent are shown.
 */
ownMakes: ("same" | "large")
/**
 * Makes shown before “All makes”; those you represent are always shown.
 */
firstMakes: number
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
 * The heading of the block. Leave empty to show none.
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
 * The end of the slider, in dollars. A handle there has no limit, so dearer cars are found too.
 */
highest: number
/**
 * The text of the button. {count} is filled in.
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
 * The heading of the block. Leave empty to show none.
 */
heading: string
/**
 * How many are shown.
 */
limit: number
/**
 * How the cards are laid out on a phone.
 */
phoneLayout: ("rows" | "stack")
}
/**
 * Customer reviews, if the average is high enough.
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
 * The heading of the block. Leave empty to show none.
 */
heading: string
/**
 * How many are shown.
 */
limit: number
/**
 * How the cards are laid out on a phone.
 */
phoneLayout: ("rows" | "stack")
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
 * The heading of the block. Leave empty to show none.
 */
heading: string
/**
 * One of primary, sales, service, parts, service-and-parts or all, or the id of one location.
 */
filter: string
/**
 * Only locations that sell this make. Leave empty for any.
 */
manufacturer: string
/**
 * Only locations of this subtype, such as body-shop. Leave empty for any.
 */
subtype: string
/**
 * Ids of locations that are always shown, whatever the filter.
 */
include: string[]
/**
 * Ids of locations that are never shown.
 */
exclude: string[]
/**
 * How the locations are shown.
 */
layout: ("cards" | "carousel" | "list")
/**
 * How the cards are laid out on a phone.
 */
phoneLayout: ("rows" | "stack")
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
 * The heading of the block. Leave empty to show none.
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
 * The entry’s text, with a list if needed.
 */
text: RichText
/**
 * Where the entry leads. Leave empty for no link.
 */
href: string
}
/**
 * Paragraphs, headings, lists, tables and pictures.
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
 * The heading of the block. Leave empty to show none.
 */
heading: string
/**
 * The text.
 */
text: RichText
}
/**
 * A picture with text beside it.
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
 * The heading of the block. Leave empty to show none.
 */
heading: string
/**
 * The text.
 */
text: RichText
/**
 * The picture. Leave empty to show none.
 */
image: string
/**
 * Describes the picture for shoppers who can’t see it. Leave empty if it is only decoration.
 */
imageAlt: string
/**
 * Which side the picture is on.
 */
imageSide: ("left" | "right")
/**
 * Leave empty for no button.
 */
buttonLabel: string
/**
 * Where the button goes.
 */
buttonHref: string
}
/**
 * A coloured band with a headline and a button (CNT-07).
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
 * The heading of the block. Leave empty to show none.
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
 * Leave empty for no button.
 */
buttonLabel: string
/**
 * Where the button goes.
 */
buttonHref: string
/**
 * Leave empty for no second button.
 */
secondLabel: string
/**
 * Where the second button goes.
 */
secondHref: string
/**
 * The day it first shows, and from what time if not midnight. Leave empty to go live now.
 */
start: string
/**
 * The last day it shows, and until what time if not midnight. Leave empty for no end.
 */
expiry: string
}
/**
 * Pictures of the location, the team or your work.
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
 * The heading of the block. Leave empty to show none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * How the pictures are laid out.
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
 * Describes the picture, also for people who can’t see it.
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
 * The heading of the block. Leave empty to show none.
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
 * A portrait. Leave empty to show initials.
 */
image: string
/**
 * The person’s own number. Leave empty to show none.
 */
phone: string
/**
 * The person’s own address. Leave empty to show none.
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
 * The heading of the block. Leave empty to show none.
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
 * Under the list. Leave empty to show none.
 */
note: RichText
/**
 * Leave empty for no button.
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
 * The price as shown, such as $250.
 */
price: string
/**
 * What the price includes.
 */
text: string
}
/**
 * Questions with answers that expand.
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
 * The heading of the block. Leave empty to show none.
 */
heading: string
/**
 * The title of each entry is the question, its text the answer.
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
 * Where the entry leads. Leave empty for no link.
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
 * The heading of the block. Leave empty to show none.
 */
heading: string
/**
 * Each entry is a card with a title, text and a link.
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
 * The entry’s text.
 */
text: string
/**
 * Where the entry leads. Leave empty for no link.
 */
href: string
}
/**
 * An enquiry form. Submissions become leads.
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
 * The heading of the block. Leave empty to show none.
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
 * Shows the address, phone and hours beside the form.
 */
showContact: boolean
}
/**
 * A repayment calculator (FIN-11).
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
 * The heading of the block. Leave empty to show none.
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
 * The heading of the block. Leave empty to show none.
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
 * The heading of the block. Leave empty to show none.
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
/**
 * How the cards are laid out on a phone.
 */
phoneLayout: ("rows" | "stack")
}
/**
 * A form to pay an invoice or deposit by card. The payer has to sign in (RTE-21, AUTH-05).
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
 * The heading of the block. Leave empty to show none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * What the form calls the reference of the payment.
 */
referenceLabel: string
/**
 * The most that can be paid at once, in dollars.
 */
most: number
/**
 * The text of the button.
 */
buttonLabel: string
/**
 * Under the form. Leave empty to show none.
 */
note: RichText
}
/**
 * Your promises with every car, and their conditions.
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
 * The heading of the block. Leave empty to show none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * Hours within which a used car can be returned for a refund. Fills {hours} in the texts below. Enter 0 for no such promise.
 */
moneyBackHours: number
/**
 * In order.
 */
entries: Promise[]
/**
 * Who gives the guarantee, for which cars, for how long, and what it excludes. Statutory rights still apply.
 */
conditions: RichText
/**
 * The page with all terms. Leave empty for no link.
 */
href: string
}
export interface Promise {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * A few words.
 */
title: string
/**
 * What it means, in a sentence.
 */
text: string
/**
 * What this promise alone depends on. Shown with the conditions below, wherever the promise is.
 */
conditions: string
/**
 * A promise for used cars is left off the pages of new cars and demonstrators, and one for new cars off those of the others.
 */
carType: ("any" | "used" | "new")
/**
 * A promise for some fuels is left off the pages of cars with another, or whose fuel isn’t stated.
 */
fuel: ("any" | "Petrol" | "Diesel" | "petrolOrHybrid" | "Hybrid" | "PHEV" | "Electric")
/**
 * The promise is left off the pages of cars with this many kilometres or more, or whose kilometres aren’t stated. Enter 0 for no limit.
 */
kmBelow: number
}
/**
 * A prize draw with one entry per person. Prizes and chances are as set here, and are drawn on our server (RTE-21).
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
 * The heading of the block. Leave empty to show none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * The prizes. Chances that are left of the 1,000 win nothing. Together they can’t be more than 1,000.
 */
prizes: Prize[]
/**
 * First day to enter.
 */
start: string
/**
 * Last day to enter, in the site’s time zone.
 */
expiry: string
/**
 * Who runs the draw, with the ABN or NZBN.
 */
promoter: string
/**
 * The total value of all prizes in dollars, at full price. It determines which permits are needed.
 */
prizeValue: number
/**
 * States whose residents may enter, such as NSW, VIC. Leave empty for all.
 */
states: string
/**
 * As issued by the states, each after its state, such as NSW TP/01234, ACT TP 26/00123. Leave empty if none is needed.
 */
permits: string
/**
 * Who may enter, how winners are notified, and what happens to unclaimed prizes.
 */
conditions: RichText
/**
 * The text of the button.
 */
buttonLabel: string
/**
 * Shown to people who don’t win.
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
 * What it is worth and how to collect it.
 */
text: string
/**
 * How many of 1,000 spins win it.
 */
chance: number
/**
 * When they have all been won, its chances win nothing. Enter 0 for no limit.
 */
quantity: number
}
/**
 * Models of your makes as cards that link to their pages, even if none is in stock.
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
 * The heading of the block. Leave empty to show none.
 */
heading: string
/**
 * A sentence or two under the heading.
 */
text: RichText
/**
 * Part of the range, or all models sold new.
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
 * Cars with fewer photos are not listed. Their own page still works.
 */
minImageCount: number
/**
 * How long a sold car stays in lists, marked as sold.
 */
soldVisibleDays: number
/**
 * Above 1,999 results the search only estimates the number, so this number is shown instead. Enter 0 to show the total of new, used and demo cars.
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
 * Replaces the sold tag on a car’s page after it has left the lists. Leave empty to keep the sold tag.
 */
soldLaterText: string
/**
 * Shows the fuel as the first tag on electric, hybrid and plug-in cars.
 */
showFuel: boolean
/**
 * Shown on reserved cars.
 */
reservedText: string
/**
 * An image shown as the tag of certified used cars. Leave empty to show none.
 */
certifiedBadgeImage: string
/**
 * Shown on cars that have not arrived yet.
 */
comingSoonText: string
/**
 * Shown on cars that recently came into stock.
 */
justArrivedText: string
/**
 * How many days a car counts as just arrived. Enter 0 to never show the tag.
 */
justArrivedDays: number
}
/**
 * How prices are shown on cards and car pages.
 */
export interface PriceSettings {
/**
 * Cars with a subscription price show that price per week, with the purchase price below.
 */
offerSubscriptions: boolean
/**
 * Shown under the weekly price, so that it isn’t mistaken for a loan repayment.
 */
subscriptionName: string
/**
 * The minimum term and how it ends, shown beside the weekly price.
 */
subscriptionTerm: string
/**
 * What the weekly price includes, shown on the car’s page.
 */
subscriptionIncludes: string
/**
 * What shoppers pay on top of the weekly price, such as “charging, tolls and a monthly fee of $20”. Shown on the car’s page after what it includes. Name every fee that isn’t in the weekly price.
 */
subscriptionExcludes: string
/**
 * Shows the previous, higher price beside a reduced one.
 */
showWasPrice: boolean
/**
 * Shows beside each price that it is drive away. A price that excludes government charges always says so.
 */
showPriceType: boolean
/**
 * Shows what a price that excludes government charges comes to on the road: on cards, car pages and print sheets, and in comparisons. It needs your on-road charges.
 */
showOnRoad: boolean
/**
 * Shown instead of a price when a car can only be pre-ordered.
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
 * Shows “Unregistered” when the registration has expired. Otherwise nothing is shown.
 */
showUnregistered: boolean
/**
 * Shows when the registration expires.
 */
showExpiry: boolean
}
/**
 * The card of a car in lists.
 */
export interface CardSettings {
/**
 * How the picture and text are arranged.
 */
layout: ("stacked" | "wide" | "overlay" | "plain" | "priced")
/**
 * The cards of lists on phones: with small pictures, at least two fit on a screen. Cards with text on the picture stay large.
 */
onPhones: ("large" | "small")
/**
 * How much a card says below the name. Short cards have the prices, what they must state by law, and the two facts that matter most. Inclusions, offers and other facts are on the car’s page.
 */
detail: ("full" | "short")
/**
 * Shows the location of the car on the picture.
 */
showLocation: boolean
/**
 * Shows the weekly repayment on the cards of lists, with the rates that the law requires, if finance is shown for the car. Car pages have a setting of their own.
 */
showWeekly: boolean
/**
 * Shows under the price when a car costs at least $500 less than the market average, with the text of the car page.
 */
showMarketPrice: boolean
/**
 * Shows the logo of the make beside the name, if it has one.
 */
showMakeLogo: boolean
/**
 * Shows the number of photos on the picture.
 */
showPhotoCount: boolean
/**
 * Shown above Find Me Something Similar on cards of cars that aren’t in stock. Leave empty to show none.
 */
similarPrompt: string
/**
 * The most buttons a card shows: the first ones in the list that suit the car. The others are on the car’s page.
 */
mostButtons: number
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
 * The text. Leave empty for the default text. In Reserve, {deposit} shows the deposit.
 */
label: string
/**
 * How much it stands out.
 */
style: ("primary" | "secondary" | "success" | "outline")
}
/**
 * The page where shoppers search and filter cars.
 */
export interface SearchSettings {
/**
 * The heading of the whole stock list. {count} is filled in. Filtered lists have their own headings.
 */
heading: string
/**
 * Shown in the empty search field in the header and on the home page. About 30 letters fit on a phone.
 */
placeholder: string
/**
 * In the plural and lower case, for headings of filtered lists, such as ‘used cars for sale’.
 */
noun: string
/**
 * How many cars one page lists.
 */
pageSize: number
/**
 * The position of the filters on a wide screen.
 */
filterLayout: ("sidebar" | "top" | "drawer")
/**
 * The filters and their order. Each filter is only shown while the cars in the list differ in it.
 */
filterVariant: (1 | 2 | 3 | 4)
/**
 * The filters in order. If empty, the filter set applies.
 */
filters: ("certified" | "car_type" | "item_type" | "make" | "model" | "make_model" | "badge" | "price" | "price_range" | "subscription_price" | "weekly_price_range" | "year" | "km" | "categories" | "body" | "fuel" | "transmission" | "drive" | "colour" | "seats" | "sleeps" | "layout" | "length" | "tare" | "atm" | "licence" | "engine_cc" | "range_km" | "battery_kwh" | "filtered_features" | "status" | "tag" | "dealership_name" | "location_name" | "city" | "state")[]
/**
 * The sorting before a shopper chooses one. Sorting by weekly price is only possible if you offer subscriptions.
 */
defaultSort: ("recommended" | "newest" | "price_asc" | "price_desc" | "weekly_asc" | "weekly_desc" | "km_asc" | "km_desc" | "year_desc" | "consumption_asc")
/**
 * Makes shown before “Show all makes”.
 */
makesBeforeShowAll: number
/**
 * Your own logos of makes, in filters, in tiles and on cards. Makes without one have the platform’s logo, if there is one.
 */
makeLogos: Logo[]
/**
 * Lists the models of a make once a shopper chooses it.
 */
revealModels: boolean
/**
 * The most models listed under one make. Those with the most cars come first.
 */
modelLimit: number
/**
 * The label of the certified switch.
 */
certifiedLabel: string
/**
 * Distances in kilometres around a postcode. Leave empty for no distance filter.
 */
distances: number[]
/**
 * Leaves out cars without a price when sorted by lowest price.
 */
hideUnpricedWhenCheapestFirst: boolean
/**
 * The Algolia application used for searching. Leave empty to use the site’s own search.
 */
appId: string
/**
 * A search-only key of that application. It is only used on the server and never shown on a page.
 */
key: string
/**
 * The name of the car index. Its sort replicas start with this name.
 */
indexName: string
/**
 * How many search results a shopper’s browser keeps while a page is open. The oldest are dropped.
 */
resultCacheSize: number
/**
 * The layout of the list before a shopper chooses.
 */
view: ("grid" | "list")
/**
 * Shows two buttons above the list on wide screens, for a grid or a list.
 */
showViewToggle: boolean
/**
 * The positions of promotions on a page of cars, counted from 1.
 */
promoPositions: number[]
/**
 * Your own cards in the list of cars, in order, each in its period.
 */
promos: Promotion[]
/**
 * The title of the card that offers to find a car. It takes the first position without a promotion. Leave empty for no card.
 */
similarTitle: string
/**
 * The sentence under the title.
 */
similarText: string
/**
 * The background of the card.
 */
similarTone: ("brand" | "dark")
}
export interface Logo {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * Its name, such as Toyota.
 */
make: string
/**
 * A square picture with a transparent background, ideally 320 by 320 pixels.
 */
image: string
}
export interface Promotion {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * A square picture, ideally 1000 by 1000 pixels. It is cropped to fit beside cars, tall in a grid and wide in a list, so keep the important part in the middle.
 */
image: string
/**
 * The title of the promotion.
 */
title: string
/**
 * A sentence or two.
 */
text: string
/**
 * Where it leads. Leave empty for no link.
 */
href: string
/**
 * The text of the link.
 */
linkLabel: string
/**
 * The day it first shows, and from what time if not midnight. Leave empty to go live now.
 */
start: string
/**
 * The last day it shows, and until what time if not midnight. Leave empty for no end.
 */
expiry: string
/**
 * The lists it is shown in.
 */
display: ("all" | "new" | "used" | "demo" | "certified")
/**
 * Hides it once a shopper filters the list, for example by make.
 */
strictDisplay: boolean
/**
 * Its own position in the list, counted from 1. Enter 0 for the next promotion position.
 */
position: number
}
/**
 * Cars and searches a shopper saves, compares or has viewed, stored in their browser.
 */
export interface FavouritesSettings {
/**
 * Shows hearts on cars and a link to saved cars in the header.
 */
enabled: boolean
/**
 * The heading of the page with what a shopper has saved. The link in the header has the same text. A dealer of vans or bikes can name those.
 */
heading: string
/**
 * Lets shoppers compare up to four cars side by side.
 */
compare: boolean
/**
 * What a car in stock must have to be saved or compared. Leave empty for all cars.
 */
showFor: ("used" | "priced" | "pictured")[]
/**
 * Shows the shopper’s recently viewed cars below a car’s page.
 */
showViewed: boolean
/**
 * Shows a shopper’s last five searches in the empty search box and beside the saved cars.
 */
showSearches: boolean
}
/**
 * The page of one car.
 */
export interface VdpSettings {
/**
 * Whether comments, features and specifications are sections, tabs or expandable.
 */
layout: ("sections" | "tabs" | "folds")
/**
 * How photos are laid out on wide screens. On phones they are a strip to swipe.
 */
gallery: ("strip" | "mosaic")
/**
 * The position of the price and buttons on wide screens.
 */
panel: ("right" | "left" | "below")
/**
 * The parts of a car page that come first, in order. The others follow in the default order.
 */
order: ("comments" | "features" | "specifications" | "included" | "why-buy" | "reserve-online" | "protect")[]
/**
 * The heading above the dealer’s comments.
 */
commentsHeading: string
/**
 * Shown when a car has no comments.
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
 * Shows a bar with the price and main buttons when those on the page are out of view.
 */
showStickyBars: boolean
/**
 * Shows the location of the car, with a map and hours.
 */
showMap: boolean
/**
 * Shows a few similar cars at the end.
 */
showSimilar: boolean
/**
 * Shows how often the car was viewed.
 */
showViews: boolean
/**
 * Shows the reasons below.
 */
showWhyBuy: boolean
/**
 * The heading above the reasons.
 */
whyBuyHeading: string
/**
 * Short reasons to buy here. Each one is a promise, so only include what you can keep.
 */
whyBuyPoints: string[]
/**
 * Shows a sentence or two about the car, based on its details.
 */
showSummary: boolean
/**
 * The cars whose pages show your guarantee. Money-back promises are only shown for used cars (CNT-12 to CNT-14).
 */
guarantee: ("off" | "used" | "all")
/**
 * Australia only: one line near the price of a used car says which warranty the law of its state gives, such as “NSW statutory warranty: 3 months or 5,000 km”. It depends on the build date or year, odometer, body and price, and isn’t shown if one of them is missing or too close to a limit. Turn it off if you sell cars on consignment or unregistered, which some states exclude.
 */
showStatutoryWarranty: boolean
/**
 * New Zealand only: shows the information the law requires on used and demonstration vehicles.
 */
showConsumerNotice: boolean
/**
 * Shows what comes with a car.
 */
showIncluded: boolean
/**
 * The cars whose pages show it. What a weekly price includes belongs on cars with such a price.
 */
includedFor: ("all" | "subscribed")
/**
 * The heading above what comes with a car.
 */
includedHeading: string
/**
 * Short lines about what comes with a car. If empty, nothing is shown.
 */
includedPoints: string[]
/**
 * Shows how the car is protected after the sale.
 */
showProtect: boolean
/**
 * The heading of the section.
 */
protectHeading: string
/**
 * A few sentences or a list about warranties, cover and care.
 */
protectText: RichText
/**
 * Adds a badge to certified cars that opens an explanation.
 */
showCertified: boolean
/**
 * The text of the badge.
 */
certifiedHeading: string
/**
 * What certified means.
 */
certifiedText: RichText
/**
 * What a certified car comes with.
 */
certifiedPoints: string[]
/**
 * Shows when a car costs at least $500 less, drive away, than the market average.
 */
showMarketPrice: boolean
/**
 * The text. {saving} is filled in.
 */
marketPriceText: string
/**
 * Opens from the market price.
 */
marketPriceTooltip: string
/**
 * The buttons a phone shows at first. The others are behind More options, if there are at least three.
 */
buttonsOnPhones: number
/**
 * Wide screens show as many buttons as phones. The others are behind More options there, too.
 */
foldButtons: boolean
/**
 * Where the button “Custom link” goes. Leave empty for no link.
 */
customButtonHref: string
/**
 * The buttons beside the price, in order. The first strong one leads, two that aren’t Outline come below it, strong ones first, and the others are a plain list.
 */
buttons: CarPageButton[]
}
export interface CarPageButton {
/**
 * What the button does.
 */
id: ("enquire" | "testDrive" | "finance" | "tradeIn" | "photos" | "makeOffer" | "call" | "callNow" | "whatsapp" | "share" | "location" | "print" | "reserve" | "buyOnline" | "subscribe" | "chat" | "history" | "favourite" | "compare" | "custom")
/**
 * The text. Leave empty for the default text. In Reserve, {deposit} shows the deposit.
 */
label: string
/**
 * How much it stands out.
 */
style: ("primary" | "secondary" | "success" | "outline")
}
/**
 * Reserving or buying a car online: with a deposit paid online, or with a request the dealership answers.
 */
export interface CheckoutSettings {
/**
 * Lets shoppers reserve priced cars in stock, or request a reservation, at dealerships that take payments.
 */
enabled: boolean
/**
 * The deposit in dollars. It is refunded unless the car is sold. Enter 0 for no amount and no online deposit.
 */
deposit: number
/**
 * Shoppers pay the deposit on the payment page of the dealership’s account, and the car is reserved straight away. If off, or without such an account, they send a request that the dealership answers.
 */
payOnline: boolean
/**
 * Held: the bank sets it aside on the card, and it is only taken if the car is sold. Taken: it is charged straight away and refunded if the reservation ends without a sale. Payment providers keep their fee.
 */
collect: ("authorise" | "charge")
/**
 * How long a car is held while a shopper pays the deposit.
 */
holdMinutes: number
/**
 * Hours a car stays reserved after the deposit is paid or the dealership agrees. Banks hold a deposit on a card for at most five days.
 */
holdHours: number
/**
 * The end of the address where a car is reserved, after the car’s own address.
 */
path: ("checkout" | "buy-online")
/**
 * The choices for shoppers who buy. With only one, shoppers aren’t asked.
 */
handover: ("pickUp" | "delivery")[]
/**
 * Asks online buyers whether they have a vehicle to trade in.
 */
askTradeIn: boolean
/**
 * Asks online buyers whether they will pay themselves or would like finance.
 */
askFinance: boolean
/**
 * Adds a section to car pages that explains how reservations work, and their terms.
 */
explain: boolean
/**
 * The heading of that section.
 */
heading: string
/**
 * Lists the cards and wallets accepted for a deposit.
 */
showAccepted: boolean
}
/**
 * Shoppers choose a term, kilometres and a start date, and pay the first weeks and the bond on the site.
 */
export interface SubscriptionSettings {
/**
 * Shoppers pay on the payment page of the dealership’s account, and the car is theirs once you’ve checked identity and licence. If off, or without such an account, they send a request. Needs weekly prices, a term and a distance.
 */
online: boolean
/**
 * The minimum terms that shoppers can choose.
 */
terms: Term[]
/**
 * The distances a week that shoppers can choose. The weekly price of a car includes the first.
 */
distances: Distance[]
/**
 * The first payment, in weeks.
 */
firstWeeks: number
/**
 * The bond in weeks, paid with the first payment and returned at the end. Enter 0 for no bond.
 */
bondWeeks: number
/**
 * Days from today to the earliest start, for your checks and the handover.
 */
earliestDays: number
/**
 * Days from today to the latest start.
 */
latestDays: number
}
export interface Term {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * The minimum term in months.
 */
months: number
/**
 * Per cent off the weekly price for this term.
 */
discount: number
}
export interface Distance {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * Kilometres included each week.
 */
km: number
/**
 * Dollars a week on top of the car’s weekly price. A negative amount reduces it.
 */
extra: number
}
/**
 * The finance provider and where weekly figures are shown.
 */
export interface FinanceSettings {
/**
 * The provider whose figures are shown. Choose none to show no figures.
 */
provider: ("none" | "taurus" | "360_finance" | "ausloans" | "manual" | "angle" | "powertorque" | "nissan_finance")
/**
 * Shows the weekly repayment on car pages, always with the rates that the law requires. Cards in lists and the estimate have settings of their own.
 */
showWidget: boolean
/**
 * The default text of finance buttons.
 */
buttonLabel: string
/**
 * The path of the finance page. The other two redirect to it.
 */
path: ("/finance" | "/finance-enquiry" | "/apply-for-finance")
/**
 * Adds the page /personalised/finance, where shoppers work out their own figures. It needs a confirmed rate and example in the calculator. If off, the address redirects to the finance page.
 */
personalised: boolean
/**
 * Rates your lender has confirmed for each credit rating. If empty, the page uses the example’s rate.
 */
ratings: Rating[]
/**
 * No finance is shown for cars of these makes.
 */
excludedMakes: string[]
/**
 * No finance is shown for cars that match any of these.
 */
exclusions: Exclusion[]
/**
 * Shows the monthly amount beside a weekly figure.
 */
showMonthly: boolean
/**
 * Shown wherever a weekly figure is. A long one can be expanded.
 */
disclaimer: RichText
/**
 * What the comparison rate is based on. It is always shown in full wherever a comparison rate is.
 */
comparisonWarning: string
/**
 * The lender behind the rates, shown below them. Leave empty to show none.
 */
lenderName: string
/**
 * Your credit licence or credit representative number as it is shown below the rates, such as “Australian Credit Licence 123456” or, in New Zealand, “FSP123456”. Leave empty to show none.
 */
creditLicence: string
}
export interface Rating {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * The choice shoppers see, such as Good.
 */
label: string
/**
 * In per cent a year.
 */
rate: number
/**
 * In per cent a year, always stated with the rate.
 */
comparisonRate: number
}
export interface Exclusion {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * The detail of the car to check.
 */
field: ("make" | "model" | "carType" | "itemType" | "fuel" | "price" | "year" | "km" | "dealership")
/**
 * How it is compared.
 */
op: ("is" | "isNot" | "below" | "above")
/**
 * The value to compare with.
 */
value: string
}
/**
 * The fees and rounding of the lender behind the estimate and calculator. Figures from a provider or a quote have their own.
 */
export interface LenderSettings {
/**
 * The lender’s fees in addition to interest, listed with every calculator result. Financed fees are also in the estimate.
 */
fees: Fee[]
/**
 * How the estimate and calculator round a repayment to whole dollars.
 */
rounding: ("nearest" | "up" | "down")
/**
 * The lender’s lowest comparison rate, in per cent a year. Enter 0 for no range.
 */
comparisonRateFrom: number
/**
 * The lender’s highest comparison rate, in per cent a year. Enter 0 for no range.
 */
comparisonRateTo: number
}
export interface Fee {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * The name of the fee.
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
 * A one-off fee is added to the loan. Otherwise it is paid separately.
 */
financed: boolean
}
/**
 * The repayment calculator for shoppers.
 */
export interface CalculatorSettings {
/**
 * Adds the calculator to the page of every car that has a price and can be financed. It opens with the weekly figure of the car.
 */
showOnCarPage: boolean
/**
 * The lender has confirmed the starting rate here and the rates of the estimate, which are the example. If off, the calculator is only shown beside a car’s weekly figure, never with unconfirmed rates.
 */
confirmed: boolean
/**
 * The heading over the calculator.
 */
heading: string
/**
 * The lowest price the calculator accepts, in dollars.
 */
minPrice: number
/**
 * The highest price the calculator accepts, in dollars.
 */
maxPrice: number
/**
 * The price the calculator starts with when there is no car, in dollars.
 */
defaultPrice: number
/**
 * The term the calculator starts with when there is no weekly figure, in years.
 */
defaultTerm: number
/**
 * Lets shoppers change the interest rate. Otherwise the starting rate is used and stated.
 */
showRate: boolean
/**
 * The lowest rate the calculator accepts, in per cent a year.
 */
minRate: number
/**
 * The highest rate the calculator accepts, in per cent a year.
 */
maxRate: number
/**
 * The rate the calculator starts with when there is no weekly figure, in per cent a year.
 */
defaultRate: number
/**
 * The repayment frequency the calculator starts with when there is no weekly figure.
 */
defaultFrequency: ("weekly" | "fortnightly" | "monthly")
/**
 * Lets shoppers enter a balloon, due with the last repayment.
 */
showResidual: boolean
/**
 * The small print under the calculator. It can be expanded.
 */
disclaimer: RichText
}
/**
 * A weekly estimate on car pages when the lender has no figures.
 */
export interface EstimateSettings {
/**
 * Shows an estimated weekly repayment on cars in stock above $200 that have no figures from the lender.
 */
show: boolean
/**
 * Requests a quote from the quote service while the page is open, and shows it instead of the estimate. Both are then for a five-year loan without a deposit or final payment.
 */
requestQuotes: boolean
/**
 * The heading above the figure.
 */
heading: string
/**
 * The term of the estimate in years.
 */
termYears: number
/**
 * Percentage of the price paid at the start.
 */
depositPercent: number
/**
 * Percentage of the price due with the last repayment.
 */
finalPaymentPercent: number
/**
 * Per cent a year.
 */
rate: number
/**
 * Per cent a year, for a 5-year secured loan of $30,000.
 */
comparisonRate: number
/**
 * Opens from the estimate. {term}, {deposit}, {finalPayment}, {rate} and {comparisonRate} are filled in.
 */
disclaimer: RichText
}
/**
 * Shoppers enter their vehicle and its condition, and get a price range or a call. Prices and margins are set under Valuations.
 */
export interface ValuationSettings {
/**
 * Trade-in forms ask for the plate first and lead step by step to a figure or a call. If off, they are normal enquiries.
 */
enabled: boolean
/**
 * Shows a price range at the end. If off, the dealership always calls.
 */
onlineFigures: boolean
/**
 * Shows the price range as soon as the vehicle is described, and then asks for contact details. Not with “Confirm the mobile first”.
 */
figureFirst: boolean
/**
 * In years. For older vehicles the dealership calls.
 */
mostYears: number
/**
 * For vehicles with more kilometres the dealership calls.
 */
mostKm: number
/**
 * Adds an optional step for up to six photos.
 */
askPhotos: boolean
/**
 * Sends a code to the shopper’s mobile before a market value is looked up, as that can cost money. Needs SMS codes.
 */
verifyPhone: boolean
/**
 * Also accepts offers at /api/miscellaneous, where older websites of the dealer send them.
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
 * Shown on new cars. Leave empty to use the location’s number.
 */
newCars: string
/**
 * Shown on used cars. Leave empty to use the location’s number.
 */
usedCars: string
/**
 * Shown on demo cars. Leave empty to use the location’s number.
 */
demoCars: string
/**
 * Shows phone numbers on car pages in full, without a click.
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
 * Shows the Instant Message button. It replaces Enquire on sites that offer reservations.
 */
enabled: boolean
/**
 * The departments a message can go to.
 */
departments: ("sales" | "service" | "parts" | "finance")[]
/**
 * The provider whose chat window is on the site, once its token is entered. The Instant Message button is then hidden.
 */
provider: ("none" | "crisp" | "intercom" | "livechat")
/**
 * The dealer’s id at the provider: Crisp’s website id, Intercom’s app id or LiveChat’s licence number.
 */
token: string
/**
 * Short names (slugs) of dealerships whose cars keep Enquire.
 */
excludedDealerships: string[]
}
/**
 * The pages and lists of your locations.
 */
export interface LocationsSettings {
/**
 * The path of location pages. The other path redirects to it.
 */
pageMode: ("our-location" | "contact-us")
/**
 * The heading of the locations page.
 */
heading: string
/**
 * Where the stock link of a location goes.
 */
viewStock: ("location" | "dealership" | "off")
/**
 * How the full list is shown.
 */
allView: ("cards" | "list")
/**
 * Shows each location’s rating, if it has one.
 */
showReviews: boolean
/**
 * The address of map tiles with {z}, {x} and {y}. /map-tiles/{z}/{x}/{y}.svg is our own sketch. Leave empty for a fixed map.
 */
mapTiles: string
/**
 * How far shoppers can zoom in: 10 for our own sketch, about 18 for street maps.
 */
mapClosest: number
/**
 * The credit that the map provider requires.
 */
mapAttribution: string
}
/**
 * Rules in addition to each location’s weekly hours.
 */
export interface HoursSettings {
/**
 * Every second Saturday the service department opens by appointment only.
 */
alternateServiceSaturdays: boolean
/**
 * A Saturday that is by appointment only. Every second Saturday from then on is too.
 */
serviceSaturdayReference: string
/**
 * How many days ahead holiday hours are announced. Enter 0 to announce them on the day only.
 */
holidayDays: number
/**
 * Shows five weekdays with the same hours as one line, Mon-Fri.
 */
collapseWeekdays: boolean
}
/**
 * Settings of enquiry forms.
 */
export interface FormsSettings {
/**
 * Shoppers must write something in Comments.
 */
messageRequired: boolean
/**
 * Adds an optional field for the shopper’s rego.
 */
showRego: boolean
/**
 * Whether forms ask for the postcode. Finance and trade-in forms always do.
 */
askPostcode: ("off" | "optional" | "required")
/**
 * Adds two boxes to forms about a car: finance quote and trade-in.
 */
askFurther: boolean
/**
 * When shoppers have to choose a location. A test drive or service booking that is not about a car always asks if there are several.
 */
askLocation: ("never" | "withoutCar" | "newCar")
/**
 * The form refuses offers below this percentage of the price. Enter 0 to accept any.
 */
lowestOfferPercent: number
/**
 * Your own questions with options to choose from, such as extra work during a service.
 */
questions: Question[]
/**
 * Forms that are split into steps with titles. A form needs at least two steps. Otherwise everything is asked at once.
 */
steps: Step[]
/**
 * Asks in the first step whether you may get in touch if the form isn’t finished. You only see unfinished answers from shoppers who tick it. Nothing is kept from others.
 */
followUp: boolean
/**
 * One sentence under every form, such as how soon you reply. Leave empty to show none.
 */
replyNote: string
/**
 * Shows under every form how soon your team usually replies, based on the last 90 days in the inbox. Only shown with at least 20 answered enquiries and a usual reply time within a day.
 */
showAnswerTime: boolean
/**
 * Explains under every form how the details are used, with a link to the privacy policy.
 */
showPrivacyNote: boolean
/**
 * Adds a box to opt in to news and offers.
 */
showOptIn: boolean
/**
 * Whether the box is pre-ticked. The law in Australia and New Zealand requires active consent.
 */
optInDefault: boolean
/**
 * The text beside the box. It is stored with each lead.
 */
optInLabel: string
/**
 * Shoppers must agree to the terms of use.
 */
showTerms: boolean
/**
 * The message shown when the terms are not agreed to.
 */
termsWording: ("short" | "long")
/**
 * The heading after a form is sent. {sent} is replaced with the type, such as enquiry, booking request or offer.
 */
successHeading: string
/**
 * What happens next. Shown after every form, from test drives to feedback, and in the confirmation email.
 */
successText: RichText
}
export interface Question {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * The question as shoppers read it.
 */
label: string
/**
 * The form with this question.
 */
form: ("general" | "vehicle" | "testDrive" | "finance" | "tradeIn" | "find" | "service" | "parts" | "fleet" | "feedback" | "model" | "interest" | "accessory")
/**
 * Whether shoppers choose one option or several.
 */
answers: ("any" | "one")
/**
 * The form can’t be sent without an answer.
 */
required: boolean
/**
 * The options, in order.
 */
options: Option[]
}
export interface Option {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * The text of the option. You see it without the question, so make it complete. No commas.
 */
label: string
}
export interface Step {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * A short title for the step.
 */
title: string
/**
 * The form the step belongs to.
 */
form: ("general" | "vehicle" | "testDrive" | "finance" | "tradeIn" | "find" | "service" | "parts" | "fleet" | "feedback" | "model" | "interest" | "accessory")
/**
 * The fields of this step, in order. Fields that are not in any step are in the last one.
 */
asks: ("name" | "lastName" | "email" | "phone" | "postcode" | "category" | "starRating" | "aboutModel" | "wantedCar" | "budget" | "vehicleDescription" | "rego" | "regoState" | "kms" | "financeOwing" | "locationId" | "dealershipSlug" | "preferredTime" | "licenceClass" | "licenceExpiry" | "additionalServices" | "preferredContact" | "message" | "optInFinance" | "optInTrade" | "optIn" | "bookingTerms" | "termsAgreed")[]
}
/**
 * Who is notified about new leads.
 */
export interface LeadsSettings {
/**
 * Addresses that get every lead, in addition to the location’s own.
 */
notify: string[]
/**
 * Sends the shopper an email confirming their enquiry.
 */
confirmToShopper: boolean
/**
 * Creates a lead when a signed-in shopper opens a car’s phone number. Views by other shoppers are only counted.
 */
phoneReveals: boolean
}
/**
 * The pages of your models and their names in menus. The models themselves are under Models in the console.
 */
export interface ModelsSettings {
/**
 * The heading of the page that lists all models.
 */
heading: string
/**
 * A sentence or two under that heading. Leave empty to show none.
 */
text: string
/**
 * The label of a newly launched model.
 */
newLabel: string
/**
 * The heading for performance models in menus and lists.
 */
performanceHeading: string
/**
 * Lists discontinued models under their own heading. Their pages stay either way.
 */
showDiscontinued: boolean
/**
 * How a model’s page starts.
 */
hero: ("beside" | "wide")
/**
 * The first sections of a model’s page, below its top.
 */
opening: ("prices" | "pictures")
/**
 * How a model’s page compares its grades.
 */
variants: ("table" | "cards")
/**
 * Shown under the prices of variants. Leave empty to show none.
 */
priceNote: RichText
/**
 * Shown above the form of an upcoming model.
 */
interestText: RichText
/**
 * The name of the service price program.
 */
serviceHeading: string
/**
 * The maximum price of each scheduled service. A model with its own service prices shows those instead.
 */
servicePlans: ServicePrice[]
}
export interface ServicePrice {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * The models it applies to, by name. Leave empty for every model not named elsewhere.
 */
models: string[]
/**
 * In dollars, at most.
 */
price: number
/**
 * How many services cost this. Enter 0 to leave it out.
 */
services: number
/**
 * The years they cover. Enter 0 to leave it out.
 */
years: number
/**
 * Months between two services. Enter 0 to leave it out.
 */
months: number
/**
 * Kilometres between two services. Enter 0 to leave it out.
 */
kilometres: number
/**
 * Up to this many kilometres. Enter 0 to leave it out.
 */
upTo: number
}
/**
 * The offers page and the cards of offers.
 */
export interface OffersSettings {
/**
 * The heading of the offers page.
 */
heading: string
/**
 * A sentence or two under the heading. Leave empty to show none.
 */
text: string
/**
 * Shown while there are no offers.
 */
emptyText: string
/**
 * Groups offers into new cars, used cars, finance, service and parts.
 */
groupByCategory: boolean
/**
 * Shows the first offer of the page large, with its picture beside the text. The others follow below it. Needs at least three offers.
 */
showLead: boolean
/**
 * Adds a link to the cars of the model in the offer.
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
 * Adds the blog pages to the site.
 */
show: boolean
/**
 * The heading of the blog.
 */
heading: string
/**
 * A sentence or two under the heading. Leave empty to show none.
 */
text: string
/**
 * Shown while there are no posts.
 */
emptyText: string
/**
 * Starts the blog with the four featured posts, or else the latest.
 */
featured: boolean
/**
 * How many posts a page lists.
 */
pageSize: number
/**
 * The categories that have a card of their own, in order. Each is shown once it has a post, and all of them once one has several.
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
 * Your own cards that link to other pages, such as the stock.
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
 * The text of the button.
 */
buttonLabel: string
/**
 * Where the button goes. Leave empty for no button.
 */
href: string
/**
 * A picture above the text. Leave empty to show none.
 */
image: string
}
/**
 * Popups over a page: at most one per page, never during payment or on a shopper’s own pages. A shopper who closes or follows one has seen it.
 */
export interface PopupsSettings {
/**
 * In order. The first one that is due on a page opens.
 */
list: Popup[]
}
export interface Popup {
/**
 * A stable name, so that layers can refer to the item.
 */
id: string
/**
 * Whether it is shown at all.
 */
shown: boolean
/**
 * A picture above the text, ideally 1200 pixels wide. It has the same link as the button.
 */
src: string
/**
 * The title, which screen readers read first.
 */
title: string
/**
 * A sentence or two.
 */
description: string
/**
 * The text of the button.
 */
buttonText: string
/**
 * Where the picture and button go. Leave empty for no button.
 */
linkTo: string
/**
 * The day it first opens, and from what time if not midnight. Leave empty to go live now.
 */
start: string
/**
 * The last day it opens, and until what time if not midnight. Leave empty for no end.
 */
expiryDate: string
/**
 * When it opens.
 */
trigger: ("open" | "time" | "scroll" | "exit")
/**
 * How many seconds it waits, or how far the page was scrolled, in per cent.
 */
after: number
/**
 * Where it opens. Leave empty for every page.
 */
pages: ("home" | "stock" | "car" | "offers" | "blog" | "other")[]
/**
 * On which screens it opens.
 */
devices: ("all" | "large" | "small")
/**
 * When someone who closed it can see it again.
 */
again: ("never" | "month" | "week" | "day")
}
/**
 * When reviews are shown.
 */
export interface ReviewsSettings {
/**
 * Shows reviews where a page has space for them.
 */
show: boolean
/**
 * Shows your replies under the reviews.
 */
showReplies: boolean
/**
 * Reviews are only shown if their average is above this.
 */
minAverage: number
/**
 * Where happy customers are sent, such as your Google page, unless their dealership has its own. Leave empty for the survey.
 */
reviewUrl: string
/**
 * At /review-feedback. {firstName} is filled in from the link.
 */
feedbackHeading: string
/**
 * Under that heading. {firstName} and {dealership} are filled in from the link.
 */
feedbackText: string
}
/**
 * What search engines and link previews show.
 */
export interface SeoSettings {
/**
 * The title of the home page. Leave empty to use the name and tagline.
 */
title: string
/**
 * One or two sentences about the site.
 */
description: string
/**
 * Shown when a page without its own picture is shared, ideally 1200 by 630 pixels. Leave empty to show none.
 */
image: string
/**
 * If off, search engines are asked not to list the site.
 */
index: boolean
/**
 * If off, robots.txt asks assistants such as ChatGPT and Perplexity not to read the site for their answers.
 */
allowAiSearch: boolean
/**
 * If off, robots.txt asks AI companies not to train their models on the site.
 */
allowAiTraining: boolean
}
/**
 * Services that measure visits and advertising, and the cookie notice for shoppers.
 */
export interface MeasuringSettings {
/**
 * Whether third-party services wait for a shopper’s consent. Shoppers can change their choice at the end of each page. The platform’s own figures need no consent because they don’t identify anyone.
 */
consent: ("notice" | "optIn" | "regional")
/**
 * The text of the notice. Shoppers who have already chosen are asked again when you change it.
 */
notice: string
/**
 * The measurement id of a GA4 web stream, such as G-AB12CD34EF. Leave empty to send nothing to Google.
 */
ga4: string
/**
 * Also sends the Automotive Standards Council events to Google Analytics, with their data layer.
 */
automotiveEvents: boolean
/**
 * The id of a Facebook and Instagram pixel, digits only. Leave empty to send nothing to Meta.
 */
metaPixel: string
}
/**
 * Lets shoppers sign in on the site with a code, and sets what requires signing in.
 */
export interface AuthSettings {
/**
 * Adds the sign-in page and the garage. When off, everything is open without an account and there is no garage.
 */
enabled: boolean
/**
 * Sends codes to Australian and New Zealand mobiles as well. When off, only to email addresses.
 */
sms: boolean
/**
 * Shoppers who are signed out see the sign-in page first. Garages and online payments always require signing in.
 */
gates: ("checkout" | "finance" | "spin-to-win" | "car-finance")[]
/**
 * Whether everyone can save cars (in the browser until they sign in), or only signed-in shoppers.
 */
watchlist: ("everybody" | "account")
}
/**
 * What signed-in shoppers find here, and emails about cars they follow. Only shown if shoppers can sign in.
 */
export interface GarageSettings {
/**
 * The name of the page and its link in the header.
 */
name: string
/**
 * Other addresses of the garage besides /my-garage. Each starts with /my-.
 */
paths: string[]
/**
 * Lets shoppers get emails about price drops, sold and returned cars, and new cars for their searches.
 */
alerts: boolean
/**
 * The hour in the evening, in the site’s time zone, after which emails about cars wait.
 */
quietFrom: number
/**
 * The hour in the morning when they are sent again, and when daily emails are sent.
 */
quietUntil: number
/**
 * The smallest price drop in dollars that triggers an email. Drops of less than one per cent of the price never do.
 */
leastDrop: number
}
/**
 * Contacts for complaints and privacy questions.
 */
export interface LegalSettings {
/**
 * The person or role that handles complaints.
 */
complaintsContact: string
/**
 * Days within which privacy complaints are answered. Fills {answerDays} in texts.
 */
answerDays: number
/**
 * Where complaints are sent. Leave empty to use the public email.
 */
complaintsEmail: string
}
/**
 * Settings used by the Toyota dealer menu.
 */
export interface ToyotaSettings {
/**
 * The dealer’s domain at the manufacturer, such as dealer.example. Leave empty to keep links on this site.
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
