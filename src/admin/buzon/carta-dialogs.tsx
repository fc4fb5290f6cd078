import { schemaResolver, useForm } from '@mantine/form'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useUser } from '@/access/current-user'
import { usuariosResource } from '@/access/usuarios/queries'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import { useEdited } from '@/admin/ui/record/use-dialog'
import { terminos as resource } from '@/entities/solicitudes/queries'
import { type Terminos, type TerminosGuardados, terminosDistintos } from '@/entities/solicitudes/terminos'
import { terminosForm } from '@/entities/solicitudes/terminos-form'
import { parseWhole } from '@/shared/lib/form/whole'
import { CheckField } from '@/shared/ui/form/check-field'
import { TextArea, TextField } from '@/shared/ui/form/fields'
import { useSearchPatch } from '@/shared/ui/hook/use-search-patch'
import { type Carta, mayWrite } from './carta'
import { CartaDetails } from './carta-details'
import { CartaForm } from './carta-form'
import type { Anotada, BuzonSearch } from './search'
import type { Buzon } from './use-cartas'

type TerminosFormProps = { terminos: Terminos; guardados: TerminosGuardados; onClose: () => void }

/** In how many days a request is answered, and where that is from: data, as the law may change. */
function TerminosForm({ terminos, guardados, onClose }: TerminosFormProps) {
  const { mutateAsync: save } = useMutation(resource.save)
  const { dias, prorroga, habiles, fuente, fechaFuente, feriados } = terminos
  const form = useForm({
    initialValues: { dias: String(dias), prorroga: String(prorroga), habiles, fuente, fechaFuente },
    validate: schemaResolver(terminosForm, { sync: true }),
  })
  return (
    <FormModal
      title="Plazos y fuente"
      form={form}
      save={(values) => {
        const whole = { dias: parseWhole(values.dias), prorroga: parseWhole(values.prorroga) }
        return save({ base: guardados, next: terminosDistintos({ ...values, ...whole, feriados }) })
      }}
      onClose={onClose}
      required={{
        fields: ['dias', 'prorroga', 'fuente'],
        sentence: 'Complete los días y de dónde salen.',
      }}
      draft="solicitudes:plazos"
      size="md"
    >
      <TextField label="Días para contestar" inputMode="numeric" required {...form.getInputProps('dias')} />
      <TextField
        label="Días que agrega la prórroga"
        inputMode="numeric"
        required
        {...form.getInputProps('prorroga')}
      />
      <CheckField
        label="Cuentan solo los días hábiles"
        {...form.getInputProps('habiles', { type: 'checkbox' })}
      />
      <TextArea label="Fuente" rows={4} required {...form.getInputProps('fuente')} />
      <DayField label="Fecha de la fuente" de="SUCESO" {...form.getInputProps('fechaFuente')} />
    </FormModal>
  )
}

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
