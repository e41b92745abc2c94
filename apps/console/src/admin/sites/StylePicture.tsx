import type { SiteRecord } from '../../client/Records'

type Look = NonNullable<SiteRecord['style']>

const unpublished: Look = {
  brandColour: '#7d8a85',
  accentColour: '#a9b3af',
  backgroundColour: '#eef1ef',
  surfaceColour: '#e1e6e3',
  textColour: '#69756f',
}

/** A site in miniature, in its own colours: enough to recognise it by. */
export const StylePicture = ({ style, name }: { style: SiteRecord['style']; name: string }) => {
  const { brandColour, accentColour, backgroundColour, surfaceColour, textColour } = style ?? unpublished
  return (
    <svg
      viewBox="0 0 360 150"
      aria-hidden="true"
      focusable="false"
      style={{ display: 'block', width: '100%', background: backgroundColour }}
      preserveAspectRatio="xMidYMin slice"
    >
      <rect width="360" height="150" fill={backgroundColour} />
      <rect x="18" y="15" width="14" height="14" rx="4" fill={brandColour} />
      <text
        x="39"
        y="26.5"
        fontSize="12.5"
        fontWeight="700"
        fill={textColour}
        fontFamily='"Figtree Variable", sans-serif'
        letterSpacing="-0.2"
      >
        {name.length > 24 ? `${name.slice(0, 23)}…` : name}
      </text>
      <path d="M240 22h22M270 22h22M300 22h18" stroke={textColour} strokeOpacity="0.35" strokeWidth="3.5" strokeLinecap="round" />
      <rect y="42" width="360" height="52" fill={brandColour} />
      <path d="M18 60h104M18 73h68" stroke={backgroundColour} strokeOpacity="0.92" strokeWidth="6" strokeLinecap="round" />
      <rect x="270" y="57" width="72" height="22" rx="6" fill={accentColour} />
      {[18, 130, 242].map((x) => (
        <g key={x}>
          <rect x={x} y="106" width="100" height="60" rx="7" fill={surfaceColour} />
          <path
            d={`M${x + 12} 143c0-6 4-9 11-10l9-8c3-3 6-4 11-4h17c5 0 8 1 11 4l9 9c7 1 10 4 10 9v8H${x + 12}z`}
            fill={textColour}
            fillOpacity="0.3"
          />
        </g>
      ))}
    </svg>
  )
}
