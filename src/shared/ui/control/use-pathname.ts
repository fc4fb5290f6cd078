import { useLocation } from '@tanstack/react-router'

/** Which page it is; unlike the whole address it stays when a dialog opens or a list is filtered. */
export const usePathname = (): string => useLocation({ select: ({ pathname }) => pathname })
