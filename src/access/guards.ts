import { redirect } from '@tanstack/react-router'
import { type CurrentUser, currentUser } from './current-user'
import { sessionUserId } from './session'

/** What the router tells a guard: whether its route begins or stays, and the address that is asked for. */
export type Arrival = { cause: 'enter' | 'stay' | 'preload'; location: { href: string } }

const toLogin = ({ href }: Arrival['location']) => {
  // The fragment may hold a citizen's report, and servers log queries: it must not become part of one.
  const [path = '', hash = ''] = href.split('#')
  return redirect({ to: '/login', search: { redirect: path }, hash })
}

/** Guards run on link hover too, so they only check and redirect. */
export async function requireUser({ location }: Pick<Arrival, 'location'>): Promise<CurrentUser> {
  const user = await currentUser()
  if (!user) throw toLogin(location)
  return user
}

/** For the panel's frame: while it stays, each page asks for the user by itself, and a dialog doesn't wait for the disk. */
export async function requireSession({ cause, location }: Arrival): Promise<void> {
  if (cause !== 'stay' || !sessionUserId()) await requireUser({ location })
}

/** Only a path of this site is a redirect target: `//host` and `/\host` lead to another site. */
export function localPath(target: string | undefined): string | undefined {
  return target && /^\/(?![/\\])/.test(target) ? target : undefined
}
