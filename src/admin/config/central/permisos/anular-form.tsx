import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { anular } from '@/access/central/firma'
import { FormModal } from '@/admin/ui/form/form-modal'
import { required } from '@/shared/lib/form/rules'
import type { MutationMeta } from '@/shared/query/toast'
import { TextArea, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import { FIRMADOS_KEY, numberWords, type Otorgado } from './queries'

const meta: MutationMeta = {
  success: {
    title: 'Permiso anulado',
    message: 'Cada teléfono lo sabe cuando se conecta a internet.',
  },
  failure: 'El permiso no se anuló.',
  invalidates: [FIRMADOS_KEY],
}

const schema = v.object({
  codigo: required('Pegue el código o su enlace.'),
  motivo: v.pipe(required('Escriba por qué se anula.'), v.maxLength(200, 'Escríbalo en 200 letras.')),
})

/** Annuls a permit of the list, or one that isn't in it by the text of its code. */
export function AnularForm({ otorgado, onClose }: { otorgado?: Otorgado | undefined; onClose: () => void }) {
  const { codigo = '', permiso } = otorgado ?? {}
  const annul = useMutation({
    mutationFn: (values: { codigo: string; motivo: string }) => anular(values.codigo, values.motivo),
    meta,
  })
  const form = useForm({
    initialValues: { codigo, motivo: '' },
    validate: schemaResolver(schema, { sync: true }),
  })
  return (
    <FormModal
      title={permiso ? `Anular el permiso ${numberWords(permiso)}` : 'Anular por su código'}
      form={form}
      save={(values) => annul.mutateAsync(values)}
      onClose={onClose}
      required={{ fields: ['codigo', 'motivo'], sentence: 'Falta el código o por qué se anula.' }}
      draft={`permisos-firmados:anular-${otorgado?.id ?? ''}`}
      verb="Anular"
    >
      {permiso ? (
        <Text>
          {permiso.nombre}. Quien lea su código verá desde qué día está anulado; el motivo queda en la
          central. No se puede deshacer: para que el local tenga permiso hace falta otro.
        </Text>
      ) : (
        <TextArea
          label="Código del permiso, o su enlace"
          description="Para un permiso que no está en la lista, como uno firmado después de la copia que se repuso."
          rows={3}
          required
          {...form.getInputProps('codigo')}
        />
      )}
      <TextField label="Motivo" required {...form.getInputProps('motivo')} />
    </FormModal>
  )
}
