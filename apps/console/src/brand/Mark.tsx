/** The product's logo: three parking bays, the last one lit. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="8" fill="#14624f" />
    <path d="M6.5 23 10 9h4l-3.5 14zM13.5 23 17 9h4l-3.5 14z" fill="#f4f7f5" />
    <path d="M20.5 23 24 9h2.5L23 23z" fill="#f0a935" />
  </svg>
)
