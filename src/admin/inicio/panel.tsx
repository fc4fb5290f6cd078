import { Group, Paper, Title } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './panel.module.css'

type PanelProps = { title: string; to?: LinkProps['to']; children: ReactNode }

/** A titled box of the dashboard, with a link to its module. */
export function Panel({ title, to, children }: PanelProps) {
  return (
    <Paper component="section" withBorder p="md" radius="lg">
      <Group justify="space-between" mb="md" gap="xs">
        <Title order={2} fz="md">
          {title}
        </Title>
        {to && (
          <Link to={to} className={classes.all}>
            Ver todo<span className="solo-lectores">: {title}</span>
          </Link>
        )}
      </Group>
      {children}
    </Paper>
  )
}
