import type { Paso } from '@/access/module'
import { ESTADO_ICONS, LinkRow } from '@/admin/shell/link-row'
import { dichoDe } from '@/entities/anual'
import classes from './pasos.module.css'

/** Steps of the year, each a link to where it is done. */
export const Pasos = ({ of, hoy }: { of: readonly Paso[]; hoy: string }) => (
  <ol className={classes.list}>
    {of.map((paso) => (
      <LinkRow
        key={paso.id}
        Icon={ESTADO_ICONS[paso.estado]}
        to={paso.to}
        search={paso.search}
        estado={paso.estado}
        note={paso.nota}
      >
        <span>
          <b>{paso.titulo}</b>: {dichoDe(paso, hoy)}
        </span>{' '}
      </LinkRow>
    ))}
  </ol>
)
