import { useState } from 'react'
import { useCan } from '@/access/current-user'
import { useAllowed } from '@/admin/shell/data/use-allowed'
import type { DelLocal } from '@/entities/inspecciones/permiso/permisos'
import { permisos } from '@/entities/inspecciones/permiso/queries'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { AnularPermiso } from './anular-form'
import { OtorgarForm } from './otorgar-form'
import { PermisoDetails } from './permiso-details'
import { NUEVO } from './permisos-del-local'
import { useSabido } from './use-sabido'

type Props = { id: string | undefined; local: DelLocal | undefined }

/** The permit that the address names, over the premises that is open or by itself. */
export function PermisoDialogs({ id, local }: Props) {
  const { data } = useAllowed(permisos.known, 'inspecciones:view')
  const mayGrant = useCan('permisos:otorgar')
  const patch = useSearchPatch<{ permiso: string | undefined }>()
  const [annuls, setAnnuls] = useState(false)
  const known = useSabido(id === NUEVO ? local?.id : undefined)
  if (!data || !known) return null
  const permiso = data.find((one) => one.id === id)
  if (id === NUEVO && local && mayGrant)
    return (
      <OtorgarForm
        local={local}
        list={data}
        known={known}
        onClose={(granted) => patch({ permiso: granted?.id })}
      />
    )
  if (!permiso) return null
  if (annuls && mayGrant) return <AnularPermiso permiso={permiso} onClose={() => setAnnuls(false)} />
  return (
    <PermisoDetails
      permiso={permiso}
      onAnnul={() => setAnnuls(true)}
      onClose={() => patch({ permiso: undefined })}
    />
  )
}
