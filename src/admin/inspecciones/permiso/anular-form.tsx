import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { FormModal } from '@/admin/ui/form/form-modal'
import { anularRules, numeroEnPalabras, type Permiso } from '@/entities/inspecciones/permiso/permiso'
import { permisos } from '@/entities/inspecciones/permiso/queries'
import { TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

/** Annuls a permit, and with it its code. */
export function AnularPermiso({ permiso, onClose }: { permiso: Permiso; onClose: () => void }) {
  const annul = useMutation(permisos.anular)
  const form = useForm({
    initialValues: { motivo: '' },
    validate: schemaResolver(v.object(anularRules), { sync: true }),
  })
  return (
    <FormModal
      title={`Anular el permiso ${numeroEnPalabras(permiso.numero)}`}
      form={form}
      save={({ motivo }) => annul.mutateAsync({ id: permiso.id, motivo: motivo.trim() })}
      onClose={onClose}
      required={{ fields: ['motivo'], sentence: 'Escriba por qué se anula.' }}
      draft={`inspecciones:permiso:anular:${permiso.id}`}
      verb="Anular"
    >
      <Text>
        {permiso.nombre}. No se puede deshacer: para que el local tenga permiso hay que otorgarle otro.
        {permiso.codigo && ' Quien lea su código verá desde qué día está anulado, pero no el motivo.'}
      </Text>
      <TextField label="Motivo" required {...form.getInputProps('motivo')} />
    </FormModal>
  )
}
