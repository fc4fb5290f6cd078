import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './page-title.module.css'

type PageTitleProps = { title: string; subtitle?: string; children?: ReactNode }

/** The page's one h1, with its main actions at the right, or below it on a phone. */
export function PageTitle({ title, subtitle, children }: PageTitleProps) {
  return (
    <Group justify="space-between" align="flex-end" gap="sm">
      <Stack gap={2} className={classes.texts}>
        <Title order={1} fz={{ base: 'h3', sm: 'h2' }}>
          {title}
        </Title>
        {subtitle && <Text c="dimmed">{subtitle}</Text>}
      </Stack>
      {children && <div className={classes.actions}>{children}</div>}
    </Group>
  )
}
