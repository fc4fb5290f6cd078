import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Section } from '@/admin/ui/box/section'
import classes from './panel.module.css'

/** The role sees a list that the central has not yet brought to this device. */
export const NOT_YET = 'Todavía no llega de la central'

type PanelProps = { title: string; to?: LinkProps['to']; children: ReactNode }

/** A titled box of the dashboard, with a link to its module. */
export function Panel({ title, to, children }: PanelProps) {
  return (
    <Section
      quiet
      title={title}
      beside={
        to && (
          <Link to={to} className={classes.all}>
            Ver todo<span className="solo-lectores">: {title}</span>
          </Link>
        )
      }
    >
      {children}
    </Section>
  )
}
