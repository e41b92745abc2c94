const bays = [
  { x: 40, colour: '#e4572e' },
  { x: 196, colour: '#f0a935' },
  { x: 352, colour: '#d8e4de' },
  { x: 508, colour: '#3b8f7a' },
  { x: 664, colour: '#7aa7c7' },
] as const

/** A row of cars under the yard's lights at dusk. Drawn as SVG, since the product ships no photographs. */
export const ForecourtScene = () => (
  <svg viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" role="presentation">
    <defs>
      <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#081512" />
        <stop offset="0.45" stopColor="#0f2f29" />
        <stop offset="0.62" stopColor="#35634c" />
        <stop offset="0.725" stopColor="#e0a050" />
      </linearGradient>
      <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#12211d" />
        <stop offset="1" stopColor="#0a1412" />
      </linearGradient>
      <radialGradient id="pool">
        <stop offset="0" stopColor="#ffe3ab" stopOpacity="0.5" />
        <stop offset="1" stopColor="#ffe3ab" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="800" height="900" fill="url(#dusk)" />
    <path d="M0 640h90v-46h120v30h96v-78h170v52h84v-34h150v76h90v20H0z" fill="#0b1f1a" />
    <rect y="650" width="800" height="250" fill="url(#ground)" />
    {[150, 400, 650].map((x) => (
      <g key={x}>
        <ellipse cx={x} cy="742" rx="190" ry="70" fill="url(#pool)" />
        <path d={`M${x} 690V330`} stroke="#31463f" strokeWidth="7" />
        <path d={`M${x - 34} 330h68`} stroke="#31463f" strokeWidth="7" strokeLinecap="round" />
        <path d={`M${x - 38} 337h30M${x + 8} 337h30`} stroke="#ffe9bd" strokeWidth="5" strokeLinecap="round" />
        <circle cx={x} cy="336" r="90" fill="url(#pool)" />
      </g>
    ))}
    {bays.map(({ x, colour }) => (
      <g key={x}>
        <path d={`M${x - 22} 900 ${x + 8} 700`} stroke="#c9d4cf" strokeOpacity="0.5" strokeWidth="3" />
        <g transform={`translate(${x} 672)`}>
          <ellipse cx="58" cy="88" rx="66" ry="9" fill="#050b09" opacity="0.7" />
          <path d="M4 52c0-10 6-16 14-18l10-24c3-7 8-10 16-10h28c8 0 13 3 16 10l10 24c8 2 14 8 14 18v26H4z" fill={colour} />
          <path d="M33 31 41 13c1-3 3-4 6-4h22c3 0 5 1 6 4l8 18z" fill="#0b1715" opacity="0.85" />
          <path d="M12 46h20v8H12zM84 46h20v8H84z" fill="#fff4d6" />
          <path d="M40 50h36v10H40z" fill="#0b1715" opacity="0.7" />
          <path d="M8 74h20v12H8zM88 74h20v12H88z" fill="#060c0b" />
        </g>
      </g>
    ))}
  </svg>
)
