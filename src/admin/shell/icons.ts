import { type Icon, icon } from '@/shared/ui/icon/icon'

const drawn = new Map<string, Icon>()

/** The drawing that a module's record names; one component for each name, or React would take it for another at every draw. */
export function iconOf({ icon: name }: { icon: string }): Icon {
  const known = drawn.get(name) ?? icon(name)
  drawn.set(name, known)
  return known
}
