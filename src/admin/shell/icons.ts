import { type Icon, icon } from '@/shared/ui/icon/icon'

const drawn = new Map<string, Icon>()

/** The icon that a module's record names. Each name keeps one component, or React would replace it at every draw. */
export function iconOf({ icon: name }: { icon: string }): Icon {
  const known = drawn.get(name) ?? icon(name)
  drawn.set(name, known)
  return known
}
