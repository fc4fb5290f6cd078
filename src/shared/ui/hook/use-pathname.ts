import { useLocation } from '@tanstack/react-router'

/** The path of the page; it stays the same when a dialog opens or a list is filtered. */
export const usePathname = (): string => useLocation({ select: ({ pathname }) => pathname })
