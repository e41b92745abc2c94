import { tint } from './paint'

export const logoSigns = ['saltbush', 'karri', 'meridian', 'leaf', 'road', 'bolt'] as const
export type LogoSign = (typeof logoSigns)[number]

/** The sign on the tile, drawn in white and one accent on 160 × 160. */
const signs: Record<LogoSign, (accent: string) => string> = {
  saltbush: (accent) =>
    `<circle cx="80" cy="66" r="26" fill="${accent}"/><path d="M18 112C44 82 60 96 80 84S122 78 142 112z" fill="#fff"/><path d="M18 126H142" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`,
  karri: (accent) =>
    `<path d="M80 30C104 30 118 46 116 64C134 68 136 94 114 98C104 112 56 112 46 98C24 94 26 68 44 64C42 46 56 30 80 30z" fill="#fff"/><path d="M80 64V134M80 92l20-16M80 84L62 72" stroke="${accent}" stroke-width="9" stroke-linecap="round" fill="none"/>`,
  meridian: (accent) =>
    `<circle cx="80" cy="80" r="50" fill="none" stroke="#fff" stroke-width="10"/><path d="M80 30C56 54 56 106 80 130M80 30C104 54 104 106 80 130" fill="none" stroke="#fff" stroke-width="8"/><path d="M80 22V138" stroke="${accent}" stroke-width="10" stroke-linecap="round"/>`,
  leaf: (accent) =>
    `<path d="M80 136C30 112 30 60 80 24C130 60 130 112 80 136z" fill="#fff"/><path d="M80 136V58M80 96L56 78M80 112L106 90M80 78L98 64" stroke="${accent}" stroke-width="7" stroke-linecap="round" fill="none"/>`,
  road: (accent) =>
    `<path d="M62 134C70 104 44 92 72 72S92 44 88 26" fill="none" stroke="#fff" stroke-width="22" stroke-linecap="round"/><path d="M64 128C70 104 46 94 72 74S91 46 88 32" fill="none" stroke="${accent}" stroke-width="4" stroke-dasharray="11 10"/><circle cx="118" cy="52" r="17" fill="${accent}"/>`,
  bolt: (accent) =>
    `<path d="M22 110Q51 92 80 110T138 110M22 130Q51 112 80 130T138 130" fill="none" stroke="${accent}" stroke-width="8" stroke-linecap="round"/><path d="M92 22L48 84H78L68 122L114 62H84z" fill="#fff" opacity=".96"/>`,
}

/** A demo dealer's sign on a tile of its own colour, so that it is legible on any header: 160 × 160. */
export const drawLogo = ({ sign, colour, accent }: { sign: LogoSign; colour: string; accent: string }): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">' +
  `<rect width="160" height="160" rx="34" fill="${colour}"/><rect x="3" y="3" width="154" height="154" rx="31" fill="none" stroke="${tint(colour, 0.35)}" stroke-width="3"/>` +
  `${signs[sign](accent)}</svg>`
