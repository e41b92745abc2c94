/** What one page says about money of one car; a car of which it says two things of one kind contradicts itself. */
export interface CarFigures {
  readonly weekly: Set<string>
  readonly rate: Set<string>
  readonly comparisonRate: Set<string>
  readonly term: Set<string>
  readonly price: Set<string>
  readonly subscription: Set<string>
}

const patterns: { readonly [Kind in keyof CarFigures]: readonly RegExp[] } = {
  weekly: [/\$([\d,]+) ?(?:a week|\/ week)/g],
  comparisonRate: [/(\d+(?:\.\d+)?)% (?:p\.a\. )?comparison/g, /[Cc]omparison rate(?: of)? (\d+(?:\.\d+)?)%/g],
  rate: [/(?<![Cc]omparison rate |[Cc]omparison rate of )(?<![\d.])(\d+(?:\.\d+)?)% p\.a\.(?! comparison)/g],
  term: [/(?<!-)\b([\d.]+) years? (?:at|with)\b/g, /over ([\d.]+) years?\b/g],
  price: [/\$([\d,]+) ?(?:Drive away|Excl\. gov\. charges)/gi, /For \$([\d,]+) over/g],
  subscription: [/\$([\d,]+) per week/g],
}

export const noFigures = (): CarFigures => ({
  weekly: new Set(),
  rate: new Set(),
  comparisonRate: new Set(),
  term: new Set(),
  price: new Set(),
  subscription: new Set(),
})

/** Collects every figure a text names. */
export const collectFigures = (text: string, into: CarFigures): void => {
  for (const kind of Object.keys(patterns) as (keyof CarFigures)[])
    for (const pattern of patterns[kind]) for (const [, figure = ''] of text.matchAll(pattern)) into[kind].add(figure)
}

/** Text as people read it, without was-prices: parts of a page that stand apart are apart, what reads as one run is one. */
export const readText = (element: Element): string => {
  const copy = element.cloneNode(true) as Element
  for (const before of copy.querySelectorAll('s')) (before.closest('span') ?? before).remove()
  for (const gone of copy.querySelectorAll('script, style, template')) gone.remove()
  for (const part of copy.querySelectorAll('p, div, li, dt, dd, h1, h2, h3, summary, button, td, th, option, label')) part.append(' ')
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ')
}
