import type { ReactNode } from 'react'
import { Stack } from '@/shared/ui/box/layout'
import { Text } from '@/shared/ui/text/text'
import classes from './empty-state.module.css'

/** An empty list, in words, with what can be done about it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack centered gap="xs" className={classes.empty}>
      <img src="/img/vacio.svg" alt="" width={160} height={120} loading="lazy" />
      <Text strong>{title}</Text>
      {children}
    </Stack>
  )
}
