import { useForm } from '@mantine/form'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { FormModal } from '@/admin/ui/form/form-modal'
import { numeroDe } from '@/entities/inspecciones/locales'
import {
  ESTADOS_PETICION,
  type EstadoPeticion,
  PETICION_LABELS,
  type Peticion,
} from '@/entities/inspecciones/peticion'
import { localesDe } from '@/entities/inspecciones/peticion-local'
import { NUEVO, peticiones } from '@/entities/inspecciones/peticiones-queries'
import { locales } from '@/entities/inspecciones/queries'
import { options } from '@/shared/lib/form/options'
import { SelectField, TextArea } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

type Fields = { estado: EstadoPeticion; respuesta: string; nota: string; local: string }

/** An accepted request and a visit are of premises that are in the list. */
const needsLocal = (estado: EstadoPeticion) => estado === 'ACEPTADA' || estado === 'VISITA'

type PeticionFormProps = { peticion: Peticion; onClose: () => void }

/** Answers a request for a permit. What the person wrote isn't edited. */
export function PeticionForm({ peticion, onClose }: PeticionFormProps) {
  const { data } = useSuspenseQuery(locales.known)
  const { mutateAsync: answer } = useMutation(peticiones.contestar)
  const { cierto, dudosos } = localesDe(peticion, data ?? [])
  const { estado, respuesta, nota } = peticion
  const form = useForm<Fields>({
    initialValues: { estado, respuesta, nota, local: '' },
    validate: (values) => ({
      ...(values.estado === 'NEGADA' &&
        !values.respuesta.trim() && { respuesta: 'Escriba por qué no se acepta.' }),
      ...(needsLocal(values.estado) &&
        !cierto &&
        dudosos.length > 0 &&
        !values.local && { local: 'Diga qué local es.' }),
    }),
  })
  const { values } = form
  const localOf = ({ estado: next, local }: Fields) => {
    if (cierto) return cierto.id
    if (!needsLocal(next)) return ''
    return dudosos.length === 0 ? NUEVO : local
  }
  return (
    <FormModal
      title={`Contestar a ${peticion.contacto}`}
      form={form}
      save={(said: Fields) => {
        const { local: _, ...next } = said
        return answer({ peticion, next, local: localOf(said) })
      }}
      onClose={onClose}
      required={{ fields: ['estado'], sentence: 'Elija el estado.' }}
      draft={`peticiones:${peticion.id}`}
    >
      <SelectField
        label="Qué se contesta"
        description="Quien pide lo lee en su teléfono."
        options={options(ESTADOS_PETICION, PETICION_LABELS)}
        {...form.getInputProps('estado')}
      />
      {needsLocal(values.estado) && cierto && (
        <Text size="sm">{`Es «${cierto.nombre}», que ya está en los locales (${numeroDe(cierto)}).`}</Text>
      )}
      {needsLocal(values.estado) && !cierto && dudosos.length === 0 && (
        <Text size="sm">Se agrega a los locales con lo que escribió quien pide.</Text>
      )}
      {needsLocal(values.estado) && !cierto && dudosos.length > 0 && (
        <SelectField
          label="¿Qué local es?"
          required
          options={[
            ['', 'Elija'],
            ...dudosos.map(
              (one) =>
                [one.id, [one.nombre, numeroDe(one), one.direccion].filter(Boolean).join(' · ')] as const,
            ),
            [NUEVO, 'Ninguno: agregarlo a los locales'],
          ]}
          {...form.getInputProps('local')}
        />
      )}
      <TextArea
        label="Respuesta"
        description="Cuándo se le visita, qué falta o qué sigue."
        rows={4}
        {...form.getInputProps('respuesta')}
      />
      <TextArea
        label="Nota interna"
        description="La ve solo la brigada."
        rows={2}
        {...form.getInputProps('nota')}
      />
    </FormModal>
  )
}
