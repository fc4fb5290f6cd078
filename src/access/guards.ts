import { redirect } from '@tanstack/react-router'
import { currentUser } from './current-user'
import type { Permission } from './permissions'
import { permit } from './permit'

/** Guards run on link hover too, so they only check and redirect. */
export async function requireUser({ location }: { location: { href: string } }): Promise<void> {
  if (await currentUser()) return
  // What stands behind # may be a citizen's report: it must not get into a query, which servers log.
  const [path = '', hash = ''] = location.href.split('#')
  throw redirect({ to: '/login', search: { redirect: path }, hash })
}

/** For `beforeLoad`: without the permission nothing of the route is loaded (contract §3). */
export const requires = (permission: Permission) => () => permit(permission)

/** A redirect target is a path of this site or nothing: `//host` and `/\host` lead elsewhere. */
export function localPath(target: string | undefined): string | undefined {
  return target && /^\/(?![/\\])/.test(target) ? target : undefined
}
