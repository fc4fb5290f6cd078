import type { LinkProps } from '@tanstack/react-router'
import type { ModulePage } from '@/access/module'

/** A module's record is pure and can't know the router's types; a test holds every page against the routes. */
export const routeOf = ({ to }: Pick<ModulePage, 'to'>): NonNullable<LinkProps['to']> =>
  to as NonNullable<LinkProps['to']>
