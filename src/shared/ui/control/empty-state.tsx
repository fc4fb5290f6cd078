import type { ReactNode } from 'react'
import { Stack } from '@/shared/ui/box/layout'
import { Text } from '@/shared/ui/text/text'
import classes from './empty-state.module.css'

type EmptyStateProps = { title: string; children?: ReactNode }

/** Says that a list is empty and what can be done about it. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" className={classes.empty}>
      <Text strong>{title}</Text>
      {children}
    </Stack>
  )
}
