import { useMemo } from 'react'
import { filterMiembros } from '@/entities/personal/directory'
import type { Miembro } from '@/entities/personal/miembro'
import { yearOf } from '@/shared/lib/fecha'
import { EmptyState } from '@/shared/ui/control/empty-state'
import { PersonPhoto } from '@/shared/ui/photo/person-photo'
import { useGrowing } from '@/site/shell/use-growing'
import classes from './personal.module.css'

const BATCH = 24

function PersonCard({ miembro: { nombres, cargo, area, fotoUrl, fechaIngreso } }: { miembro: Miembro }) {
  const year = yearOf(fechaIngreso)
  return (
    <li className={classes.card}>
      <PersonPhoto nombres={nombres} source={fotoUrl} size={88} />
      <p className={classes.name}>{nombres}</p>
      <p className={classes.cargo}>{cargo}</p>
      <p className={classes.facts}>
        {area.trim() && <span className={classes.area}>{area}</span>}
        {year && <span>Desde {year}</span>}
      </p>
    </li>
  )
}

type DirectoryProps = { list: readonly Miembro[]; query: string | undefined; area: string | undefined }

/** The members that match the filters, in batches. */
export function Directory({ list, query, area }: DirectoryProps) {
  const found = useMemo(() => filterMiembros(list, { query, area }), [list, query, area])
  const { shown, sentinel } = useGrowing(found, JSON.stringify([query, area]), BATCH)
  return (
    <>
      <p className={classes.found} role="status">
        {found.length === 1 ? '1 persona' : `${found.length} personas`}
      </p>
      {found.length === 0 ? (
        <EmptyState title="No se encontró personal" />
      ) : (
        <ul className={classes.directory}>
          {shown.map((miembro) => (
            <PersonCard key={miembro.id} miembro={miembro} />
          ))}
        </ul>
      )}
      <div ref={sentinel} />
    </>
  )
}
