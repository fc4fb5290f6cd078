import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { useUser } from '@/access/user-query'
import { FormModal } from '@/admin/ui/form/form-modal'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import { presentaciones } from '@/entities/lotaip/queries'
import { isDay } from '@/shared/lib/dias'
import { type Archivo, withArchivos } from '@/shared/lib/file/archivo'
import { Archivos } from '@/shared/ui/archivo/archivos'
import { TextArea, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

type PresentarFormProps = { mes: string; hoy: string; onClose: () => void }

const rules = (mes: string, hoy: string) =>
  v.object({
    fecha: v.pipe(
      v.string(),
      v.check(isDay, 'Escriba el día en que se presentó.'),
      v.check((day) => day <= hoy, 'Ese día todavía no llega.'),
      v.check((day) => day.slice(0, 7) > mes, 'Ese mes todavía no había terminado.'),
    ),
  })

const MOST_FILES = 3

type Values = { fecha: string; constancia: string; archivos: Archivo[] }

/** Keeps that somebody filed a month in the Defensoría's portal. The app itself files nothing. */
export function PresentarForm({ mes, hoy, onClose }: PresentarFormProps) {
  const autor = useUser()?.name ?? ''
  const { mutateAsync: create } = useMutation(presentaciones.create)
  const check = schemaResolver(rules(mes, hoy), { sync: true })
  const form = useForm<Values>({
    initialValues: { fecha: '', constancia: '', archivos: [] },
    validate: (values) => ({
      ...check(values),
      ...(!values.constancia.trim() &&
        values.archivos.length === 0 && {
          constancia: 'Escriba qué constancia quedó, como un número o un correo, o agregue su archivo.',
        }),
    }),
  })
  return (
    <FormModal
      title={`Marcar ${nameOfMonth(mes)} como presentado`}
      form={form}
      save={({ fecha, constancia, archivos }) =>
        create({
          ...{ mes, fecha, constancia: constancia.trim(), autor, hecho: new Date().toISOString() },
          ...withArchivos(archivos, undefined),
        })
      }
      onClose={onClose}
      required={{ fields: ['fecha'], sentence: 'Complete el día y la constancia.' }}
      draft={`lotaip:presentar-${mes}`}
      size="md"
    >
      <Text>
        Este panel no envía nada a la Defensoría. Anote aquí lo que usted ya presentó en el portal: queda como
        constancia de la brigada.
      </Text>
      <TextField
        label="Día en que se presentó"
        type="date"
        max={hoy}
        required
        {...form.getInputProps('fecha')}
      />
      <TextArea
        label="Constancia"
        description="El número de trámite, el correo que llegó o dónde está guardado el comprobante."
        rows={3}
        {...form.getInputProps('constancia')}
      />
      <Archivos
        label="Comprobante"
        description="El archivo que dio el portal. Con él, la constancia puede quedar vacía."
        max={MOST_FILES}
        {...form.getInputProps('archivos')}
      />
    </FormModal>
  )
}
