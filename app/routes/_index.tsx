export default function Landing() {
  return <h1>Chartlight</h1>
}
