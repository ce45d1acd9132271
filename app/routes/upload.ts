import { redirect } from '@remix-run/cloudflare'

/** Where an empty list of allergies leads (spec records.md §2): files are uploaded on theirs. */
export const loader = () => redirect('/files')
