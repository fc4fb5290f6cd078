import { redirect } from '@tanstack/react-router'
import { currentUser } from './current-user'

/** Guards run on link hover too, so they only check and redirect. */
export async function requireUser({ location }: { location: { href: string } }): Promise<void> {
  if (await currentUser()) return
  // The fragment may hold a citizen's report, and servers log queries: it must not become part of one.
  const [path = '', hash = ''] = location.href.split('#')
  throw redirect({ to: '/login', search: { redirect: path }, hash })
}

/** Only a path of this site is a redirect target: `//host` and `/\host` lead to another site. */
export function localPath(target: string | undefined): string | undefined {
  return target && /^\/(?![/\\])/.test(target) ? target : undefined
}
