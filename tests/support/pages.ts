import { action as language } from '../../app/routes/language'
import type { Pages } from '../../workers/http/serve'

/** In place of Remix: the one page that changes something, a page that tells who asks, and one that breaks. */
export const pages: Pages = async (request, context) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/language') {
    const answer: unknown = await language({ request, context, params: {} })
    return answer instanceof Response ? answer : Response.json(answer)
  }
  if (pathname === '/broken') throw new Error('secret of a page')
  return new Response(context.session?.email ?? 'nobody')
}
