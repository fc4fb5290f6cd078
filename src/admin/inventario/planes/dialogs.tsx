import { useEdited } from '@/admin/ui/record/use-dialog'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { ExcepcionForm } from './excepcion-form'
import { HechoForm } from './hecho-form'
import { PlanForm } from './plan-form'
import { PlanesDialog } from './planes-dialog'
import type { Vencimientos } from './use-vencimientos'

/** The fields of the address that concern plans. */
type PlanesSearch = {
  ver?: string | undefined
  plan?: string | undefined
  planes?: 'lista' | 'nuevo' | 'editar' | undefined
  anotar?: string | undefined
  cambiar?: string | undefined
}

type PlanesDialogsProps = { search: PlanesSearch; vencimientos: Vencimientos; canEdit: boolean }

/** The plans, the form of one, and what is noted of an item: whichever the address says. */
export function PlanesDialogs({ search, vencimientos, canEdit }: PlanesDialogsProps) {
  const patch = useSearchPatch<PlanesSearch & { vence?: undefined; pagina?: undefined }>()
  const { ver, plan, planes, anotar, cambiar } = search
  const edited = useEdited(planes === 'editar' ? plan : undefined, vencimientos.planes)
  const noted = vencimientos.porItem.get(ver ?? '')?.find((one) => one.plan?.id === anotar)
  const asked = vencimientos.porItem.get(ver ?? '')?.find((one) => one.plan?.id === cambiar)
  const toList = () => patch({ planes: 'lista', plan: undefined })
  if (canEdit && (planes === 'nuevo' || (planes === 'editar' && edited)))
    return <PlanForm plan={edited} hoy={vencimientos.hoy} onClose={toList} />
  if (planes)
    return (
      <PlanesDialog
        vencimientos={vencimientos}
        canEdit={canEdit}
        onNew={() => patch({ planes: 'nuevo', plan: undefined })}
        onEdit={({ id }) => patch({ planes: 'editar', plan: id })}
        onShow={({ id }) => patch({ planes: undefined, plan: id, vence: undefined, pagina: undefined })}
        onClose={() => patch({ planes: undefined, plan: undefined })}
      />
    )
  if (anotar && noted && canEdit)
    return <HechoForm one={noted} hoy={vencimientos.hoy} onClose={() => patch({ anotar: undefined })} />
  if (cambiar && asked?.plan && canEdit)
    return (
      <ExcepcionForm
        key={cambiar}
        one={{ ...asked, plan: asked.plan }}
        onClose={() => patch({ cambiar: undefined })}
      />
    )
  return null
}
