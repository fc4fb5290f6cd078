import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

/** An empty list, in words, with what can be done about it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack align="center" ta="center" gap="xs" py="xl">
      <img src="/img/vacio.svg" alt="" width={160} height={120} loading="lazy" />
      <Text fw={650}>{title}</Text>
      {children}
    </Stack>
  )
}
