import { Suspense } from 'react'
import { useRights } from '@/access/can'
import { useRecords } from '@/admin/ui/record/use-records'
import type { Local } from '@/entities/inspecciones/local'
import { locales } from '@/entities/inspecciones/queries'
import { lazy } from '@/shared/ui/control/lazy'
import { LocalDetails } from './local-details'
import { LocalForm } from './local-form'
import type { InspeccionesSearch } from './search'

const MoverForm = lazy(() => import('./anual/mover-form').then(({ MoverForm }) => MoverForm))

const PermisoDialogs = lazy(() =>
  import('./permiso/permiso-dialogs').then(({ PermisoDialogs }) => PermisoDialogs),
)

type Open = Pick<ReturnType<typeof useRecords<Local>>, 'list' | 'dialog' | 'close' | 'edit'>

/** What the address opens of a premises: the premises itself, its form, the move of its visit, or a permit over it. */
export function LocalDialogs({ search, open }: { search: InspeccionesSearch; open: Open }) {
  const { list, dialog, close, edit } = open
  if (search.permiso !== undefined)
    return (
      <Suspense>
        <PermisoDialogs id={search.permiso} local={dialog.kind === 'view' ? dialog.record : undefined} />
      </Suspense>
    )
  if (dialog.kind === 'create') return <LocalForm list={list} onClose={close} />
  if (dialog.kind === 'edit') return <LocalForm local={dialog.record} list={list} onClose={close} />
  if (dialog.kind !== 'view') return null
  if (search.mover && edit)
    return (
      <Suspense>
        <MoverForm local={dialog.record} />
      </Suspense>
    )
  return (
    <LocalDetails
      local={dialog.record}
      list={list}
      onClose={close}
      onEdit={edit && (() => edit(dialog.record))}
    />
  )
}

/** The same over another list of premises. */
export const OpenLocal = ({ search }: { search: InspeccionesSearch }) => (
  <LocalDialogs
    search={search}
    open={useRecords(locales, search, { ...useRights('inspecciones'), canCreate: false })}
  />
)
