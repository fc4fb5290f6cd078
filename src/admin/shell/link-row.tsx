import { Link } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import type { Asunto, EstadoDeber } from '@/access/module'
import { CircleDot, CircleQuestionMark } from '@/admin/ui/icon/icons'
import { CircleAlert, CircleCheck } from '@/shared/ui/icon/icons'
import classes from './link-row.module.css'
import { routeOf } from './route-of'

/** How a duty or a step of the year stands. */
export const ESTADO_ICONS: Readonly<Record<EstadoDeber, typeof CircleCheck>> = {
  HECHO: CircleCheck,
  FALTA: CircleDot,
  VENCIDO: CircleAlert,
  NO_SE_SABE: CircleQuestionMark,
}

type LinkRowProps = Pick<Asunto, 'to' | 'search' | 'prisa'> & {
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>
  estado?: EstadoDeber
  note?: ReactNode
  /** What can be done with it here, beside the link. */
  action?: ReactNode
  children: ReactNode
}

/** One thing of a list, the whole row a link to the screen where somebody sees to it. */
export const LinkRow = ({ Icon, to, search, prisa, estado, note, action, children }: LinkRowProps) => (
  <li className={action ? classes.withAction : undefined}>
    <Link
      to={routeOf({ to })}
      search={(search ?? {}) as never}
      className={classes.row}
      data-prisa={prisa}
      data-estado={estado}
    >
      <Icon size={20} aria-hidden />
      <span className={classes.words}>
        {children}
        {note && <span className={classes.note}>{note}</span>}
      </span>
    </Link>
    {action}
  </li>
)
