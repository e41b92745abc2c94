export const revalidate = 3600
export const generateStaticParams = () => []

/** HTML of the requested size: half markup, half Next's payload. */
export default async function Page({ params }: { params: Promise<{ bytes: string }> }) {
  const { bytes } = await params
  const row = 'A row of words that fills the page with as much text as a real one has.'
  return (
    <ul>
      {Array.from({ length: Math.max(1, Math.round((Number(bytes) - 4_000) / 185)) }, (_, index) => (
        <li key={index}>{row}</li>
      ))}
    </ul>
  )
}
