import type { ReactNode } from 'react'
import { Stack } from '@/shared/ui/box/layout'
import { Text } from '@/shared/ui/text/text'
import classes from './empty-state.module.css'

type EmptyStateProps = {
  title: string
  /** The list isn't empty: only what was searched for isn't in it. */
  sought?: boolean | undefined
  children?: ReactNode
}

/** Says that a list is empty and what can be done about it. */
export function EmptyState({ title, sought, children }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" className={classes.empty}>
      <img src={sought ? '/img/nada.svg' : '/img/vacio.svg'} alt="" width={160} height={120} loading="lazy" />
      <Text strong>{title}</Text>
      {children}
    </Stack>
  )
}
