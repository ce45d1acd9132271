/** Any other path: the root's boundary says that there is no such page, with the status that says it too. */
export function loader() {
  throw new Response(null, { status: 404, statusText: 'Not Found' })
}

export default function Nowhere() {
  return null
}
