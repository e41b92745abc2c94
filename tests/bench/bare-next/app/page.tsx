export default function Page() {
  return <p>A page with nothing in it.</p>
}
