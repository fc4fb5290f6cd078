import type { LinkProps } from '@tanstack/react-router'
import type { ModulePage } from '@/access/module'

/** Types a page's path for the router, which a pure record can't know; a test compares all pages with the routes. */
export const routeOf = ({ to }: Pick<ModulePage, 'to'>): NonNullable<LinkProps['to']> =>
  to as NonNullable<LinkProps['to']>
