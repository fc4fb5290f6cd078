import type { LinkProps } from '@tanstack/react-router'
import type { Icon } from '@/shared/ui/icon/icon'

/** One thing that waits, and the screen where somebody sees to it. */
export type Waiting = Pick<LinkProps, 'to' | 'search' | 'params'> & {
  id: string
  icon: Icon
  color: 'red' | 'orange' | 'blue' | 'gray'
  text: string
  /** Of a report: what it is, and since when it has waited, as an ISO instant. */
  kind?: string
  since?: string
  note?: string | undefined
  urgent?: boolean
}
