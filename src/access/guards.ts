import { redirect } from '@tanstack/react-router'
import { currentUser } from './current-user'

/** Guards run on link hover too, so they only check and redirect. */
export async function requireUser({ location }: { location: { href: string } }): Promise<void> {
  if (await currentUser()) return
  // What stands behind # may be a citizen's report: it must not get into a query, which servers log.
  const [path = '', hash = ''] = location.href.split('#')
  throw redirect({ to: '/login', search: { redirect: path }, hash })
}

/** A redirect target is a path of this site or nothing: `//host` and `/\host` lead elsewhere. */
export function localPath(target: string | undefined): string | undefined {
  return target && /^\/(?![/\\])/.test(target) ? target : undefined
}
