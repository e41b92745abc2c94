/** A demo maker's badge for certified cars, 192 × 80: a tick on its colour, and the word. */
export const drawBadge = ({ colour }: { colour: string }): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 80" width="192" height="80">' +
  `<rect width="192" height="80" rx="16" fill="${colour}"/><circle cx="38" cy="40" r="22" fill="#fff"/>` +
  `<path d="M27 41L35 49L50 31" fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>` +
  '<text x="124" y="48" text-anchor="middle" font-family="Helvetica, Arial, sans-serif" font-size="24" font-weight="700" fill="#fff">Certified</text></svg>'
