import { useSuspenseQuery } from '@tanstack/react-query'
import { useUser } from '@/access/current-user'
import { usuariosResource } from '@/access/usuarios/queries'
import { useEdited } from '@/admin/ui/record/use-dialog'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { type Carta, mayWrite } from './carta'
import { CartaDetails } from './carta-details'
import { CartaForm } from './carta-form'
import type { Anotada, BuzonSearch } from './search'
import { TerminosForm } from './terminos-form'
import type { Buzon } from './use-cartas'

type CartaDialogsProps = {
  search: BuzonSearch
  buzon: Buzon
  list: readonly Carta[]
  /** The kinds that this person may write down. */
  anotables: readonly Anotada[]
}

/** What the address has open, if the role allows it. */
export function CartaDialogs({ search, buzon, list, anotables }: CartaDialogsProps) {
  const { ver, editar, nuevo, clase, plazos } = search
  const patch = useSearchPatch<BuzonSearch>()
  const user = useUser()
  const { data: people } = useSuspenseQuery(usuariosResource.list)
  const edited = useEdited(editar, list)
  const close = () => patch({ nuevo: undefined, ver: undefined, editar: undefined })
  const shared = { buzon, people, onClose: close }
  if (edited)
    return mayWrite(user, edited.clase, 'edit') && <CartaForm key={edited.id} que={edited} {...shared} />
  const seen = list.find(({ id }) => id === ver)
  if (seen) {
    const edit = () => patch({ nuevo: undefined, ver: undefined, editar: seen.id })
    return (
      <CartaDetails carta={seen} {...shared} onEdit={mayWrite(user, seen.clase, 'edit') ? edit : undefined} />
    )
  }
  const kind = anotables.find((one) => (nuevo === true ? !clase || one === clase : one === nuevo))
  if (kind) return <CartaForm key={kind} que={{ clase: kind }} {...shared} />
  const { terminos, guardados } = buzon
  if (plazos && terminos && guardados && mayWrite(user, 'SOLICITUD', 'edit'))
    return (
      <TerminosForm terminos={terminos} guardados={guardados} onClose={() => patch({ plazos: undefined })} />
    )
  return null
}
